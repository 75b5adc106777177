/// What a PNG's chunks say without a pixel being decoded.
public struct PNGStructure: Sendable, Hashable {
  public var header: PNGHeader?
  public var chunks: [PNGChunk]
  /// What is wrong with the file; empty for a sound one.
  public var faults: [PNGFault]
  /// Apple's `CgBI` variant, which only Apple's systems load.
  public var isAppleCrushed: Bool
  /// Bytes behind the end of `IEND`.
  public var trailingBytes: Int

  /// Makes a structure.
  public init(
    header: PNGHeader? = nil, chunks: [PNGChunk] = [], faults: [PNGFault] = [], isAppleCrushed: Bool = false, trailingBytes: Int = 0
  ) {
    self.header = header
    self.chunks = chunks
    self.faults = faults
    self.isAppleCrushed = isAppleCrushed
    self.trailingBytes = trailingBytes
  }
}

/// The contents of `IHDR`.
public struct PNGHeader: Sendable, Hashable {
  /// PNG's colour types.
  public enum ColorType: UInt8, Sendable, Hashable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  public var width: Int
  public var height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  public var bitDepth: Int
  public var colorType: ColorType
  public var isInterlaced: Bool

  /// Makes a header.
  public init(width: Int, height: Int, bitDepth: Int, colorType: ColorType, isInterlaced: Bool) {
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
  }

  public var size: PixelSize { PixelSize(width, height) }
}

/// One chunk of a PNG.
public struct PNGChunk: Sendable, Hashable {
  /// Four letters; other bytes are shown as `\xNN`.
  public var type: String
  /// Where its length field stands in the file.
  public var offset: Int
  /// Bytes of its data, without length, type and CRC.
  public var length: Int

  /// Makes a chunk.
  public init(type: String, offset: Int, length: Int) {
    self.type = type
    self.offset = offset
    self.length = length
  }

  /// Whether a decoder may pass it over (bit 5 of the first letter).
  public var isAncillary: Bool { (type.utf8.first ?? 0) & 0x20 != 0 }
}

/// Something that is wrong with a PNG file, with the byte where it is.
public struct PNGFault: Error, Sendable, Hashable {
  /// The kinds of fault.
  public enum Kind: Sendable, Hashable {
    /// The file is something else; the text names it ("a JPEG picture", "a Git LFS pointer", "empty").
    case notPNG(String)
    /// The file ends too early.
    case truncated
    /// A chunk's checksum is wrong.
    case checksum
    /// A chunk stands where it may not, twice, is missing, or has a wrong length.
    case structure
    /// A value that PNG does not allow.
    case value
    /// The compressed data is damaged.
    case data
    /// The picture is larger than the limits allow.
    case tooLarge
  }

  public var kind: Kind
  /// One line, without the file's name: says the chunk, the byte, what was wanted and what was found.
  public var message: String
  /// The byte of the file where it is.
  public var offset: Int?
  /// Whether decoders show the picture all the same.
  public var isTolerable: Bool

  /// Makes a fault.
  public init(_ kind: Kind, _ message: String, offset: Int? = nil, isTolerable: Bool = false) {
    self.kind = kind
    self.message = message
    self.offset = offset
    self.isTolerable = isTolerable
  }
}
