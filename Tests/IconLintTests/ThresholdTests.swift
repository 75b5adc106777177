import IconModel
import TestSupport
import Testing

@testable import IconLint

/// Rules fire at their limits and are silent just beside them.
@Suite("Limits of rules")
struct ThresholdTests {
  private func fires(_ rule: Rule, _ image: PixelImage, profile: Profile = .none) -> Bool {
    !findings(of: rule, in: image, profile: profile).isEmpty
  }

  @Test func blank() {
    #expect(fires(.blank, .ink(30, 30) { x, _ in x == 3 ? 7 : 0 }))
    #expect(!fires(.blank, .ink(30, 30) { x, y in x == 3 && y == 3 ? 8 : 0 }))
  }

  @Test func opaque() {
    #expect(fires(.opaque, .ink(30, 30) { _, _ in 224 }))
    let levels = { (least: Int) in
      findings(of: .opaque, in: .ink(30, 30) { x, y in x == 3 && y == 3 ? least : 255 }).map { "\($0.level) \($0.measured)" }
    }
    #expect(levels(223) == ["error alpha 223"])
    #expect(levels(102) == ["error alpha 102"])
    #expect(levels(101) == ["warning alpha 101"])
    #expect(levels(8) == ["warning alpha 8"])
    #expect(levels(7) == [])
  }

  @Test func faint() {
    #expect(fires(.faint, .ink(30, 30) { x, _ in x < 10 ? 101 : 0 }))
    #expect(!fires(.faint, .ink(30, 30) { x, _ in x < 10 ? 102 : 0 }))
    #expect(fires(.faint, .ink(30, 30) { x, _ in x < 10 ? 8 : 0 }))
    #expect(!fires(.faint, .ink(30, 30) { x, _ in x < 10 ? 7 : 0 }))
    // Three stray pixels of 150 don't hide it.
    #expect(fires(.faint, .ink(30, 30) { x, y in x < 5 ? (x == 0 && y < 3 ? 255 : 90) : 0 }))
  }

  @Test func backgroundNeedsNearlyAllOfTheBorder() {
    // Of 116 border pixels, 5 % are 5.8.
    let frame = { (gaps: Int) in
      PixelImage.ink(30, 30) { x, y in
        let isGap = y == 0 && (5..<5 + gaps).contains(x)
        return (x < 2 || y < 2 || x > 27 || y > 27) && !isGap ? 255 : 0
      }
    }
    #expect(fires(.background, frame(5)))
    #expect(!fires(.background, frame(6)))
  }

  @Test func backgroundIsUpToAQuarterWide() {
    let frame = { (width: Int) in
      PixelImage.ink(32, 32) { x, y in min(x, y, 31 - x, 31 - y) < width ? 255 : 0 }
    }
    #expect(fires(.background, frame(1)))
    #expect(fires(.background, frame(8)))
    #expect(!fires(.background, frame(9)))
  }

  @Test func hazeNeedsFourPlaces() {
    // Single pixels far from everything: 900 pixels ask for four.
    let specks = { (count: Int) in
      PixelImage.ink(30, 30) { x, y in x % 6 == 0 && y == 0 && x / 6 < count ? 2 : x > 10 && x < 20 && y > 14 && y < 24 ? 255 : 0 }
    }
    #expect(!fires(.haze, specks(3)))
    #expect(fires(.haze, specks(4)))
  }

  @Test func hazeBesideAnEdgeIsAntialiasing() {
    let edge = PixelImage.ink(30, 30) { x, y in x == 9 || x == 20 ? 2 : x > 9 && x < 20 ? 255 : 0 }
    #expect(!fires(.haze, edge))
  }

  @Test func hazeOfStrongPixels() {
    // 4 x 4 pixels of 254 in a full shape: four of them lie flat.
    let patch = { (side: Int) in
      PixelImage.ink(30, 30) { x, y in
        guard x > 4, x < 25, y > 4, y < 25 else { return 0 }
        return (10..<10 + side).contains(x) && (10..<10 + side).contains(y) ? 254 : 255
      }
    }
    // All of it is far from anything below 252, so each pixel counts; nine are wanted (1 % of 900).
    #expect(!fires(.haze, patch(2)))
    #expect(fires(.haze, patch(3)))
    // Never 255.
    #expect(fires(.haze, .ink(30, 30) { x, _ in x < 15 ? 253 : 0 }))
  }

  @Test func colorLostNeedsContrast() {
    let sign = { (grey: UInt8) in
      Sketch([.disc(15, 15, radius: 13), .rect(9, 13, 12, 4, Color(grey, grey, grey))]).drawn()
    }
    // The lightness of a grey against black is its value.
    #expect(fires(.colorLost, sign(48)))
    #expect(!fires(.colorLost, sign(47)))
  }

  @Test func colorLostNeedsAreaAndOutline() {
    let sign = { (width: Double, height: Double) in
      Sketch([.disc(15, 15, radius: 13), .rect(10, 13, width, height, .white)]).drawn()
    }
    #expect(fires(.colorLost, sign(2, 2)))
    #expect(!fires(.colorLost, sign(1, 1)))
    #expect(!fires(.colorLost, sign(3, 1)))
    // 12 of 1,600 pixels: a dash in the middle of a tile is a sign, one along its rim a light.
    let dash = { (y: Double) in
      Sketch(40, 40, [.rect(4, 4, 32, 32, Color(160, 0, 0)), .rect(14, y, 12, 1, Color(255, 130, 130))]).drawn()
    }
    #expect(fires(.colorLost, dash(20)))
    #expect(!fires(.colorLost, dash(5)))
  }

  @Test func colorKeptByAlphaIsNotLost() {
    let sign = { (alpha: UInt8) in
      PixelImage.make(30, 30) { x, y in
        guard (4..<26).contains(x), (4..<26).contains(y) else { return (0, 0, 0, 0) }
        return (9..<21).contains(x) && (12..<18).contains(y) ? (255, 255, 255, alpha) : (0, 0, 0, 255)
      }
    }
    #expect(fires(.colorLost, sign(255)))
    // The step in alpha is a quarter of the contrast and more: 255 - a >= a / 4.
    #expect(fires(.colorLost, sign(205)))
    #expect(!fires(.colorLost, sign(204)))
  }

  @Test func colorIgnored() {
    let tinted = { (blue: UInt8) in PixelImage.make(30, 30) { x, _ in x < 15 ? (0, 0, blue, 255) : (0, 0, 0, 0) } }
    #expect(!fires(.colorIgnored, tinted(8)))
    #expect(fires(.colorIgnored, tinted(9)))
    let greys = { (grey: UInt8) in PixelImage.make(30, 30) { x, _ in x < 15 ? (0, 0, 0, 255) : (grey, grey, grey, 255) } }
    #expect(!fires(.colorIgnored, greys(16)))
    #expect(fires(.colorIgnored, greys(17)))
    // Under little alpha, colours don't count.
    #expect(!fires(.colorIgnored, .make(30, 30) { _, _ in (0, 0, 255, 63) }))
  }

  @Test func edgeContactAsksForTheMargin() {
    let image = { (x: Int) in PixelImage.ink(24, 24) { u, v in u == x && v == 12 ? 16 : 0 } }
    #expect(fires(.edgeContact, image(0), profile: .androidNotification))
    #expect(!fires(.edgeContact, image(1), profile: .androidNotification))
    #expect(fires(.edgeContact, image(23), profile: .androidNotification))
    #expect(!fires(.edgeContact, .ink(24, 24) { _, _ in 15 }, profile: .androidNotification))
  }

  @Test func offCenter() {
    let block = { (x: Int) in PixelImage.ink(30, 30) { u, v in (x..<x + 10).contains(u) && (10..<20).contains(v) ? 255 : 0 } }
    #expect(!fires(.offCenter, block(11)))
    #expect(fires(.offCenter, block(12)))
    #expect(fires(.offCenter, block(8)))
    // At @2x a point is two pixels.
    #expect(findings(of: .offCenter, in: block(12), "icon@2x.png").isEmpty)
    // The bounds alone, or the mass alone, say nothing.
    #expect(!fires(.offCenter, .ink(30, 30) { u, v in v == 15 && (4..<26).contains(u) ? (u < 12 ? 255 : 30) : 0 }))
  }

  @Test func opticalSize() {
    let circle = { (radius: Double) in Sketch(30, 30, [.disc(15, 15, radius: radius)]).drawn() }
    #expect(!fires(.opticalSize, circle(11.6), profile: .tabbarCircle))
    #expect(fires(.opticalSize, circle(11.3), profile: .tabbarCircle))
    #expect(!fires(.opticalSize, circle(13.4), profile: .tabbarCircle))
    #expect(fires(.opticalSize, circle(13.7), profile: .tabbarCircle))
    #expect(!fires(.opticalSize, circle(5), profile: .tabbar))
  }

  /// Of lines of 2 px on rows 4 and 10, and a third one further down.
  @Test func aBlurredLineBesideCrispOnes() {
    let lines = { (third: Sketch.Mark) in Sketch([.rect(5, 4, 20, 2), .rect(5, 10, 20, 2), third]).drawn() }
    #expect(!fires(.blurry, lines(.rect(5, 16, 20, 2))))
    #expect(!fires(.blurry, lines(.rect(5, 16.12, 20, 2))))
    #expect(fires(.blurry, lines(.rect(5, 16.2, 20, 2))))
    #expect(fires(.blurry, lines(.rect(5, 16.8, 20, 2))))
    #expect(!fires(.blurry, lines(.rect(5, 16.88, 20, 2))))
    #expect(fires(.blurry, lines(.rect(5, 16.5, 5, 2))))
    #expect(!fires(.blurry, lines(.rect(5, 16.5, 4, 2))), "a detail")
    #expect(!fires(.blurry, lines(.rect(5, 16.5, 20, 3))), "of another width")
    let upright = [Sketch.Mark.rect(5.5, 14, 2, 12), .rect(15, 14, 2, 12)]
    #expect(!fires(.blurry, Sketch([.rect(5, 4, 20, 2), .rect(5, 10, 20, 2)] + upright).drawn()), "of another direction")
    #expect(!fires(.blurry, Sketch([.rect(5, 4, 20, 2), .rect(5, 16.5, 20, 2)]).drawn()), "one of two")
    #expect(!fires(.blurry, Sketch([.rect(5, 3, 20, 5), .rect(5, 11, 20, 5), .rect(5, 19.5, 20, 5)]).drawn()), "areas")
  }

  @Test func blurry() {
    let box = { (shift: Double) in Sketch([.rect(6, 7 + shift, 18, 14)]).drawn() }
    #expect(!fires(.blurry, box(0)))
    #expect(!fires(.blurry, box(0.1)))
    #expect(fires(.blurry, box(0.2)))
    #expect(fires(.blurry, box(0.5)))
    #expect(fires(.blurry, box(0.8)))
    #expect(!fires(.blurry, box(0.9)))
    // Edges of two phases, which no move cures.
    #expect(!fires(.blurry, Sketch([.rect(4, 4.5, 22, 6), .rect(4, 17, 22, 6.25)]).drawn()))
    // Shorter than five points.
    #expect(!fires(.blurry, Sketch([.rect(6, 7.5, 4, 4)]).drawn()))
  }

  @Test func truncated() {
    let image = { (width: Int, x: Int) in PixelImage.ink(width, 30) { u, v in u == x && v == 15 ? 255 : 0 } }
    // 60 pixels, of which the middle 48 show.
    #expect(fires(.truncated, image(60, 5), profile: .tabbar))
    #expect(!fires(.truncated, image(60, 6), profile: .tabbar))
    #expect(!fires(.truncated, image(60, 53), profile: .tabbar))
    #expect(fires(.truncated, image(60, 54), profile: .tabbar))
    #expect(!fires(.truncated, image(48, 0), profile: .tabbar))
    #expect(!fires(.truncated, image(60, 0), profile: .none))
  }

  @Test func storageCountsFromAHundredBytes() {
    let lint = { (length: Int, type: String) in
      var structure = PNGStructure(rgbaOf: PixelSize(30, 30))
      structure.chunks.append(PNGChunk(type: type, offset: 33, length: length))
      return Linter(LintConfiguration(only: ["png-storage"])).lint(PNGSubject(path: "a.png", structure: structure))
    }
    #expect(lint(88, "iCCP").isEmpty)
    #expect(lint(89, "iCCP").map(\.measured) == ["101 bytes"])
    #expect(lint(1, "tEXt").map(\.measured) == ["13 bytes"])
    #expect(lint(5000, "tRNS").isEmpty)
    #expect(lint(5000, "PLTE").isEmpty)
  }

  @Test func rulesKeepQuietBelowEightPixels() {
    for side in [1, 2, 7] {
      for image in [
        PixelImage.uniform(side, side, 2), .uniform(side, side, 100), .ink(side, side) { x, _ in x == 0 ? 90 : 0 },
        .make(side, side) { x, _ in x == 0 ? (255, 255, 255, 255) : (0, 0, 0, 200) },
      ] {
        #expect(findings(in: image).allSatisfy { ["blank", "opaque"].contains($0.rule) })
      }
    }
    #expect(findings(in: .uniform(1, 1, 255)).map(\.rule) == ["opaque"])
    #expect(findings(in: .uniform(2, 2, 0)).map(\.rule) == ["blank"])
  }

  @Test func replacementsOfThresholds() {
    let image = PixelImage.ink(30, 30) { x, _ in x < 15 ? 120 : 0 }
    #expect(findings(of: .faint, in: image).isEmpty)
    #expect(findings(of: .faint, in: image, thresholds: ["faint.alpha": 128]).count == 1)
    // What is not allowed is as if it were not there.
    #expect(findings(of: .faint, in: image, thresholds: ["faint.alpha": 300]).isEmpty)
    #expect(findings(of: .faint, in: image, thresholds: ["faint.alpha": .nan]).isEmpty)
    #expect(findings(of: .colorLost, in: .uniform(30, 30, 0), thresholds: ["color-lost.contrast": .infinity]).isEmpty)
  }
}

@Suite("Limits of rules for sets")
struct SetThresholdTests {
  @Test func ratioToleratesRounding() {
    // Every base size in twentieths of a point, rounded each way, is no error.
    let roundings: [FloatingPointRoundingRule] = [.toNearestOrAwayFromZero, .up, .down]
    for rounding in roundings {
      for step in stride(from: 320, through: 1200, by: 7) {
        let points = Double(step) / 20
        let set = (1...3).map { scale in
          let pixels = Int((points * Double(scale)).rounded(rounding))
          return PNGSubject(scale == 1 ? "a.png" : "a@\(scale)x.png", pixels, pixels)
        }
        #expect(findings(of: .scaleRatio, in: set).allSatisfy { $0.level == .note }, "\(points) \(rounding)")
      }
    }
  }

  @Test func ratioOfTwoPixelsIsAnError() {
    for scale in 2...3 {
      for off in [-2, 2] {
        let set = (1...3).map { PNGSubject($0 == 1 ? "a.png" : "a@\($0)x.png", 30 * $0, 30 * $0 + ($0 == scale ? off : 0)) }
        let found = findings(of: .scaleRatio, in: set)
        #expect(found.map(\.level) == [.error])
        #expect(found.map(\.path) == ["a@\(scale)x.png"])
      }
    }
  }

  @Test func ratioBlamesTheOneThatDiffers() {
    let sizes = [25, 60, 90]
    let set = (1...3).map { PNGSubject($0 == 1 ? "a.png" : "a@\($0)x.png", sizes[$0 - 1], sizes[$0 - 1]) }
    #expect(findings(of: .scaleRatio, in: set).map(\.path) == ["a.png"])
  }

  @Test func ratioIsSilentOnEqualOrSingleSizes() {
    #expect(findings(of: .scaleRatio, in: [PNGSubject("a.png", 30, 30), PNGSubject("a@2x.png", 60, 60)]).isEmpty)
    #expect(findings(of: .scaleRatio, in: [PNGSubject("a@2x.png", 61, 60)]).isEmpty)
    #expect(findings(of: .scaleRatio, in: []).isEmpty)
  }

  @Test func differenceOfShiftsIsForgiven() {
    let at = { (x: Double) in Sketch([.rect(x, 9, 9, 12), .disc(x + 4.5, 9, radius: 4)]) }
    for shift in [0, 1.0 / 3, 0.5, 2.0 / 3] {
      let set = [PNGSubject("a.png", at(10).drawn()), PNGSubject("a@2x.png", at(10 + shift).drawn(scale: 2))]
      #expect(findings(of: .scaleDiffers, in: set).isEmpty, "\(shift)")
    }
    let far = [PNGSubject("a.png", at(6).drawn()), PNGSubject("a@2x.png", at(14).drawn(scale: 2))]
    #expect(findings(of: .scaleDiffers, in: far).count == 1)
  }

  @Test func strengthWithinAFourthIsForgiven() {
    let disc = Sketch([.disc(15, 15, radius: 10)])
    let set = { (percent: Int) in
      [PNGSubject("a.png", disc.drawn()), PNGSubject("a@2x.png", disc.drawn(scale: 2).alphas { $2 * percent / 100 })]
    }
    #expect(findings(of: .scaleDiffers, in: set(82)).isEmpty)
    #expect(findings(of: .scaleDiffers, in: set(60)).map(\.measured) == ["0.6 times"])
  }

  @Test func differenceBlamesTheOddOne() {
    let disc = Sketch([.disc(15, 15, radius: 10)])
    let bar = Sketch([.rect(4, 12, 22, 5)])
    for odd in 1...3 {
      let set = (1...3).map { scale in
        PNGSubject(scale == 1 ? "a.png" : "a@\(scale)x.png", (scale == odd ? bar : disc).drawn(scale: Double(scale)))
      }
      #expect(findings(of: .scaleDiffers, in: set).map(\.path) == [odd == 1 ? "a.png" : "a@\(odd)x.png"])
    }
  }

  @Test func crispRectanglesAreNoEnlargements() {
    // Drawn honestly, they are exactly their smaller scale enlarged.
    let box = Sketch([.rect(4, 6, 22, 18), .rect(8, 10, 14, 10, nil)])
    let set = (1...3).map { PNGSubject($0 == 1 ? "a.png" : "a@\($0)x.png", box.drawn(scale: Double($0))) }
    #expect(findings(of: .scaleUpscaled, in: set).isEmpty)
    #expect(findings(of: .scaleDiffers, in: set).isEmpty)
  }

  @Test func emptyAndTinyPicturesAreNotCompared() {
    for rule in [Rule.scaleUpscaled, .scaleDiffers] {
      #expect(findings(of: rule, in: [PNGSubject("a.png", .uniform(30, 30, 0)), PNGSubject("a@2x.png", .uniform(60, 60, 0))]).isEmpty)
      #expect(findings(of: rule, in: [PNGSubject("a.png", .uniform(1, 1, 255)), PNGSubject("a@2x.png", .uniform(2, 2, 9))]).isEmpty)
    }
  }
}
