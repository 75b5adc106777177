import IconModel

extension Rule {
  static let scaleName = Rule(
    "scale-name", .error,
    summary: "The name states a scale in a way UIKit does not read, or not the one that the picture has.",
    rationale: """
      UIKit finds the file for a screen by its name alone. One whose name only looks right is never loaded, or it is loaded as 1x and \
      shown two or three times too large.
      """,
    method: """
      The name is read as `<name>[@<scale>x][~<device>].<extension>`, with a small x and the scales 2 and 3; what nearly reads so is a \
      finding. So is a picture that has exactly the size of another scale, by the profile or, where that has no size, by the rest of the \
      set. In asset catalogs names are free: the catalog says what each file is.
      """,
    repair: """
      Rename the file as the finding proposes. Where name and size disagree, find out which is right: rename the file, or draw it anew at \
      the scale that it is named for (`iconkit render --scale 2`).
      """,
    exceptions: "Files that UIKit does not look for by name, such as a web page's: do without the rule (`--disable scale-name`).",
    silences: .rules(["scale-missing", "truncated", "size", "scale-ratio", "scale-upscaled", "scale-differs", "duplicate"]),
    passing: .files(
      "Scale, then device",
      [.size("mail.png", 30, 30), .size("mail@2x.png", 60, 60), .size("pad@2x~ipad.png", 60, 60), .size("mail@home.png", 30, 30)]),
    failing: Example.files("A capital X", [.size("cap@2X.png", 60, 60)]).fails("did you mean cap@2x.png?"),
    Example.files("A scale without its @", [.size("glued2x.png", 60, 60)]).fails("did you mean glued@2x.png?"),
    Example.files("The size of another scale", [.size("mail@2x.png", 30, 30)])
      .fails(at: .pixels(PixelRect(x: 0, y: 0, width: 30, height: 30)), "30x30 px is the size of @1x, not of @2x"),
    check: .set(ScaleName.check))
}

private enum ScaleName {
  static func check(_ set: SetSubject, _ context: LintContext) -> [Observation] {
    set.members.indices.compactMap { index -> Observation? in
      let member = set.members[index]
      guard !member.name.isInImageSet else { return nil }
      if let flaw = member.name.flaw { return .misnamed(index, member.name, flaw) }
      if let seen = glued(index, member, context) { return seen }
      if let seen = wrongScale(of: index, in: set, context) { return seen }
      return member.name.fileExtension == "PNG" ? .capitalExtension(index, member) : nil
    }
  }

  /// Whether `name2x` is `name@2x` by its size; it may also be the drawing of a "2x".
  private static func glued(_ index: Int, _ member: PNGSubject, _ context: LintContext) -> Observation? {
    guard let alternative = member.name.alternative, let size = member.size else { return nil }
    let wanted = context.profile.size
    let other = member.name.inOtherReading
    if wanted.isAny { return .perhapsMisnamed(index, other) }
    let distance = { (scale: Int) in
      let pixels = wanted.pixels(Double(scale), in: size)
      return abs(Double(size.width) - Double(pixels.width)) + abs(Double(size.height) - Double(pixels.height))
    }
    return distance(alternative.scale) < distance(1) ? .misnamed(index, other, .glued) : nil
  }

  /// Whether a file has the size of another scale, by the profile or by the rest of its set.
  private static func wrongScale(of index: Int, in set: SetSubject, _ context: LintContext) -> Observation? {
    let member = set.members[index]
    guard let size = member.size, context.profile.folderScales.isEmpty else { return nil }
    let fits: (Int) -> Bool
    if context.profile.size.isAny {
      guard let reference = reference(for: index, in: set), let pixels = reference.size else { return nil }
      // Multiplied crosswise, in numbers that can't overflow.
      let isRatio = { (pixels: Int, other: Int, scale: Int) in
        Double(pixels) * Double(reference.name.scale) == Double(other) * Double(scale)
      }
      fits = { isRatio(size.width, pixels.width, $0) && isRatio(size.height, pixels.height, $0) }
    } else {
      // Where one side is free, the size says too little.
      guard context.profile.size.width != nil, context.profile.size.height != nil else { return nil }
      fits = { context.profile.size.fits(size, scale: Double($0)) }
    }
    guard !fits(member.name.scale), let actual = (1...3).first(where: fits) else { return nil }
    return .wrongScale(index, member, size, actual)
  }

  /// The file that tells how large a set's drawing is: the smallest one, if not all others contradict it.
  private static func reference(for index: Int, in set: SetSubject) -> PNGSubject? {
    let others = set.members.indices.filter { $0 != index && set.members[$0].name.flaw == nil && set.members[$0].size != nil }
    guard let first = others.first else { return nil }
    // Of two that disagree, the larger one is to blame; of more, the one that differs from the rest.
    if others.count == 1 { return first < index ? set.members[first] : nil }
    let points = others.compactMap { other -> Size? in
      guard let size = set.members[other].size else { return nil }
      let scale = Double(set.members[other].name.scale)
      return Size(Double(size.width) / scale, Double(size.height) / scale)
    }
    return points.allSatisfy { $0 == points[0] } ? set.members[first] : nil
  }
}

extension Observation {
  fileprivate static func misnamed(_ member: Int, _ name: IconName, _ flaw: IconName.Flaw) -> Observation {
    let (reason, repair) = explanation(name, flaw)
    return Observation(
      member: member, message: "UIKit reads no scale in '\(name.suffix)'\(reason)\(repair)", measured: name.suffix,
      wanted: name.corrected)
  }

  private static func explanation(_ name: IconName, _ flaw: IconName.Flaw) -> (reason: String, repair: String) {
    let proposal = "; did you mean \(name.corrected)?"
    return switch flaw {
    case .capital: (": scale and device are written in small letters", proposal)
    case .explicitOne: (": a file of scale 1 has no suffix", proposal)
    case .glued: (": the @ is missing", proposal)
    case .doubled: (": one scale is enough", proposal)
    case .fraction: (": scales are whole numbers", "; draw it at @1x, @2x and @3x")
    case .unknownScale: (": there are @2x and @3x", "; name it after the scale that it has")
    case .space: (": a space lies before the extension", proposal)
    case .deviceBeforeScale: (": the device comes after the scale", proposal)
    }
  }

  fileprivate static func perhapsMisnamed(_ member: Int, _ name: IconName) -> Observation {
    Observation(
      member: member, message: "UIKit reads no scale in '\(name.suffix)'; if it means one, did you mean \(name.corrected)?",
      measured: name.suffix, wanted: name.corrected, level: .note)
  }

  fileprivate static func capitalExtension(_ member: Int, _ png: PNGSubject) -> Observation {
    Observation(
      member: member,
      message: "UIKit looks for .png where names tell capitals from small letters, this is .\(png.name.fileExtension)",
      measured: ".\(png.name.fileExtension)", wanted: ".png", level: .note)
  }

  fileprivate static func wrongScale(_ member: Int, _ png: PNGSubject, _ size: PixelSize, _ actual: Int) -> Observation {
    var name = png.name
    name.scale = actual
    let points = Extent(Double(size.width) / Double(actual), Double(size.height) / Double(actual))
    let wanted = points.pixels(Double(png.name.scale), in: size)
    return Observation(
      member: member, place: .pixels(PixelRect(x: 0, y: 0, width: size.width, height: size.height)),
      message:
        "\(size) px is the size of @\(actual)x, not of @\(png.name.scale)x: draw it at \(wanted), or name it \(name.corrected)",
      measured: "@\(actual)x", wanted: "@\(png.name.scale)x")
  }
}
