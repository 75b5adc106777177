import IconModel

extension Rule {
  static let offCenter = Rule(
    "off-center", .note, for: .templates,
    summary: "The drawing sits off the picture's middle.",
    rationale: "Bars centre the picture, so a drawing that is off its middle is off its place.",
    method: """
      How far the bounds of the drawn pixels are off the middle, and how far their centre of mass is. Both must be off the same way, and \
      the smaller counts: an arrow or a flag is off by its mass alone, and right so.
      """,
    repair: "Move the drawing as the finding says; in a source, its shapes or the origin of its `viewBox`.",
    exceptions: "Drawings that hang to one side on purpose, such as a badge: leave them out (`--exclude`).",
    thresholds: [OffCenter.distance],
    passing: .icon("Centred bounds, mass to the left", Sketch([.rect(5, 5, 10, 20), .rect(15, 13, 10, 4)])),
    failing: Example.icon("Two points to the right", Sketch([.rect(9, 7, 16, 16)]))
      .fails(at: .pixels(PixelRect(x: 9, y: 7, width: 16, height: 16)), "ink sits 2 pt right"),
    check: .pixels(OffCenter.check))
}

private enum OffCenter {
  static let distance = Threshold("off-center.distance", 1, in: 0.1...100, "how far off the middle a drawing may sit, in points")

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    guard let ink = picture.inkBox else { return [] }
    let scale = Double(context.scale)
    let across = Axis(
      bounds: (Double(ink.x + ink.maxX) - Double(picture.width)) / 2 / scale, mass: (picture.center.x - Double(picture.width) / 2) / scale,
      name: "across", names: ("left", "right"))
    let down = Axis(
      bounds: (Double(ink.y + ink.maxY) - Double(picture.height)) / 2 / scale,
      mass: (picture.center.y - Double(picture.height) / 2) / scale,
      name: "down", names: ("up", "down"))
    let off = [across, down].filter { $0.distance > context[distance] }
    return off.isEmpty ? [] : [.off(off, ink, limit: context[distance])]
  }

  /// How far a drawing is off along one axis, in points.
  struct Axis {
    var bounds: Double
    var mass: Double
    var name: String
    var names: (String, String)

    /// 0 where bounds and mass are off to different sides.
    var distance: Double { (bounds < 0) == (mass < 0) ? min(abs(bounds), abs(mass)) : 0 }
    var direction: String { bounds < 0 ? names.0 : names.1 }
    var wayBack: String { bounds < 0 ? names.1 : names.0 }
  }
}

extension Observation {
  fileprivate static func off(_ axes: [OffCenter.Axis], _ ink: PixelRect, limit: Double) -> Observation {
    let far = axes.map { "\(Wording.decimal($0.distance, 2)) pt \($0.direction)" }
    let details = axes.map { axis in
      "\(axes.count > 1 ? axis.name + ": " : "")box \(Wording.signed(axis.bounds, 2)), mass \(Wording.signed(axis.mass, 2))"
    }
    let moves = axes.map { "\($0.wayBack) by \(Wording.decimal($0.distance, 2)) pt" }
    return Observation(
      place: .pixels(ink),
      message: """
        ink sits \(Wording.list(far)) (\(details.joined(separator: "; ")); within \(Wording.fixed(limit, 1)) wanted): move it \
        \(Wording.list(moves))
        """,
      measured: Wording.list(far), wanted: "within \(Wording.fixed(limit, 1)) pt")
  }
}
