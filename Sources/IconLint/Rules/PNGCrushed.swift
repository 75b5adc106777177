import IconModel

extension Rule {
  static let pngCrushed = Rule(
    "png-crushed", .warning, isFixable: true,
    summary: "The file is in Apple's private variant of PNG (CgBI).",
    rationale: """
      Xcode writes this variant into finished applications. Apple's systems alone load it; browsers, editors and other tools don't. \
      The plain PNG can be restored without loss of what shows.
      """,
    passing: .files("A plain PNG", [.size("icon.png", 30, 30)]),
    failing: Example.files(
      "A file taken from a finished application",
      [
        .chunks(
          "icon.png",
          PNGStructure(
            header: PNGHeader(width: 30, height: 30, bitDepth: 8, colorType: .rgba, isInterlaced: false),
            chunks: [PNGChunk(type: "CgBI", offset: 8, length: 4)], isAppleCrushed: true))
      ]
    ).fails("Apple-crushed (CgBI)"),
    check: .file { png, _ in png.structure.isAppleCrushed ? [.crushed()] : [] })
}

extension Observation {
  fileprivate static func crushed() -> Observation {
    Observation(
      message: "Apple-crushed (CgBI): Apple's systems alone load it; take the file from before Xcode, or write it as a plain PNG",
      measured: "CgBI", wanted: "plain PNG")
  }
}
