import IconModel

/// The fields of IHDR as they stand in the file, before anything is known to be right.
struct HeaderChunk {
  /// Bytes of its data.
  static let length = 13

  let width: UInt32
  let height: UInt32
  let bitDepth: UInt8
  let colorType: UInt8
  let compression: UInt8
  let filter: UInt8
  let interlace: UInt8

  /// Reads the fields; `offset` is where the data begin, and all 13 bytes are there.
  init(_ bytes: [UInt8], at offset: Int) {
    width = bytes.bigEndian(at: offset)
    height = bytes.bigEndian(at: offset + 4)
    bitDepth = bytes[offset + 8]
    colorType = bytes[offset + 9]
    compression = bytes[offset + 10]
    filter = bytes[offset + 11]
    interlace = bytes[offset + 12]
  }

  /// The header; nil where a field has a value that PNG does not allow.
  var header: PNGHeader? {
    guard let type = PNGHeader.ColorType(rawValue: colorType), type.bitDepths.contains(bitDepth), compression == 0, filter == 0,
      interlace <= 1, Self.sides.contains(width), Self.sides.contains(height)
    else { return nil }
    return PNGHeader(
      width: Int(width), height: Int(height), bitDepth: Int(bitDepth), colorType: type, isInterlaced: interlace == 1)
  }

  /// What is wrong with the fields; empty where there is a header.
  ///
  /// `offset` is where the chunk begins.
  func faults(at offset: Int) -> [PNGFault] {
    var texts: [String] = []
    for (name, side) in [("width", width), ("height", height)] where !Self.sides.contains(side) {
      texts.append("\(name) \(side), PNG allows 1 to 2147483647")
    }
    if let type = PNGHeader.ColorType(rawValue: colorType) {
      if !type.bitDepths.contains(bitDepth) {
        let allowed = type.bitDepths.map(String.init).joined(separator: ", ")
        texts.append("bit depth \(bitDepth), PNG allows \(allowed) with colour type \(colorType)")
      }
    } else {
      texts.append("colour type \(colorType), PNG has 0, 2, 3, 4 and 6")
    }
    if compression != 0 { texts.append("compression method \(compression), PNG has 0") }
    if filter != 0 { texts.append("filter method \(filter), PNG has 0") }
    if interlace > 1 { texts.append("interlace method \(interlace), PNG has 0 and 1") }
    return texts.map { .headerValue($0, at: offset) }
  }

  private static let sides: ClosedRange<UInt32> = 1...0x7FFF_FFFF
}

extension PNGHeader.ColorType {
  /// The bits a sample that go with the type.
  var bitDepths: [UInt8] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }
}
