public import IconModel

/// Reads the pixels of a PNG, of every colour type, depth and interlacing, and of Apple's crushed form.
public enum PNGDecoder {
  /// The picture, as straight 8-bit RGBA.
  ///
  /// Samples of 16 bits are rounded to the nearest of 8; gamma, profiles and all other colour management are left out. Throws what
  /// keeps the picture from being shown: the first fatal fault of its chunks, or libpng's words about its data.
  public static func decode(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(PNGFault) -> PixelImage {
    try decode(bytes, ChunkWalk.walk(bytes, limits: limits), limits: limits)
  }

  /// The picture of a file over whose chunks a walk has gone already.
  public static func decode(_ bytes: [UInt8], _ structure: PNGStructure, limits: PNGLimits = .standard) throws(PNGFault) -> PixelImage {
    if let header = structure.plainHeader,
      let samples = try Session().decodePlain(bytes, size: header.size, channels: header.colorType.channels)
    {
      return PixelImage(width: header.width, height: header.height, samples: samples)
    }
    return try read(bytes, limits: limits).image
  }

  /// The picture together with what libpng had to get over in its data; a chunk walk does not see these faults, and they are tolerable.
  public static func read(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(PNGFault) -> (image: PixelImage, warnings: [PNGFault]) {
    guard let (header, offset) = ChunkWalk.locateHeader(in: bytes) else {
      throw ChunkWalk.walk(bytes, limits: limits).fatalFault ?? .missing("IHDR", because: "the file holds no picture", at: 8)
    }
    if let fault = limits.fault(for: header, at: offset) { throw fault }
    let isCrushed = offset != Signature.bytes.count
    let standard = isCrushed ? try AppleCrushed.standardized(bytes, header, limits: limits) : bytes
    let session = try Session()
    guard var samples = try session.decode(standard, size: header.size) else {
      throw fault(in: bytes, header, isCrushed: isCrushed, session, limits: limits)
    }
    if isCrushed { AppleCrushed.straighten(&samples, header.colorType) }
    return (PixelImage(width: header.width, height: header.height, samples: samples), warnings(of: session))
  }

  /// libpng's warnings about the picture's data; those about other chunks, which begin with the chunk's type, a walk finds too.
  private static func warnings(of session: borrowing Session) -> [PNGFault] {
    session.warnings.filter { $0.hasPrefix("IDAT: ") || !$0.dropFirst(4).hasPrefix(": ") }.map { .warning($0) }
  }

  /// Why libpng has refused a file: a fault of its chunks says it best, then libpng's words with the chunk they are about.
  private static func fault(
    in bytes: [UInt8], _ header: PNGHeader, isCrushed: Bool, _ session: borrowing Session, limits: PNGLimits
  ) -> PNGFault {
    let structure = ChunkWalk.walk(bytes, limits: limits)
    if let fault = structure.fatalFault { return fault }
    let parts = structure.chunks.filter { $0.type == "IDAT" }
    // What libpng has read of a crushed file are not the file's own bytes.
    let part = isCrushed ? parts.first : parts.last { $0.offset < session.position }
    return .data(session.message, in: part, rows: header.isInterlaced ? nil : min(session.rows, header.height)..<header.height)
  }
}

extension PNGStructure {
  /// The header of a sound file that needs no libpng: samples of 8 bits in reading order, each with a meaning of its own.
  fileprivate var plainHeader: PNGHeader? {
    guard faults.isEmpty, !isAppleCrushed, let header, header.bitDepth == 8, !header.isInterlaced, header.colorType != .palette,
      !chunks.contains(where: { $0.type == "tRNS" })
    else { return nil }
    return header
  }

  /// The first fault that keeps the picture from being shown.
  var fatalFault: PNGFault? { faults.first { !$0.isTolerable } }
}

extension PNGHeader.ColorType {
  /// Samples a pixel.
  fileprivate var channels: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }
}
