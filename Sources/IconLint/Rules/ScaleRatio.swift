import IconModel

extension Rule {
  static let scaleRatio = Rule(
    "scale-ratio", .error,
    summary: "The scales of an icon don't have the same size in points.",
    rationale: """
      A @2x file is shown at half its pixels, a @3x file at a third. If the results differ, the icon changes its size or its shape from \
      device to device.
      """,
    method: """
      The size of each scale in points. It is an error where the sizes lie apart and no one size rounds to all of them; what rounding to \
      whole pixels explains is a note. The scale that lies farthest from the others is named.
      """,
    repair: """
      Draw all scales from one source: `iconkit render icon.svgspec --scale 1,2,3`. The finding says which size the file should have.
      """,
    exceptions: "Hardly ever: drawings that differ from device to device need different names.",
    thresholds: [ScaleRatio.points],
    silences: .rules(["scale-upscaled", "scale-differs", "duplicate"]),
    passing: .files(
      "30 points at each scale", [.size("icon.png", 30, 30), .size("icon@2x.png", 60, 60), .size("icon@3x.png", 90, 90)], profile: .none),
    failing: Example.files("Four times instead of three", [.size("icon.png", 25, 25), .size("icon@3x.png", 104, 104)], profile: .none)
      .fails(
        at: .pixels(PixelRect(x: 0, y: 0, width: 104, height: 104)),
        "@3x is 4.16 times the @1x (104x104 against 25x25), expected 3.00 (75x75); off by 9.67 pt", in: "icon@3x.png"),
    Example.files("A pixel less by rounding", [.size("icon.png", 22, 22), .size("icon@3x.png", 67, 66)], profile: .none)
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 67, height: 66)), "rounding (±1 px)", in: "icon@3x.png"),
    check: .set(ScaleRatio.check))
}

private enum ScaleRatio {
  static let points = Threshold("scale-ratio.points", 0.5, in: 0...100, "how far sizes may differ, in points, before it is an error")

  static func check(_ set: SetSubject, _ context: LintContext) -> [Observation] {
    let files = set.members.indices.compactMap { index -> File? in
      set.members[index].size.map { File(index: index, scale: set.members[index].name.scale, size: $0) }
    }
    guard files.count > 1 else { return [] }
    let spread = max(spread(files.map(\.points.width)), spread(files.map(\.points.height)))
    guard spread > 0, let blamed = blamed(files), let reference = files.first(where: { $0.index != blamed.index }) else { return [] }
    let isRounding = shareRounding(files.map { ($0.size.width, $0.scale) }) && shareRounding(files.map { ($0.size.height, $0.scale) })
    let isError = spread > context[points] && !isRounding
    return [.unequal(blamed, reference, off: spread, isError: isError)]
  }

  /// A scale of an icon.
  struct File {
    var index: Int
    var scale: Int
    var size: PixelSize

    var points: Size { Size(Double(size.width) / Double(scale), Double(size.height) / Double(scale)) }
  }

  private static func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// Whether one size in points rounds to all these pixels: the intervals that do have a point in common.
  private static func shareRounding(_ sides: [(pixels: Int, scale: Int)]) -> Bool {
    let lows = sides.map { (Double($0.pixels) - 0.5) / Double($0.scale) }
    let highs = sides.map { (Double($0.pixels) + 0.5) / Double($0.scale) }
    return (lows.max() ?? 0) <= (highs.min() ?? 0)
  }

  /// The scale that lies farthest from the middle one; of two, the larger.
  private static func blamed(_ files: [File]) -> File? {
    guard files.count > 2 else { return files.last }
    let (width, height) = (median(files.map(\.points.width)), median(files.map(\.points.height)))
    return files.max { distance($0, width, height) < distance($1, width, height) }
  }

  private static func distance(_ file: File, _ width: Double, _ height: Double) -> Double {
    max(abs(file.points.width - width), abs(file.points.height - height))
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

extension Observation {
  fileprivate static func unequal(_ file: ScaleRatio.File, _ reference: ScaleRatio.File, off: Double, isError: Bool) -> Observation {
    let factor = Double(file.scale) / Double(reference.scale)
    let wanted = Extent(reference.points.width, reference.points.height).pixels(Double(file.scale), in: file.size)
    let (across, down) = (ratio(file.size.width, reference.size.width), ratio(file.size.height, reference.size.height))
    let ratio = across == down ? across : "\(across) by \(down)"
    let end = isError ? "off by \(Wording.decimal(off, 2)) pt" : "off by \(Wording.decimal(off, 2)) pt, rounding (±1 px)"
    return Observation(
      member: file.index, place: .pixels(PixelRect(x: 0, y: 0, width: file.size.width, height: file.size.height)),
      message: """
        @\(file.scale)x is \(ratio) times the @\(reference.scale)x (\(file.size) against \(reference.size)), expected \
        \(Wording.fixed(factor, 2)) (\(wanted)); \(end)
        """,
      measured: "\(file.size)", wanted: "\(wanted)", level: isError ? nil : .note)
  }

  private static func ratio(_ pixels: Int, _ reference: Int) -> String { Wording.fixed(Double(pixels) / Double(reference), 2) }
}
