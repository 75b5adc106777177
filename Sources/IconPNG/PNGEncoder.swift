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
    return try session.encode(picture, DeflateEffort(for: picture))
  }
}

/// How hard zlib tries; chosen by the size of the picture alone, so that the same pixels are always the same bytes.
struct DeflateEffort: Hashable {
  /// From 1, fast, to 9, small.
  var level: Int32
  /// zlib's memLevel: 8 is its own choice.
  var memory: Int32 = 8

  init(for picture: PNGPicture) {
    if picture.samples.count <= 2048 {
      // A tab-bar icon's template: three quarters of level 6's time for a fiftieth more bytes, and tables of 8 KB that need not be cleared
      // where 64 KB would be.
      (level, memory) = (5, 5)
    } else {
      // From 256x256 pixels on, half the time for a tenth more bytes.
      level = picture.width * picture.height < 256 * 256 ? 6 : 3
    }
  }
}
