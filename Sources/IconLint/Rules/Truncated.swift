import IconModel

extension Rule {
  static let truncated = Rule(
    "truncated", .error,
    summary: "The picture is larger than its place, and drawing is cut off.",
    rationale: "A bar shows an image at its own size, centred, and cuts off what lies outside.",
    method: """
      The profile's largest size, laid over the middle of the picture: how much each edge loses, and how many drawn pixels that costs. A \
      picture that is too large but loses no drawing is the business of `size`.
      """,
    repair: "Draw it at the size that the finding wants: `iconkit render icon.svgspec`, or an export at that size.",
    exceptions: "Icons for a place that is larger than a tab bar: name it (`--profile`), or ask for no size (`--profile none`).",
    silences: .rules(["size", "edge-contact", "off-center", "optical-size"]),
    passing: .icon("As large as the bar shows", Sketch(48, 32, [.disc(24, 16, radius: 14)])),
    failing: Example.icon("An application's icon", Sketch(64, 64, [.disc(32, 32, radius: 30)]))
      .fails(
        at: .pixels(PixelRect(x: 2, y: 2, width: 60, height: 60)),
        "64x64 px, the bar shows 48x32: 8 px lost left and right, 16 top and bottom"),
    check: .pixels(Truncated.check))
}

private enum Truncated {
  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    guard let shown = context.profile.maximum?.pixels(Double(context.scale), in: picture.size),
      picture.width > shown.width || picture.height > shown.height
    else { return [] }
    let (left, top) = (max(0, picture.width - shown.width) / 2, max(0, picture.height - shown.height) / 2)
    let window = PixelRect(x: left, y: top, width: min(shown.width, picture.width), height: min(shown.height, picture.height))
    var box = PixelBox()
    var cut = 0
    for y in 0..<picture.height {
      let isInside = y >= window.y && y < window.maxY
      for x in 0..<picture.width where !(isInside && x >= window.x && x < window.maxX) && picture.alpha[x, y] >= Picture.inkAlpha {
        cut += 1
        box.add(x, y)
      }
    }
    return box.rect.map { [.truncated(picture, context, shown, window, cut, $0)] } ?? []
  }
}

extension Observation {
  fileprivate static func truncated(
    _ picture: Picture, _ context: LintContext, _ shown: PixelSize, _ window: PixelRect, _ cut: Int, _ box: PixelRect
  ) -> Observation {
    let axes = [
      Loss(before: window.x, after: picture.width - window.maxX, names: ("left", "right")),
      Loss(before: window.y, after: picture.height - window.maxY, names: ("top", "bottom")),
    ].filter { $0.before + $0.after > 0 }
    let losses = axes.enumerated().map { index, axis in axis.text(unit: index == 0 ? " px lost" : "") }
    let size = context.profile.size
    let wanted = size.isAny ? "at most \(shown)" : "\(size.pixels(Double(context.scale), in: picture.size))"
    return Observation(
      place: .pixels(box),
      message: """
        \(picture.size) px, the bar shows \(shown): \(losses.joined(separator: ", ")); \(cut) of \(picture.inkCount) drawn pixels cut off. \
        Wanted \(wanted)
        """,
      measured: "\(cut) of \(picture.inkCount) drawn pixels cut off", wanted: wanted)
  }

  /// What one axis loses, in pixels.
  private struct Loss {
    var before: Int
    var after: Int
    var names: (String, String)

    /// `8 px lost left and right`, or `8 px lost left and 9 right`.
    func text(unit: String) -> String {
      "\(before)\(unit) \(names.0) and " + (before == after ? names.1 : "\(after) \(names.1)")
    }
  }
}
