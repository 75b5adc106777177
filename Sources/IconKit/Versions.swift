import IconPNG
import IconRaster
import IconXML

/// The versions of iconkit and of the libraries it works with.
public enum IconKitVersion {
  /// The version of iconkit itself.
  public static let iconkit = "0.1.0"

  /// The libraries in use, as `cairo 1.16.0, libpng 1.6.39, zlib 1.2.13, expat 2.5.0`.
  public static var libraries: String {
    "cairo \(Rasterizer.cairoVersion), libpng \(PNGLibraries.libpngVersion), zlib \(PNGLibraries.zlibVersion), expat \(XMLReader.expatVersion)"
  }
}
