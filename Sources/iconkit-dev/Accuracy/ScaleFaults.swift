import IconKit
import TestSupport

/// What is wrong with a set of scales.
enum ScaleFaults {
  static let families = [
    FaultFamily(
      rule: "scale-name", level: .error,
      variants: [
        FaultVariant(files: "a suffix that is not read") { random in
          let scale = random.whole(2...3)
          let suffix = random.pick([
            "@\(scale)X", "@\(scale)x@\(scale)x", "~ipad@\(scale)x", "@\(scale)x~iPad", "@0\(scale)x", "@\(scale)x ",
          ])
          let name = random.name() + suffix + ".png"
          return FaultyFiles([(name, drawn(&random, Double(scale)))], faulty: name)
        },
        FaultVariant(files: "a scale that there is not") { random in
          let name = random.name() + random.pick(["@1x", "@4x", "@1.5x", "@5x"]) + ".png"
          return FaultyFiles([(name, drawn(&random, 1))], faulty: name)
        },
        FaultVariant(files: "without the @") { random in
          let scale = random.whole(2...3)
          let name = random.name() + random.pick(["", "-", "_", " "]) + "\(scale)x.png"
          return FaultyFiles([(name, drawn(&random, Double(scale)))], faulty: name)
        },
        FaultVariant(files: "the size of another scale") { random in
          let (name, scale) = (random.name(), random.scale())
          let other = random.pick([1, 2, 3].filter { $0 != scale })
          let file = FaultyFiles.scaled(name, scale)
          return FaultyFiles([(file, drawn(&random, Double(other)))], faulty: file)
        },
        FaultVariant(files: "the size of another scale, by the others") { random in
          let (name, sketch, side) = (random.name(), HonestSketch.draw(&random), Double(random.whole(16...45)) / 30)
          let wrong = random.whole(2...3)
          return set(name, [1, 2, 3], wrong) { scale in sketch.drawn(scale: side * Double(scale == wrong ? 5 - scale : scale)) }
        },
      ]),
    FaultFamily(
      rule: "scale-missing",
      variants: [
        FaultVariant(files: "one of the larger ones") { random in
          let (name, sketch, scale) = (random.name(), HonestSketch.draw(&random), random.whole(2...3))
          return set(name, random.flip() ? [1, scale] : [scale], nil, for: .tabbar) { sketch.drawn(scale: Double($0)) }
        }
      ]),
    FaultFamily(
      rule: "scale-ratio", level: .error,
      variants: [
        FaultVariant(files: "pixels too many or too few") { random in
          let (side, scale) = (random.whole(16...60), random.whole(2...3))
          // Up to a point, and so many pixels, may be rounding.
          let off = random.whole(scale...9) * (random.flip() ? 1 : -1)
          let sizes = [1: (side, side), scale: (side * scale + off, side * scale)]
          return set(random.name(), [1, scale], scale) { scale in
            let (width, height) = sizes[scale] ?? (side, side)
            let half = Double(height) / 3
            return Sketch(Double(width), Double(height), [.disc(Double(width) / 2, Double(height) / 2, radius: half)]).drawn()
          }
        }
      ]),
    FaultFamily(
      rule: "scale-upscaled",
      variants: [
        enlarged("nearest neighbour") { $0.enlargedNearest($1) }, enlarged("bilinear") { $0.enlargedBilinear($1) },
        enlarged("bicubic") { $0.enlargedBicubic($1) },
        FaultVariant(files: "bicubic, then noise") { random in
          let (small, times) = (HonestSketch.draw(&random).drawn(), random.whole(2...3))
          var noise = random
          let large = small.enlargedBicubic(times).alphas { min(max($2 + noise.whole(-2...2), 0), 255) }
          return set(random.name(), [1, times], times) { $0 == 1 ? small : large }
        },
      ]),
    FaultFamily(
      rule: "scale-differs",
      variants: [
        FaultVariant(files: "another drawing") { random in
          let (first, name, times) = (HonestSketch.draw(&random), random.name(), random.whole(2...3))
          var second = HonestSketch.draw(&random)
          while isLike(first, second) { second = HonestSketch.draw(&random) }
          return set(name, [1, times], nil) { ($0 == 1 ? first : second).drawn(scale: Double($0)) }
        },
        FaultVariant(files: "a part left out") { random in
          let (name, times, radius) = (random.name(), random.whole(2...3), random.number(2.5...3.2))
          let dots = [7.0, 15, 23].map { Sketch.Mark.disc($0, 15, radius: radius) }
          let lost = random.whole(0...2)
          return set(name, [1, times], nil) { scale in
            Sketch(dots.indices.filter { scale == 1 || $0 != lost }.map { dots[$0] }).drawn(scale: Double(scale))
          }
        },
        FaultVariant(files: "another strength") { random in
          let (name, sketch, times, percent) = (random.name(), HonestSketch.draw(&random), random.whole(2...3), random.whole(42...75))
          return set(name, [1, times], nil) { scale in
            sketch.drawn(scale: Double(scale)).alphas { scale == 1 ? $2 : $2 * percent / 100 }
          }
        },
        FaultVariant(files: "turned over") { random in
          let (name, times, tip, line) = (random.name(), random.whole(2...3), random.number(4...6), random.number(2...4))
          let sketch = Sketch([
            .line(tip, 15, 25, 15, width: line), .line(tip, 15, tip + 7, 8, width: line), .line(tip, 15, tip + 7, 22, width: line),
          ])
          return set(name, [1, times], nil) { $0 == 1 ? sketch.drawn() : sketch.drawn(scale: Double($0)).mirrored }
        },
      ]),
  ]

  private static func drawn(_ random: inout SeededNumbers, _ scale: Double) -> [UInt8] {
    HonestSketch.draw(&random).drawn(scale: scale).png
  }

  /// The scales of an icon.
  static func set(_ name: String, _ scales: [Int], _ faulty: Int?, for profile: Profile = .none, _ draw: (Int) -> PixelImage) -> FaultyFiles
  {
    FaultyFiles(
      scales.map { (FaultyFiles.scaled(name, $0), draw($0).png) }, faulty: faulty.map { FaultyFiles.scaled(name, $0) },
      for: profile)
  }

  private static func enlarged(_ name: String, _ enlarge: @escaping @Sendable (PixelImage, Int) -> PixelImage) -> FaultVariant {
    FaultVariant(files: name) { random in
      let times = random.whole(2...3)
      var sketch = HonestSketch.draw(&random)
      // Of boxes on the grid, repeated pixels are the larger drawing.
      while sketch.drawn(scale: Double(times)) == sketch.drawn().enlargedNearest(times) { sketch = HonestSketch.draw(&random) }
      let small = sketch.drawn()
      return set(random.name(), [1, times], times) { $0 == 1 ? small : enlarge(small, $0) }
    }
  }

  /// Whether two drawings share more than half of their ink.
  private static func isLike(_ first: Sketch, _ second: Sketch) -> Bool {
    let (a, b) = (first.drawn().alpha.samples, second.drawn().alpha.samples)
    let (all, common) = zip(a, b).reduce((0, 0)) { ($0.0 + Int(max($1.0, $1.1)), $0.1 + Int(min($1.0, $1.1))) }
    return 2 * common > all
  }
}
