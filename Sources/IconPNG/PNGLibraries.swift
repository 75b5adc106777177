import CLibPNG
import CZlib

/// The libraries that read and write PNGs, as they are loaded; the encoder's bytes depend on both.
public enum PNGLibraries {
  /// The version of libpng, such as `1.6.39`.
  public static var libpngVersion: String { unsafe String(cString: png_get_libpng_ver(nil)) }
  /// The version of zlib, such as `1.2.13`.
  public static var zlibVersion: String { unsafe String(cString: CZlib.zlibVersion()) }
}
