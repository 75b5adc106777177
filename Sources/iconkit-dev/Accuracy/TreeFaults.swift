import IconKit
import TestSupport

/// What only several files together show.
enum TreeFaults {
  static let families = [
    FaultFamily(
      rule: "stale", level: .error,
      variants: [
        FaultVariant(files: "a shape moved") { random in
          let (x, by) = (random.whole(4...10), random.pick([-2.0, -1, -0.5, 0.5, 1, 2]))
          return stale("rect x=\(x) y=9 width=12 height=9", "rect x=\(Double(x) + by) y=9 width=12 height=9", &random)
        },
        FaultVariant(files: "a shape taken away") { random in
          let extra = "\ncircle cx=\(random.number(8...22)) cy=23 r=\(random.number(1.5...4))"
          return random.flip() ? stale(body, body + extra, &random) : stale(body + extra, body, &random)
        },
        FaultVariant(files: "another line") { random in
          let (old, new) = random.pick([("1", "1.5"), ("1", "2"), ("1.5", "2"), ("2", "1.5")])
          let ring = "circle cx=15 cy=15 r=\(random.whole(6...12)) fill=none stroke=black stroke-width="
          return stale(ring + old, ring + new, &random)
        },
        FaultVariant(files: "another opacity") { random in
          let percent = random.number(0.42...0.95)
          return stale(body, "g opacity=\(percent) {\n\(body)\n}", &random)
        },
      ]),
    FaultFamily(
      rule: "name-clash",
      variants: [
        FaultVariant(files: "capitals") { random in
          let name = random.name()
          return pair(name + ".png", random.pick([name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()]) + ".png", &random)
        },
        FaultVariant(files: "capitals of a folder") { random in
          let name = random.name()
          return pair("icons/\(name).png", random.pick(["Icons", "ICONS", "iCons"]) + "/\(name).png", &random)
        },
        FaultVariant(files: "one accent, two ways to write it") { random in
          let (composed, apart) = random.pick([("\u{E9}", "e\u{301}"), ("\u{FC}", "u\u{308}"), ("\u{F1}", "n\u{303}")])
          let name = random.name()
          return pair(name + composed + ".png", name + apart + ".png", &random)
        },
      ]),
    FaultFamily(
      rule: "duplicate", level: .note,
      variants: [
        FaultVariant(files: "the same under two names") { random in
          let image = HonestSketch.draw(&random).drawn()
          return copies(image, image, &random)
        },
        FaultVariant(files: "told apart by colour") { random in
          let color = random.strongColor()
          let image = HonestSketch.draw(&random).drawn()
          var other = image
          for place in stride(from: 0, to: other.samples.count, by: 4) { other.samples[place] = UInt8((color.red * 255).rounded()) }
          return copies(image, other, &random)
        },
        FaultVariant(files: "a mirror image") { random in
          let (tip, line) = (random.number(4...9), random.number(2...4))
          let arrow = Sketch([
            .line(tip, 15, 24, 15, width: line), .line(tip, 15, tip + 6, 9, width: line), .line(tip, 15, tip + 6, 21, width: line),
          ])
          return copies(arrow.drawn(), arrow.drawn().mirrored, &random)
        },
        FaultVariant(files: "nearly the same") { random in
          var noise = random
          let image = HonestSketch.draw(&random).drawn()
          return copies(image, image.alphas { $2 == 0 ? 0 : min(max($2 + noise.whole(-12...12), 1), 255) }, &random)
        },
      ]),
  ]

  private static let body = "rect x=4 y=5 width=22 height=12"

  /// A PNG beside a source that says something else by now.
  private static func stale(_ old: String, _ new: String, _ random: inout SeededNumbers) -> FaultyFiles {
    let (name, scale) = (random.name(), random.scale())
    let text = { (body: String) in "icon width=30 height=30\n\(body)\n" }
    let source = IconSource(name: name, bytes: Array(text(old).utf8))
    guard let png = try? source.render(RenderOptions(scales: [Double(scale)]))[0].png else {
      preconditionFailure("does not render:\n\(old)")
    }
    let picture = FaultyFiles.scaled(name, scale)
    return FaultyFiles([(name + ".svgspec", Array(text(new).utf8)), (picture, png)], faulty: picture)
  }

  private static func pair(_ first: String, _ second: String, _ random: inout SeededNumbers) -> FaultyFiles {
    FaultyFiles([first, second].map { ($0, HonestSketch.draw(&random).drawn().png) })
  }

  private static func copies(_ first: PixelImage, _ second: PixelImage, _ random: inout SeededNumbers) -> FaultyFiles {
    let name = random.name()
    let other = random.pick(["selected/\(name).png", "\(name)-selected.png", "\(name)-copy.png"])
    return FaultyFiles([(name + ".png", first.png), (other, second.png)])
  }
}
