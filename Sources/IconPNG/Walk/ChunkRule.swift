import IconModel

/// What PNG (third edition, section 5.6 and 11) says of one ancillary chunk type.
struct ChunkRule {
  /// Where a chunk may stand.
  enum Place {
    case anywhere
    /// Before PLTE and IDAT.
    case beforePLTE
    case beforeIDAT
    /// Behind PLTE where there is one, and before IDAT.
    case betweenPLTEAndIDAT
    case behindIDAT
  }

  /// How many bytes a chunk may have.
  enum Length {
    case any
    case exactly(Int)
    /// By colour type: of a sample each (`tRNS`, `bKGD`), of a channel each (`sBIT`), of a colour each (`hIST`).
    case transparency
    case background
    case significantBits
    case histogram
  }

  let place: Place
  let mayRepeat: Bool
  let length: Length

  private init(_ place: Place, mayRepeat: Bool = false, length: Length = .any) {
    self.place = place
    self.mayRepeat = mayRepeat
    self.length = length
  }

  /// The ancillary chunks of the standard, those of its extensions and those of animations.
  static let known: [String: ChunkRule] = [
    "cHRM": ChunkRule(.beforePLTE, length: .exactly(32)),
    "cICP": ChunkRule(.beforePLTE, length: .exactly(4)),
    "cLLI": ChunkRule(.beforePLTE, length: .exactly(8)),
    "gAMA": ChunkRule(.beforePLTE, length: .exactly(4)),
    "iCCP": ChunkRule(.beforePLTE),
    "mDCV": ChunkRule(.beforePLTE, length: .exactly(24)),
    "sBIT": ChunkRule(.beforePLTE, length: .significantBits),
    "sRGB": ChunkRule(.beforePLTE, length: .exactly(1)),
    "bKGD": ChunkRule(.betweenPLTEAndIDAT, length: .background),
    "hIST": ChunkRule(.betweenPLTEAndIDAT, length: .histogram),
    "tRNS": ChunkRule(.betweenPLTEAndIDAT, length: .transparency),
    "acTL": ChunkRule(.beforeIDAT, length: .exactly(8)),
    "oFFs": ChunkRule(.beforeIDAT, length: .exactly(9)),
    "pCAL": ChunkRule(.beforeIDAT),
    "pHYs": ChunkRule(.beforeIDAT, length: .exactly(9)),
    "sCAL": ChunkRule(.beforeIDAT),
    "sPLT": ChunkRule(.beforeIDAT, mayRepeat: true),
    "sTER": ChunkRule(.beforeIDAT, length: .exactly(1)),
    "fdAT": ChunkRule(.behindIDAT, mayRepeat: true),
    "fcTL": ChunkRule(.anywhere, mayRepeat: true, length: .exactly(26)),
    "eXIf": ChunkRule(.anywhere),
    "tIME": ChunkRule(.anywhere, length: .exactly(7)),
    "iTXt": ChunkRule(.anywhere, mayRepeat: true),
    "tEXt": ChunkRule(.anywhere, mayRepeat: true),
    "zTXt": ChunkRule(.anywhere, mayRepeat: true),
  ]

  /// What is wrong with a chunk's length, given the picture's colour type and the number of its palette's colours.
  func lengthFault(of chunk: PNGChunk, in header: PNGHeader, colors: Int?) -> PNGFault? {
    switch allowance(in: header.colorType, colors: colors) {
    case .any: return nil
    case .noChunk(let circumstance): return .outOfPlace(chunk, circumstance)
    case .bytes(let allowed):
      if allowed.contains(chunk.length) { return nil }
      let wanted = allowed.count == 1 ? "\(allowed.lowerBound)" : "\(allowed.lowerBound) to \(allowed.upperBound)"
      return .wrongLength(chunk, wanted: wanted, isTolerable: true)
    }
  }

  /// What a colour type allows.
  private enum Allowance {
    case any
    /// No chunk of the type at all.
    case noChunk(String)
    case bytes(ClosedRange<Int>)

    static func exactly(_ count: Int) -> Allowance { .bytes(count...count) }
  }

  private func allowance(in colorType: PNGHeader.ColorType, colors: Int?) -> Allowance {
    switch (length, colorType) {
    case (.any, _): .any
    case (.exactly(let count), _): .exactly(count)
    case (.histogram, _): colors.map { .exactly(2 * $0) } ?? .noChunk("without PLTE")
    case (.transparency, .palette): .bytes(1...max(1, colors ?? 256))
    case (.transparency, .greyAlpha), (.transparency, .rgba): .noChunk("with colour type \(colorType.rawValue)")
    case (.background, .palette), (.significantBits, .grey): .exactly(1)
    case (.transparency, .grey), (.background, .grey), (.background, .greyAlpha), (.significantBits, .greyAlpha): .exactly(2)
    case (.significantBits, .rgb), (.significantBits, .palette): .exactly(3)
    case (.significantBits, .rgba): .exactly(4)
    case (.transparency, .rgb), (.background, .rgb), (.background, .rgba): .exactly(6)
    }
  }
}
