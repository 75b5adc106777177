public import IconModel

/// Reads the pixels of a PNG, of every colour type, depth and interlacing, and of Apple's crushed form.
public enum PNGDecoder {
  /// The picture, as straight 8-bit RGBA.
  ///
  /// Samples of 16 bits are rounded to the nearest of 8; gamma, profiles and all other colour management are left out. Throws what
  /// keeps the picture from being shown: the first fatal fault of its chunks, or libpng's words about its data.
  public static func decode(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(PNGFault) -> PixelImage {
    try read(bytes, limits: limits).image
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
    return (PixelImage(width: header.width, height: header.height, samples: samples), warnings(of: session, bytes, limits: limits))
  }

  /// libpng's warnings about the picture's data; those about other chunks, which begin with the chunk's type, a walk finds too.
  private static func warnings(of session: borrowing Session, _ bytes: [UInt8], limits: PNGLimits) -> [PNGFault] {
    let warnings = session.warnings.filter { $0.hasPrefix("IDAT: ") || !$0.dropFirst(4).hasPrefix(": ") }
    if warnings.isEmpty { return [] }
    let chunk = ChunkWalk.walk(bytes, limits: limits).chunks.first { $0.type == "IDAT" }
    return warnings.map { .warning($0, in: chunk) }
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
  /// The first fault that keeps the picture from being shown.
  var fatalFault: PNGFault? { faults.first { !$0.isTolerable } }
}
