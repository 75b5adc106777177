import IconKit
import TestSupport

/// Files as they should be.
struct Faultless: Sendable {
  let name: String
  let make: @Sendable (inout SeededNumbers) -> FaultyFiles
  /// Notes that are true of them, by rule.
  var trueNotes: Set<String> = []

  static let all: [Faultless] =
    FaultlessSources.all.map { source in
      Faultless(name: source.name, make: { FaultyFiles([("icon.svgspec", Array(source.draw(&$0).utf8))]) }, trueNotes: ["color-ignored"])
    } + files

  private static let files = [
    Faultless(name: "one PNG") { random in
      FaultyFiles([(random.name() + ".png", HonestSketch.draw(&random).drawn().png)])
    },
    Faultless(name: "PNGs at three scales") { random in
      let (name, sketch) = (random.name(), HonestSketch.draw(&random))
      return FaultyFiles([1, 2, 3].map { (FaultyFiles.scaled(name, $0), sketch.drawn(scale: Double($0)).png) })
    },
    Faultless(
      name: "PNGs of any size at two scales",
      make: { random in
        let (name, sketch, size) = (random.name(), HonestSketch.draw(&random), Double(random.whole(18...60)) / 30)
        return FaultyFiles([2, 3].map { (FaultyFiles.scaled(name, $0), sketch.drawn(scale: size * Double($0)).png) }, for: Profile.none)
      }, trueNotes: ["blurry"]),
    Faultless(
      name: "PNGs in a colour",
      make: { random in
        let (name, sketch) = (random.name(), HonestSketch.draw(&random, random.strongColor()))
        return FaultyFiles([2, 3].map { (FaultyFiles.scaled(name, $0), sketch.drawn(scale: Double($0)).png) })
      }, trueNotes: ["color-ignored"]),
    Faultless(name: "PNGs of a layer at 60 % and more") { random in
      let (name, sketch, percent) = (random.name(), HonestSketch.draw(&random), random.whole(60...97))
      return FaultyFiles([2, 3].map { (FaultyFiles.scaled(name, $0), sketch.drawn(scale: Double($0)).alphas { $2 * percent / 100 }.png) })
    },
    Faultless(name: "PNGs of notifications") { random in
      let radius = random.number(7...10)
      let sketch = Sketch(24, 24, [.disc(12, 12, radius: radius), .disc(12, 12, radius: radius / 2, nil)])
      return FaultyFiles([("icon.png", sketch.drawn().png)], for: .androidNotification)
    },
    Faultless(name: "PNGs on their keyline") { random in
      let radius = random.number(11.8...12.5)
      let sketch = Sketch(25, 25, [.disc(12.5, 12.5, radius: radius), .disc(12.5, 12.5, radius: random.number(4...9), nil)])
      return FaultyFiles([("icon.png", sketch.drawn().png)], for: .tabbarCircle)
    },
    Faultless(name: "image sets") { random in ImageSet(&random).files },
    Faultless(
      name: "PNGs beside their sources",
      make: { random in
        let (name, draw) = (random.name(), random.pick(FaultlessSources.all).draw)
        let text = Array(draw(&random).utf8)
        let images = try? IconSource(name: name, bytes: text).render(RenderOptions(scales: [1, 2, 3]))
        let pictures = zip([1, 2, 3], images ?? []).map { (FaultyFiles.scaled(name, $0), $1.png) }
        return FaultyFiles([(name + ".svgspec", text)] + pictures)
      }, trueNotes: ["off-center", "color-ignored"]),
    Faultless(name: "several icons") { random in
      FaultyFiles(
        HonestSketch.each(&random).enumerated().map { index, sketch in ("icon\(index).png", sketch.drawn().png) })
    },
    Faultless(name: "comments that are needed") { random in
      let y = random.whole(4...25)
      return FaultyFiles([
        ("icon.svgspec", Array("icon fill=none stroke=black\nline x1=3 y1=\(y) x2=27 y2=\(y) # iconkit:disable off-grid\n".utf8))
      ])
    },
  ]
}
