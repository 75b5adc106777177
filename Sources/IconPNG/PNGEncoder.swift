import CPNGBridge
public import IconModel

/// Writes PNGs that are small, plain and the same every time: no filters, no interlacing, no chunks beyond IHDR, IDAT and IEND.
public enum PNGEncoder {
  /// The bytes of a PNG file; they depend on the picture and the versions of libpng and zlib alone.
  ///
  /// Throws a fault of kind `value` for a picture without pixels or with a side beyond 2^31 - 1, and `tooLarge` where memory ends.
  public static func encode(_ picture: PNGPicture) throws(PNGFault) -> [UInt8] {
    guard let width = Int32(exactly: picture.width), let height = Int32(exactly: picture.height), width > 0, height > 0 else {
      throw .impossibleSize(PixelSize(picture.width, picture.height))
    }
    let session = try Session()
    return try session.encode(picture, level: level(for: picture))
  }

  /// zlib's level: 6 for icons; 5 for up to 2 KB of samples, a tab-bar icon's template, which takes three quarters of the time for a fiftieth
  /// more bytes; from 256x256 pixels on 3, which takes half the time for a tenth more.
  static func level(for picture: PNGPicture) -> Int32 {
    if picture.samples.count <= 2048 { return 5 }
    return picture.width * picture.height < 256 * 256 ? 6 : 3
  }
}
