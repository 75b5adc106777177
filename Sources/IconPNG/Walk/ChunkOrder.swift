import IconModel

/// Checks which chunks there are, in which order and of which lengths, once all of them are listed.
struct ChunkOrder {
  let chunks: [PNGChunk]
  let header: PNGHeader?
  /// Where the last chunk ends; nil where the walk broke off, so that nothing behind it can be said to be missing.
  let end: Int?

  private let plte: Int?
  private let idat: Int?

  init(chunks: [PNGChunk], header: PNGHeader?, end: Int?) {
    self.chunks = chunks
    self.header = header
    self.end = end
    plte = chunks.firstIndex { $0.type == "PLTE" }
    idat = chunks.firstIndex { $0.type == "IDAT" }
  }

  func faults() -> [PNGFault] {
    // Apple's tool writes a chunk of its own in front of IHDR.
    let head = chunks.first?.type == "CgBI" ? 1 : 0
    guard chunks.count > head else {
      // Without an end, the walk has told where it was cut.
      guard let end else { return [] }
      return [head == 0 ? .endsAfterSignature() : .missing("IHDR", because: "the file ends after CgBI", at: end)]
    }
    // The walk has told of another chunk in its place.
    guard chunks[head].type == "IHDR" else { return [] }

    var faults: [PNGFault] = []
    var firsts: [String: PNGChunk] = [:]
    var isSplit = false
    for i in head..<chunks.count {
      let chunk = chunks[i]
      switch chunk.type {
      case "IHDR":
        if i != head { faults.append(.repeated(chunk, first: chunks[head], isTolerable: isBehindData(i))) }
        if chunk.length != HeaderChunk.length {
          faults.append(.wrongLength(chunk, wanted: "\(HeaderChunk.length)", isTolerable: isBehindData(i)))
        }
      case "IDAT":
        if let idat, i > idat, chunks[i - 1].type != "IDAT", !isSplit {
          faults.append(.splitIDAT(chunk, after: chunks[i - 1]))
          isSplit = true
        }
      case "IEND":
        if chunk.length != 0 { faults.append(.wrongLength(chunk, wanted: "0", isTolerable: isBehindData(i))) }
      case "PLTE":
        faults += paletteFaults(chunk, at: i)
      default:
        guard let rule = ChunkRule.known[chunk.type] else {
          if !chunk.isAncillary { faults.append(.unknownCritical(chunk, isTolerable: isBehindData(i))) }
          continue
        }
        if let fault = placeFault(chunk, at: i, rule.place) { faults.append(fault) }
        let isCut = end == nil && i == chunks.count - 1
        if !isCut, let header, let fault = rule.lengthFault(of: chunk, in: header, colors: plte.map { chunks[$0].length / 3 }) {
          faults.append(fault)
        }
        if !rule.mayRepeat {
          if let first = firsts[chunk.type] {
            faults.append(.repeated(chunk, first: first, isTolerable: true))
          } else {
            firsts[chunk.type] = chunk
          }
        }
      }
    }
    return faults + missingChunks()
  }

  private func isBehindData(_ index: Int) -> Bool { idat.map { index > $0 } ?? false }

  private func placeFault(_ chunk: PNGChunk, at index: Int, _ place: ChunkRule.Place) -> PNGFault? {
    let (mustPrecedePLTE, mustFollowPLTE, mustPrecedeIDAT): (Bool, Bool, Bool) =
      switch place {
      case .anywhere: (false, false, false)
      case .beforePLTE: (true, false, true)
      case .beforeIDAT: (false, false, true)
      case .betweenPLTEAndIDAT: (false, true, true)
      case .behindIDAT: (false, false, false)
      }
    if let idat, mustPrecedeIDAT, index > idat { return .misplaced(chunk, "before", chunks[idat], isTolerable: true) }
    if let plte, mustPrecedePLTE, index > plte { return .misplaced(chunk, "before", chunks[plte], isTolerable: true) }
    if let plte, mustFollowPLTE, index < plte { return .misplaced(chunk, "behind", chunks[plte], isTolerable: true) }
    if let idat, place == .behindIDAT, index < idat { return .misplaced(chunk, "behind", chunks[idat], isTolerable: true) }
    return nil
  }

  /// A palette must be right where pixels are drawn with it; elsewhere it is a mere proposal.
  private func paletteFaults(_ chunk: PNGChunk, at index: Int) -> [PNGFault] {
    guard let header else { return [] }
    let isNeeded = header.colorType == .palette
    if let plte, index > plte { return [.repeated(chunk, first: chunks[plte], isTolerable: isBehindData(index))] }
    if let idat, index > idat { return [.misplaced(chunk, "before", chunks[idat], isTolerable: !isNeeded)] }
    if header.colorType == .grey || header.colorType == .greyAlpha {
      return [.outOfPlace(chunk, "with colour type \(header.colorType.rawValue)")]
    }
    guard (3...768).contains(chunk.length), chunk.length % 3 == 0 else {
      return [.wrongLength(chunk, wanted: "3 a colour, of which there are 1 to 256", isTolerable: !isNeeded)]
    }
    if isNeeded, chunk.length > 3 << header.bitDepth {
      let colors = 1 << header.bitDepth
      return [
        .wrongLength(chunk, wanted: "\(3 * colors) at most, for the \(colors) colours of \(header.bitDepth) bits", isTolerable: true)
      ]
    }
    return []
  }

  private func missingChunks() -> [PNGFault] {
    var faults: [PNGFault] = []
    if header?.colorType == .palette, plte == nil, let offset = idat.map({ chunks[$0].offset }) {
      faults.append(.missing("PLTE", because: "colour type 3 needs its colours before IDAT", at: offset))
    }
    guard let end, let last = chunks.last else { return faults }
    if idat == nil {
      let offset = last.type == "IEND" ? last.offset : end
      faults.append(.missing("IDAT", because: "the file holds no picture", at: offset))
    }
    if last.type != "IEND" { faults.append(.endsWithoutIEND(at: end)) }
    return faults
  }
}
