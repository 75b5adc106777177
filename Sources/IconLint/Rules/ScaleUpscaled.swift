import IconModel

extension Rule {
  static let scaleUpscaled = Rule(
    "scale-upscaled", .warning,
    summary: "A larger scale is a smaller one enlarged.",
    rationale: """
      Enlarging a picture adds pixels and no detail: on the devices the larger scale is for, the icon looks as blurred, or as jagged, as \
      if it were missing.
      """,
    method: """
      The smaller scale is enlarged by the filters that programs use (nearest neighbour, bilinear, bicubic, Lanczos), and what differs \
      from the larger scale is taken as a share of its edges. A real drawing has edges that no enlargement has, and differs by far more.
      """,
    repair: "Draw the larger scale from the source at its own size: `iconkit render icon.svgspec --scale 1,2,3`.",
    exceptions: "Pixel art that is meant to show its pixels: leave it out (`--exclude`).",
    thresholds: [ScaleUpscaled.residue],
    silences: .rules(["scale-differs", "duplicate"]),
    passing: .files(
      "Each scale drawn by itself",
      [.drawing("icon.png", ScaleUpscaled.sketch), .drawing("icon@2x.png", ScaleUpscaled.sketch, scale: 2)]),
    .files(
      "Bars between the pixels of 1x and 3x: drawing them is the same as enlarging 2x",
      [
        .drawing("icon.png", ScaleUpscaled.frame), .drawing("icon@2x.png", ScaleUpscaled.frame, scale: 2),
        .drawing("icon@3x.png", ScaleUpscaled.frame, scale: 3),
      ]),
    failing: Example.files(
      "Every pixel four times",
      [.drawing("icon.png", ScaleUpscaled.sketch), .picture("icon@2x.png", 60, 60, ScaleUpscaled.sketch.drawn().repeated(2))]
    ).fails(
      at: .pixels(PixelRect(x: 6, y: 6, width: 48, height: 48)),
      "is icon.png enlarged 2 times (nearest neighbour", in: "icon@2x.png"),
    check: .set(ScaleUpscaled.check))
}

private enum ScaleUpscaled {
  static let residue = Threshold(
    "scale-upscaled.residue", 0.06, in: 0.001...0.2, "share of its edges by which an enlargement may differ, for each time it is larger")

  static let sketch = Sketch([.disc(15, 15, radius: 11.5), .line(9, 11, 21, 19, width: 2.5, nil)])

  static let frame = Sketch([
    .rect(2.5, 3.5, 20, 1), .rect(2.5, 19.5, 20, 1), .rect(2.5, 4.5, 1, 15), .rect(21.5, 4.5, 1, 15),
  ])

  static func check(_ set: SetSubject, _ context: LintContext) -> [Observation] {
    var seen: [Observation] = []
    for large in set.members.indices {
      guard let picture = set.members[large].picture, isLargeEnough(picture) else { continue }
      for small in set.members.indices.prefix(large) {
        guard let other = set.members[small].picture, isLargeEnough(other), tellsApart(picture, from: other),
          let found = Enlargement.find(from: other.alpha, to: picture.alpha, limit: context[residue])
        else { continue }
        seen.append(.enlarged(large, picture, set.members[small], other, found, context))
        break
      }
    }
    return seen
  }

  /// Whether honest drawing and enlarging would differ.
  ///
  /// One and a half times a crisp edge is half a pixel of grey, and so is the same edge drawn there: upright bars alone, which have but a few
  /// greys, are their own enlargements.
  private static func tellsApart(_ large: Picture, from small: Picture) -> Bool {
    large.width % small.width == 0 && large.height % small.height == 0 || large.histogram[16..<240].count { $0 > 0 } > fewGreys
  }

  /// What corners and sides of upright bars have, half covered and in parts.
  private static let fewGreys = 8

  private static func isLargeEnough(_ picture: Picture) -> Bool { min(picture.width, picture.height) >= Check.smallestIcon }
}

extension PixelImage {
  /// The picture enlarged by repeating its pixels.
  fileprivate func repeated(_ times: Int) -> PixelImage {
    var samples: [UInt8] = []
    for y in 0..<height * times {
      for x in 0..<width * times {
        let place = 4 * (y / times * width + x / times)
        samples += self.samples[place..<place + 4]
      }
    }
    return PixelImage(width: width * times, height: height * times, samples: samples)
  }
}

extension Observation {
  fileprivate static func enlarged(
    _ member: Int, _ picture: Picture, _ small: PNGSubject, _ original: Picture, _ found: Enlargement, _ context: LintContext
  ) -> Observation {
    let ratio = Double(picture.height) / Double(original.height)
    return Observation(
      member: member, place: .pixels(picture.inkBox ?? picture.frame),
      message: """
        is \(small.fileName) enlarged \(Wording.decimal(ratio, 2)) times (\(found.filter); differs by \
        \(Wording.decimal(found.residue * 100, 1)) % of its edges, a real drawing by \(honest(ratio)) or more): draw it at \(picture.size)
        """,
      measured: "\(Wording.decimal(found.residue * 100, 1)) % of its edges", wanted: "\(honest(ratio)) or more")
  }

  /// By how much a real drawing differs from an enlargement at least; measured on thousands of them at 1.5, 2 and 3 times.
  private static func honest(_ ratio: Double) -> String { ratio < 1.75 ? "9 %" : ratio < 2.5 ? "24 %" : "43 %" }
}
