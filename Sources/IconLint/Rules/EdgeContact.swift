import IconModel

extension Rule {
  static let edgeContact = Rule(
    "edge-contact", nil, for: .templates,
    summary: "The drawing comes closer to the edge than the profile's margin.",
    rationale: "Where a platform asks for a margin, ink in it looks cramped beside other icons.",
    method: """
      Drawn pixels (alpha 16 and more) in the profile's margin, or in the outermost rows and columns where it has none. Half of all good \
      icons touch their edge, so the rule is off but for profiles that ask for a margin.
      """,
    repair: """
      Draw smaller: `iconkit render icon.svgspec --fit 22x22` fits the drawing into so many points in the middle of the canvas, and so does \
      `fit` in the configuration.
      """,
    exceptions: "Drawings that come in from an edge on purpose: leave them out (`--exclude`).",
    passing: .icon("A free margin", Sketch(24, 24, [.disc(12, 12, radius: 10)]), profile: .androidNotification),
    failing: Example.icon("Ink at the right edge", Sketch(24, 24, [.rect(10, 4, 14, 16)]), profile: .androidNotification)
      .fails(at: .pixels(PixelRect(x: 23, y: 4, width: 1, height: 16)), "ink touches the right edge (16 pixels); profile wants 1 px free"),
    check: .pixels(EdgeContact.check))
}

private enum EdgeContact {
  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    let margin = max(1, Int(((context.profile.margin ?? 0) * Double(context.scale)).rounded()))
    // A margin that leaves no inside can't be kept.
    guard let ink = picture.inkBox, 2 * margin < min(picture.width, picture.height) else { return [] }
    let (right, bottom) = (picture.width - margin, picture.height - margin)
    guard ink.x < margin || ink.y < margin || ink.maxX > right || ink.maxY > bottom else { return [] }
    let sides = [
      Side(picture, "left", PixelRect(from: 0, 0, to: margin, picture.height)),
      Side(picture, "right", PixelRect(from: right, 0, to: picture.width, picture.height)),
      Side(picture, "top", PixelRect(from: 0, 0, to: picture.width, margin)),
      Side(picture, "bottom", PixelRect(from: 0, bottom, to: picture.width, picture.height)),
    ].filter { $0.count > 0 }
    return [.touches(sides, margin: margin)]
  }

  /// The ink in one side's margin.
  struct Side {
    var name: String
    var count = 0
    var box: PixelRect

    init(_ picture: Picture, _ name: String, _ strip: PixelRect) {
      self.name = name
      var box = PixelBox()
      for y in strip.y..<strip.maxY {
        for x in strip.x..<strip.maxX where picture.alpha[x, y] >= Picture.inkAlpha {
          count += 1
          box.add(x, y)
        }
      }
      self.box = box.rect ?? strip
    }
  }
}

extension Observation {
  fileprivate static func touches(_ sides: [EdgeContact.Side], margin: Int) -> Observation {
    let parts = sides.enumerated().map { index, side in
      index == 0 ? "the \(side.name) edge (\(Wording.count(side.count, "pixel")))" : "\(side.name) (\(side.count))"
    }
    return Observation(
      place: .pixels(sides.dropFirst().reduce(sides[0].box) { $0.union($1.box) }),
      message: "ink touches \(Wording.list(parts)); profile wants \(margin) px free",
      measured: "\(sides.reduce(0) { $0 + $1.count }) pixels in the margin", wanted: "\(margin) px free")
  }
}
