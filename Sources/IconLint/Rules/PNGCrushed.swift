import IconModel

extension Rule {
  static let pngCrushed = Rule(
    "png-crushed", .warning, fixing: .safely,
    summary: "The file is in Apple's private variant of PNG (CgBI).",
    rationale: """
      Xcode writes this variant into finished applications. Apple's systems alone load it; browsers, editors and other tools don't.
      """,
    method: "Whether the file begins with the chunk `CgBI`. The picture is decoded all the same, so that the other rules can look at it.",
    repair: """
      Take the file from the project that the application was built from; or write it anew with `iconkit lint --fix`, which changes \
      nothing that shows.
      """,
    exceptions: "Icons inside of an application that is checked as it will be shipped: do without the rule (`--disable png-crushed`).",
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
      message:
        "Apple-crushed (CgBI): Apple's systems alone load it; take it from before Xcode, or write it anew (iconkit lint --fix)",
      measured: "CgBI", wanted: "plain PNG", repair: .plainPNG)
  }
}
