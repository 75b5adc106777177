import IconModel
import TestSupport
import Testing

@testable import IconLint

/// Faults put into honest drawings must be found, and the drawings themselves must pass.
@Suite("Faults and honest drawings")
struct RecallTests {
  static let drawings = Honest.sketches.map(\.sketch)
  static let scales = [1.0, 2, 3]

  private func name(_ scale: Double) -> String { scale == 1 ? "icon.png" : "icon@\(Int(scale))x.png" }

  private func rules(_ image: PixelImage, _ path: String = "icon.png") -> [String] { findings(in: image, path).map(\.rule) }

  // MARK: Honest drawings

  @Test(arguments: Honest.sketches.map(\.name))
  func honestSetsPass(_ name: String) throws {
    let sketch = try #require(Honest.sketches.first { $0.name == name }?.sketch)
    let set = Self.scales.map { PNGSubject(self.name($0), sketch.drawn(scale: $0)) }
    let found = findings(in: set, profile: .tabbar)
    #expect(found.filter { $0.level > .note }.map(\.line) == [])
  }

  @Test func honestDrawingsOfAnySizePass() {
    for (name, sketch) in Honest.sketches {
      for scale in stride(from: 0.55, through: 2.5, by: 0.37) {
        #expect(findings(in: sketch.drawn(scale: scale)).filter { $0.level > .note }.map(\.line) == [], "\(name) at \(scale)")
      }
    }
  }

  @Test func passingExamplesPassAllRules() {
    for rule in RuleCatalog.all {
      for example in rule.passing {
        guard case .files(let files) = example.subject else { continue }
        let found = Linter(LintConfiguration(profile: example.profile)).findings(in: files)
        #expect(found.filter { $0.level == .error && $0.rule != "size" }.map(\.line) == [], "\(rule.id): \(example.caption)")
      }
    }
  }

  // MARK: Faults in one picture

  @Test func opaqueGrounds() {
    for sketch in Self.drawings {
      for scale in Self.scales {
        var paper = sketch
        paper.marks.insert(.rect(0, 0, 30, 30, Color(250, 250, 245)), at: 0)
        // What is erased shows the paper in a drawing program.
        paper.marks = paper.marks.map { mark in mark.color == nil ? Sketch.Mark(outline: mark.outline, color: Color(250, 250, 245)) : mark }
        #expect(rules(paper.drawn(scale: scale), name(scale)) == ["opaque"])
      }
    }
  }

  @Test func framesAroundFreeDrawings() {
    for width in 1...5 {
      for scale in Self.scales {
        var sketch = Sketch([.rect(0, 0, 30, 30), .rect(Double(width), Double(width), 30 - 2 * Double(width), 30 - 2 * Double(width), nil)])
        sketch.marks += [.disc(15, 15, radius: 6), .disc(15, 15, radius: 3, nil)]
        #expect(rules(sketch.drawn(scale: scale), name(scale)) == ["background"])
      }
    }
  }

  @Test func nothingToSee() {
    for sketch in Self.drawings {
      for alpha in 0...3 { #expect(rules(sketch.drawn().alphas { $2 * alpha / 255 }) == ["blank"]) }
    }
  }

  @Test func faintDrawings() {
    for sketch in Self.drawings {
      for percent in [8, 20, 38] { #expect(rules(sketch.drawn().alphas { $2 * percent / 100 }).contains("faint"), "\(sketch) \(percent)") }
    }
  }

  @Test func hazeOnTheGround() {
    // Hairlines leave little ground that is far from any edge; the tile hardly any.
    for (name, sketch) in Honest.sketches where name != "tile" {
      for alpha in 1...3 {
        for scale in Self.scales {
          let image = sketch.drawn(scale: scale).alphas { max($2, alpha) }
          #expect(rules(image, self.name(scale)).contains("haze"), "\(name) \(alpha) \(scale)")
        }
      }
    }
  }

  @Test func solidPartsBelowFullStrength() {
    for (name, sketch) in Honest.sketches where !name.hasSuffix("strength") && !name.hasSuffix("strengths") {
      for alpha in 252...254 {
        let image = sketch.drawn(scale: 2).alphas { $2 * alpha / 255 }
        #expect(rules(image, "icon@2x.png").contains("haze"), "\(name) \(alpha)")
      }
    }
  }

  static let pairs: [(Color, Color)] = [
    (.white, .black), (.black, .white), (.white, Color(30, 90, 220)), (Color(220, 40, 40), Color(30, 140, 60)),
    (Color(30, 90, 220), Color(250, 230, 30)), (Color(110, 110, 110), .white), (.black, Color(0, 150, 140)), (Color(240, 140, 20), .black),
  ]

  @Test func signsOfAnotherColor() {
    for (sign, ground) in Self.pairs {
      for scale in Self.scales {
        for marks: [Sketch.Mark] in [
          [.disc(15, 15, radius: 13, ground), .line(9, 15, 21, 15, width: 4, sign)],
          [.rect(2, 2, 26, 26, ground), .disc(15, 15, radius: 6.3, sign)],
          [.disc(15, 15, radius: 13, ground), .rect(15, 0, 15, 30, nil), .disc(15, 15, radius: 13, ground), .rect(8, 11, 5, 8, sign)],
        ] {
          #expect(rules(Sketch(marks).drawn(scale: scale), name(scale)).contains("color-lost"), "\(sign) on \(ground) at \(scale)")
        }
      }
    }
  }

  @Test func halvesOfTwoColors() {
    for (left, right) in Self.pairs {
      let image = PixelImage.make(60, 60) { x, y in
        let distance = Point(Double(x) - 29.5, Double(y) - 29.5).length
        let alpha = UInt8(min(max(24 - distance, 0), 1) * 255)
        let color = x < 30 ? left : right
        return (UInt8(color.red * 255), UInt8(color.green * 255), UInt8(color.blue * 255), alpha)
      }
      #expect(rules(image, "icon@2x.png").contains("color-lost"), "\(left) \(right)")
    }
  }

  @Test func noisyGroundsStillLoseTheirSigns() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<20 {
      let image = PixelImage.make(30, 30) { x, y in
        guard Point(Double(x) - 14.5, Double(y) - 14.5).length < 13 else { return (0, 0, 0, 0) }
        let noise = UInt8.random(in: 0...16, using: &random)
        return (9..<21).contains(x) && (13..<17).contains(y) ? (200 + noise, 200 + noise, 200 + noise, 255) : (30 + noise, 60, 120, 255)
      }
      #expect(rules(image).contains("color-lost"))
    }
  }

  @Test func gradientsShadowsAndTintsAreNoLoss() {
    let disc = { (color: (Int, Int) -> (UInt8, UInt8, UInt8)) in
      PixelImage.make(60, 60) { x, y in
        let alpha = UInt8(min(max(25 - Point(Double(x) - 29.5, Double(y) - 29.5).length, 0), 1) * 255)
        let (red, green, blue) = color(x, y)
        return (red, green, blue, alpha)
      }
    }
    #expect(!rules(disc { x, _ in (UInt8(4 * x), UInt8(4 * x), UInt8(4 * x)) }).contains("color-lost"))
    #expect(!rules(disc { _, y in (UInt8(4 * y), 0, UInt8(240 - 4 * y)) }).contains("color-lost"))
    #expect(!rules(disc { _, _ in (30, 90, 220) }).contains("color-lost"))
    let shadow = Sketch([.disc(16, 17, radius: 10, Color(0, 0, 0, 60)), .disc(15, 15, radius: 10, Color(250, 250, 250))])
    #expect(!rules(shadow.drawn()).contains("color-lost"))
    // A ring of four colours still shows by its outline.
    let ring = PixelImage.make(60, 60) { x, y in
      let distance = Point(Double(x) - 29.5, Double(y) - 29.5).length
      let colors: [(UInt8, UInt8, UInt8)] = [(220, 40, 40), (250, 200, 20), (30, 150, 60), (30, 90, 220)]
      let (red, green, blue) = colors[(x < 30 ? 0 : 1) + (y < 30 ? 0 : 2)]
      return (red, green, blue, distance < 25 && distance > 19 ? 255 : 0)
    }
    #expect(!rules(ring).contains("color-lost"))
  }

  @Test func shiftedDrawings() {
    for sketch in [Sketch([.disc(15, 15, radius: 9)]), Sketch([.rect(6, 7, 18, 16)])] {
      for (dx, dy) in [(3.0, 0.0), (-3, 0), (0, 3), (0, -3), (2, 2)] {
        var moved = sketch
        moved.marks = moved.marks.map { mark in
          switch mark.outline {
          case .disc(let center, let radius): .disc(center.x + dx, center.y + dy, radius: radius)
          case .rect(let rect): .rect(rect.x + dx, rect.y + dy, rect.width, rect.height)
          case .line: mark
          }
        }
        for scale in Self.scales { #expect(rules(moved.drawn(scale: scale), name(scale)).contains("off-center")) }
      }
    }
  }

  // MARK: Faults in sets

  @Test func enlargedScales() {
    for (name, sketch) in Honest.sketches where name != "flag" {
      let small = sketch.drawn()
      for times in 2...3 {
        for (filter, large) in [
          ("nearest neighbour", small.enlargedNearest(times)), ("bilinear", small.enlargedBilinear(times)),
          ("bicubic", small.enlargedBicubic(times)),
        ] {
          let found = findings(in: [PNGSubject("icon.png", small), PNGSubject("icon@\(times)x.png", large)])
          let upscaled = found.filter { $0.rule == "scale-upscaled" }
          #expect(upscaled.count == 1, "\(name) \(filter) \(times)")
          #expect(upscaled.allSatisfy { $0.message.contains("\(times) times (\(filter)") }, "\(upscaled.map(\.line))")
        }
      }
    }
  }

  @Test func enlargedByHalfByRepeatingPixels() {
    // Where a pixel lies between two sources, programs take the left one, the right one, or one each.
    for (name, sketch) in Honest.sketches.prefix(2) {
      let small = sketch.drawn(scale: 2)
      let sources: [(Int) -> Int] = [{ $0 * 2 / 3 }, { ($0 * 4 + 2) / 6 }, { ($0 * 4 + 3) / 6 }]
      for across in sources {
        for down in sources {
          let large = PixelImage.ink(90, 90) { x, y in Int(small.alpha[min(across(x), 59), min(down(y), 59)]) }
          let found = findings(of: .scaleUpscaled, in: [PNGSubject("a@2x.png", small), PNGSubject("a@3x.png", large)])
          #expect(found.map { $0.message.contains("1.5 times (nearest neighbour; differs by 0 %") } == [true], "\(name)")
        }
      }
    }
  }

  @Test func enlargedWithNoise() {
    var random = SeededNumbers(seed: 5)
    for sketch in Self.drawings.prefix(6) {
      let small = sketch.drawn()
      let large = small.enlargedBicubic(2).alphas { min(max($2 + Int.random(in: -2...2, using: &random), 0), 255) }
      #expect(findings(of: .scaleUpscaled, in: [PNGSubject("a.png", small), PNGSubject("a@2x.png", large)]).count == 1)
    }
  }

  @Test func otherDrawings() {
    for first in Honest.sketches.indices {
      let second = (first + 1) % Honest.sketches.count
      let names = [Honest.sketches[first].name, Honest.sketches[second].name]
      // One is a stronger version of the other's middle.
      if names == ["half strength", "two strengths"] { continue }
      let set = [PNGSubject("a.png", Self.drawings[first].drawn()), PNGSubject("a@2x.png", Self.drawings[second].drawn(scale: 2))]
      #expect(findings(of: .scaleDiffers, in: set).count == 1, "\(names)")
    }
  }

  @Test func wrongRatios() {
    var random = SeededNumbers(seed: 3)
    for _ in 0..<50 {
      let base = Int.random(in: 16...60, using: &random)
      let scale = Int.random(in: 2...3, using: &random)
      let off = Int.random(in: 2...9, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let set = [PNGSubject("a.png", base, base), PNGSubject("a@\(scale)x.png", base * scale + off, base * scale)]
      let found = findings(of: .scaleRatio, in: set)
      #expect(found.count == 1)
    }
  }
}
