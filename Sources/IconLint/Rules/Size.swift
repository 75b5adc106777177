import IconModel

extension Rule {
  static let size = Rule(
    "size", .error,
    summary: "The picture does not have the profile's size.",
    rationale: "Bars show an image at its own size: one that is larger or smaller than its neighbours looks out of place.",
    method: """
      Width and height in pixels, against the profile's size times the scale that the name states: a @2x file has twice the pixels, a @3x \
      file three times. Where the picture has the size of another profile of the platform, the finding names that.
      """,
    repair: "Draw it from its source at the right size: `iconkit render icon.svgspec --scale 1,2,3`. Scaling the PNG would blur it.",
    exceptions: "Icons of another size on purpose: say which (`--size 25`), or choose the profile that the finding names.",
    silences: .rules(["scale-ratio", "scale-upscaled", "scale-differs", "duplicate"]),
    passing: .files("30 points at each scale", [.size("icon.png", 30, 30), .size("icon@2x.png", 60, 60), .size("icon@3x.png", 90, 90)]),
    failing: Example.files("One pixel too wide", [.size("icon.png", 31, 30)])
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 31, height: 30)), "31x30 px, wanted 30x30"),
    Example.files("Drawn for a later system", [.size("icon@2x.png", 50, 50)])
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 50, height: 50)), "fits the profile tabbar-ios7"),
    check: .file(ImageSize.check))
}

private enum ImageSize {
  static func check(_ png: PNGSubject, _ context: LintContext) -> [Observation] {
    guard let size = png.size else { return [] }
    let profile = context.profile
    if !profile.size.isAny {
      let scales = [Double(context.scale)] + profile.folderScales
      return scales.contains { profile.size.fits(size, scale: $0) } ? [] : [.wrongSize(size, profile, context.scale)]
    }
    guard let maximum = profile.maximum else { return [] }
    let limit = maximum.pixels(Double(context.scale), in: size)
    return size.width > limit.width || size.height > limit.height ? [.tooLarge(size, profile, maximum, context.scale)] : []
  }
}

extension Observation {
  fileprivate static func wrongSize(_ size: PixelSize, _ profile: Profile, _ scale: Int) -> Observation {
    let points = Size(Double(size.width) / Double(scale), Double(size.height) / Double(scale))
    let others = profile.alternatives(for: points).map(\.id)
    let wanted = profile.size.pixels(Double(scale), in: size)
    let folders =
      profile.folderScales.isEmpty ? "" : ", or \(Wording.list(profile.folderScales.map { Wording.decimal($0, 2) }, "or")) times that"
    let hint = others.isEmpty ? "" : "; fits the profile \(Wording.list(others, "or"))"
    let choice = (others.isEmpty ? [] : ["a profile (\(Wording.list(others, "or")))"]) + ["--size \(option(points))"]
    return Observation(
      place: .pixels(PixelRect(x: 0, y: 0, width: size.width, height: size.height)),
      message: "\(size) px, wanted \(wanted) (profile \(profile.id) at @\(scale)x)\(folders)\(hint)",
      measured: "\(size)", wanted: "\(wanted)",
      summary:
        "icons are \(Wording.points(points)) pt, the profile \(profile.id) wants \(profile.size.text): choose \(choice.joined(separator: " or "))"
    )
  }

  fileprivate static func tooLarge(_ size: PixelSize, _ profile: Profile, _ maximum: Extent, _ scale: Int) -> Observation {
    Observation(
      place: .pixels(PixelRect(x: 0, y: 0, width: size.width, height: size.height)),
      message: "\(size) px, at most \(maximum.pixels(Double(scale), in: size)) show (profile \(profile.id) at @\(scale)x)",
      measured: "\(size)", wanted: "at most \(maximum.pixels(Double(scale), in: size))")
  }

  /// A size as the command line takes it.
  private static func option(_ points: Size) -> String {
    points.width == points.height ? Wording.decimal(points.width, 2) : Wording.points(points)
  }
}
