import IconModel

extension Rule {
  static let pngStorage = Rule(
    "png-storage", .note, fixing: .safely,
    summary: "The file spends bytes on what does not show, or tells what it should not.",
    rationale: """
      Sixteen bits a sample, interlacing and colour profiles make a template larger and change nothing. Text, EXIF and time chunks may \
      carry names, paths and dates of whoever drew it.
      """,
    method: """
      Bits a sample, interlacing, palettes, and all chunks that no decoder needs: those that may tell something personal always, the \
      others once they are large.
      """,
    repair: """
      `iconkit lint --fix` writes it anew at 8 bits, without colours where there are none, and with no chunk that is not needed; what shows \
      stays. Animations, and in colour profiles files that say which colours they mean, are left.
      """,
    exceptions: "A notice that has to stay in the file: do without the rule (`--disable png-storage`).",
    thresholds: [PNGStorage.bytes],
    passing: .files("Header, data, end", [.size("icon.png", 30, 30)]),
    failing: Example.files(
      "What an editor adds",
      [
        .chunks(
          "icon.png",
          PNGStructure(
            header: PNGHeader(width: 30, height: 30, bitDepth: 16, colorType: .rgba, isInterlaced: true),
            chunks: [PNGChunk(type: "iCCP", offset: 33, length: 2580), PNGChunk(type: "tEXt", offset: 2625, length: 25)]))
      ]
    ).fails("16 bits a sample where 8 show, interlaced, iCCP (2592 bytes), tEXt (37 bytes, may tell who made it)"),
    check: .file(PNGStorage.check))
}

private enum PNGStorage {
  static let bytes = Threshold("png-storage.bytes", 100, in: 0...1e9, "chunks that tell nothing personal may take so many bytes")

  /// What these chunks hold is nobody's business.
  private static let personal: Set<String> = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]
  /// What belongs to the picture: `tRNS` is its alpha.
  private static let needed: Set<String> = ["tRNS"]
  /// Length, type and checksum.
  private static let chunkOverhead = 12

  static func check(_ png: PNGSubject, _ context: LintContext) -> [Observation] {
    guard let header = png.structure.header else { return [] }
    var remarks: [String] = []
    if header.bitDepth == 16 { remarks.append("16 bits a sample where 8 show") }
    if header.isInterlaced { remarks.append("interlaced") }
    if header.colorType == .palette { remarks.append("a palette, which leaves few alphas") }
    let spare = png.structure.chunks.filter { $0.isAncillary && !needed.contains($0.type) }
    let personal = spare.filter { Self.personal.contains($0.type) }
    let cost = spare.reduce(0) { $0 + $1.length + chunkOverhead }
    if !personal.isEmpty || Double(cost) > context[bytes] {
      remarks += kinds(spare).map { kind in
        let times = kind.count == 1 ? "" : ", \(kind.count) times"
        return "\(kind.type) (\(kind.bytes) bytes\(times)\(Self.personal.contains(kind.type) ? ", may tell who made it" : ""))"
      }
    } else if remarks.isEmpty {
      return []
    }
    return [.wasteful(remarks, bytes: cost)]
  }

  /// The types of chunks in the order of their first ones, and what all of a type take.
  private static func kinds(_ chunks: [PNGChunk]) -> [(type: String, count: Int, bytes: Int)] {
    var kinds: [(type: String, count: Int, bytes: Int)] = []
    var places: [String: Int] = [:]
    for chunk in chunks {
      let place = places[chunk.type] ?? kinds.count
      if place == kinds.count {
        places[chunk.type] = place
        kinds.append((chunk.type, 0, 0))
      }
      kinds[place].count += 1
      kinds[place].bytes += chunk.length + chunkOverhead
    }
    return kinds
  }
}

extension Observation {
  /// So many chunks are named; a file may have thousands.
  private static let named = 6

  fileprivate static func wasteful(_ remarks: [String], bytes: Int) -> Observation {
    var text = remarks.prefix(named).joined(separator: ", ")
    if remarks.count > named { text += " and \(remarks.count - named) more" }
    return Observation(
      message: "\(text): \(bytes == 0 ? "costs bytes" : "\(bytes) bytes") that do not show; save it anew as a plain 8-bit PNG",
      measured: "\(bytes) bytes", wanted: "0 bytes", repair: .plainPNG,
      summary: "icons carry chunks or a format that cost bytes and do not show (iconkit lint --fix writes them anew)")
  }
}
