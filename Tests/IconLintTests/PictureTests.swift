import IconModel
import TestSupport
import Testing

@testable import IconLint

@Suite("What the shared pass finds")
struct PictureTests {
  @Test func countsByHand() {
    // Alphas 0, 15, 16, 64 / 255, 255, 3, 0
    let alphas = [[0, 15, 16, 64], [255, 255, 3, 0]]
    let picture = Picture(.ink(4, 2) { alphas[$1][$0] })
    #expect(picture.minimum == 0)
    #expect(picture.maximum == 255)
    #expect(picture.histogram[0] == 2 && picture.histogram[255] == 2 && picture.histogram[3] == 1)
    #expect(picture.count(1...16) == 3)
    #expect(picture.inkBox == PixelRect(x: 0, y: 0, width: 4, height: 2))
    #expect(picture.inkCount == 4)
    #expect(picture.alphaSum == 608)
    // Columns: 255·0 + (15 + 255)·1 + (16 + 3)·2 + 64·3; rows: 513·1
    #expect(picture.momentX == 500)
    #expect(picture.momentY == 513)
    #expect(picture.center == Point(500.0 / 608 + 0.5, 513.0 / 608 + 0.5))
  }

  @Test func inkStartsAtSixteen() {
    #expect(Picture(.ink(3, 3) { $0 == 1 && $1 == 2 ? 16 : 15 }).inkBox == PixelRect(x: 1, y: 2, width: 1, height: 1))
    #expect(Picture(.ink(3, 3) { _, _ in 15 }).inkBox == nil)
  }

  @Test(arguments: [1, 2, 8, 30])
  func nothingAndEverything(_ side: Int) {
    let nothing = Picture(.uniform(side, side, 0))
    #expect(nothing.maximum == 0 && nothing.inkCount == 0 && nothing.strongest == 0)
    #expect(nothing.center == Point(Double(side) / 2, Double(side) / 2))
    #expect(nothing.colors.channels == 0 && nothing.colors.luma == 0 && nothing.colors.chroma == 0)
    let everything = Picture(.uniform(side, side, 255))
    #expect(everything.minimum == 255 && everything.inkCount == side * side && everything.strongest == 255)
    #expect(everything.center == Point(Double(side) / 2, Double(side) / 2))
    #expect(everything.inkBox == everything.frame)
  }

  @Test func strongestIsNoAccident() {
    // Three stray pixels don't count, four do.
    let strays = { (count: Int) in Picture(.ink(30, 30) { x, y in y == 0 && x < count ? 255 : x < 5 ? 77 : 0 }) }
    #expect(strays(3).strongest == 77)
    #expect(strays(4).strongest == 255)
    // Of 400 drawn pixels, eight must reach it.
    let many = { (count: Int) in Picture(.ink(20, 20) { x, y in y == 0 && x < count ? 255 : 77 }) }
    #expect(many(7).strongest == 77)
    #expect(many(8).strongest == 255)
    // Of fewer than four drawn pixels, all.
    #expect(Picture(.ink(9, 9) { x, y in x == 0 && y < 2 ? 200 + y : 0 }).strongest == 200)
  }

  @Test func colorsCountFromAlphaSixtyFour() {
    let two = { (alpha: UInt8) in Picture(.make(2, 1) { x, _ in x == 0 ? (0, 0, 0, 255) : (250, 10, 20, alpha) }) }
    #expect(two(63).colors.chroma == 0 && two(63).colors.channels == 0)
    #expect(two(64).colors.chroma == 240)
    #expect(two(64).colors.channels == 250)
    // (77·250 + 150·10 + 29·20) / 256
    #expect(two(64).colors.luma == 83)
  }

  @Test func planeHasABorderOfZeros() {
    let plane = Picture(.uniform(3, 2, 255)).alpha
    #expect(plane.stride == 7)
    #expect(plane.bytes.count == 42)
    #expect(plane.bytes.count { $0 == 255 } == 6)
    #expect(plane[-2, -2] == 0 && plane[4, 3] == 0 && plane[0, 0] == 255 && plane[2, 1] == 255 && plane[3, 1] == 0)
    let mask = AlphaPlane(AlphaMask(width: 3, height: 2, samples: [UInt8](repeating: 255, count: 6)))
    #expect(mask.bytes == plane.bytes)
  }
}

@Suite("Analyses of pixels")
struct AnalysisTests {
  @Test func distanceOfColors() {
    let tint = { (red: Int32, green: Int32, blue: Int32) in Tint(red: red, green: green, blue: blue, alpha: 255) }
    #expect(tint(0, 0, 0).distance(to: tint(255, 255, 255)) == 255)
    // Lightness 77·200/256; hue (200 + 200) / 4
    #expect(tint(200, 0, 0).distance(to: tint(0, 0, 0)) == 100)
    // Red on green of about one lightness: (200 + 500) / 4
    #expect(tint(200, 0, 0).distance(to: tint(0, 100, 0)) == 150)
    // The fainter one decides.
    #expect(Tint(red: 255, green: 255, blue: 255, alpha: 51).distance(to: tint(0, 0, 0)) == 51)
  }

  @Test func frameOfThreePixels() throws {
    let image = PixelImage.ink(20, 12) { x, y in x < 3 || y < 2 || x >= 18 || y >= 11 ? 224 : 0 }
    let frame = try #require(OpaqueFrame(Picture(image).alpha, share: 0.95))
    #expect(frame.widths == [3, 2, 2, 1])
    #expect(frame.borderCount == 60 && frame.opaqueCount == 60)
    #expect(frame.thinShare == 1)
    #expect(OpaqueFrame(Picture(image.alphas { $0 == 0 && $1 == 0 ? 223 : $2 }).alpha, share: 0.5) == nil)
  }

  @Test func kindsOfShapes() {
    let kind = { (marks: [Sketch.Mark]) in Silhouette(Picture(Sketch(marks).drawn()).alpha)?.kind }
    #expect(kind([.disc(15, 15, radius: 11)]) == .circle)
    #expect(kind([.disc(15, 15, radius: 11), .disc(15, 15, radius: 8, nil)]) == .circle)
    #expect(kind([.rect(4, 4, 22, 22)]) == .square)
    #expect(kind([.rect(4, 4, 22, 22), .rect(6, 6, 18, 18, nil)]) == .square)
    #expect(kind([.rect(3, 5, 24, 20)]) == .wide)
    #expect(kind([.rect(5, 3, 20, 24)]) == .tall)
    #expect(kind([.rect(4, 4, 22, 4), .rect(4, 4, 4, 22)]) == .square)
    #expect(kind([.rect(4, 4, 4, 22), .rect(4, 22, 22, 4), .disc(25, 5, radius: 1)]) == .square)
    #expect(kind([.line(5, 5, 25, 25, width: 6)]) == .other)
    #expect(kind([]) == nil)
  }

  @Test func boundsTakeCoverageForPartsOfPixels() throws {
    let shape = try #require(Silhouette(Picture(Sketch([.rect(4.25, 6.5, 10.5, 8)]).drawn()).alpha))
    #expect(abs(shape.bounds.minX - 4.25) < 0.01 && abs(shape.bounds.width - 10.5) < 0.01)
    #expect(abs(shape.bounds.minY - 6.5) < 0.01 && abs(shape.bounds.height - 8) < 0.01)
  }

  @Test(arguments: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875])
  func phaseTellsTheMove(_ fraction: Double) throws {
    let image = Sketch([.rect(5, 6 + fraction, 20, 12), .rect(8, 9 + fraction, 14, 6, nil)]).drawn()
    let phases = try #require(EdgePhases(Picture(image).alpha, .horizontal, minimumLength: 5))
    #expect(phases.share > 0.99)
    // The nearer way to the grid.
    let wanted = fraction <= 0.5 ? -fraction : 1 - fraction
    #expect(abs(phases.shift - wanted) < 0.025 || abs(abs(phases.shift) - 0.5) < 0.025 && fraction == 0.5)
    #expect(EdgePhases(Picture(image).alpha, .vertical, minimumLength: 5)?.shift == 0)
  }

  @Test func noEdgesNoPhases() {
    #expect(EdgePhases(Picture(Sketch([.disc(15, 15, radius: 3)]).drawn()).alpha, .horizontal, minimumLength: 5) == nil)
  }

  @Test func filtersAddUpToOne() {
    for kernel in ResamplingKernel.allCases {
      #expect(abs(kernel.value(at: 0) - 1) < 1e-12)
      for distance in 1...3 { #expect(abs(kernel.value(at: Double(distance))) < 1e-12, "\(kernel) at \(distance)") }
      let weights = ResamplingWeights(kernel, from: 7, to: 16)
      let ones = [Float](repeating: 1, count: 7)
      for place in 0..<16 { #expect(abs(weights.mix(place, of: ones, first: 0, stride: 1, length: 7) - 1) < 1e-6) }
    }
    #expect(ResamplingKernel.bilinear.value(at: -0.25) == 0.75)
    // 3 sin(π/2) sin(π/6) / (π²/4)
    #expect(abs(ResamplingKernel.lanczos.value(at: 0.5) - 6 / (Double.pi * Double.pi)) < 1e-12)
    // 3 sin(5π/2) sin(5π/6) / (25π²/4)
    #expect(abs(ResamplingKernel.lanczos.value(at: 2.5) - 0.24 / (Double.pi * Double.pi)) < 1e-12)
    #expect(abs(ResamplingKernel.bicubic.value(at: 0.5) - 0.5625) < 1e-12)
    #expect(abs(ResamplingKernel.bicubic.value(at: 1.5) + 0.0625) < 1e-12)
    #expect(abs(ResamplingKernel.sharpBicubic.value(at: 1.5) + 0.09375) < 1e-12)
  }

  @Test func largePicturesAreReducedByWholeFactors() {
    let image = PixelImage.make(600, 500) { x, _ in x < 301 ? (200, 0, 0, 255) : (0, 0, 0, 0) }
    let reduced = ReducedImage(image)
    #expect(reduced.factor == 3)
    #expect(reduced.image.size == PixelSize(200, 167))
    // A block that is one third red keeps its colour and a third of its alpha.
    #expect(Array(reduced.image.samples[400..<404]) == [200, 0, 0, 85])
    #expect(Array(reduced.image.samples[396..<400]) == [200, 0, 0, 255])
    #expect(ReducedImage(.uniform(512, 512, 7)).factor == 1)
  }

  @Test(arguments: [
    ((0, 0, 0), "black"), ((255, 255, 255), "white"), ((128, 128, 128), "grey"), ((60, 60, 62), "dark grey"),
    ((200, 202, 200), "light grey"),
    ((220, 30, 30), "red"), ((240, 140, 20), "orange"), ((110, 60, 20), "brown"), ((250, 230, 30), "yellow"), ((30, 160, 60), "green"),
    ((20, 200, 190), "turquoise"), ((30, 90, 220), "blue"), ((130, 40, 200), "purple"), ((240, 80, 180), "pink"), ((250, 180, 190), "pink"),
  ])
  func namesOfColors(_ color: (Int, Int, Int), _ name: String) { #expect(ColorName.of(color.0, color.1, color.2) == name) }

  @Test func everyColorHasAName() {
    for value in stride(from: 0, to: 1 << 24, by: 4099) { #expect(!ColorName.of(value >> 16, value >> 8 & 255, value & 255).isEmpty) }
  }
}

@Suite("Sketches")
struct SketchTests {
  @Test func rectanglesCoverExactly() {
    let image = Sketch(3, 2, [.rect(0.5, 0.25, 2, 1)]).drawn()
    // Rows 0: ¾ of a half, a whole, a half pixel; row 1: a quarter.
    #expect(image.alpha.samples == [96, 191, 96, 32, 64, 32])
  }

  @Test func scalesMultiplyPixels() {
    let image = Sketch(3, 2, [.rect(1, 0, 1, 2)]).drawn(scale: 2)
    #expect(image.size == PixelSize(6, 4))
    #expect(image.alpha.samples.prefix(6) == [0, 0, 255, 255, 0, 0])
  }

  @Test func laterMarksCoverAndErase() {
    let image = Sketch(3, 1, [.rect(0, 0, 3, 1, Color(255, 0, 0)), .rect(1, 0, 1, 1, Color(0, 0, 255, 128)), .rect(2, 0, 1, 1, nil)])
      .drawn()
    #expect(Array(image.samples[0..<4]) == [255, 0, 0, 255])
    #expect(Array(image.samples[4..<8]) == [127, 0, 128, 255])
    #expect(image.samples[11] == 0)
  }

  @Test func discsAndLinesAreRound() {
    let disc = Sketch(9, 9, [.disc(4.5, 4.5, radius: 3)]).drawn().alpha
    let area = disc.samples.reduce(0) { $0 + Double($1) } / 255
    #expect(abs(area - 9 * Double.pi) < 0.3)
    #expect(disc[4, 4] == 255 && disc[0, 0] == 0)
    let line = Sketch(9, 9, [.line(2, 4.5, 7, 4.5, width: 3)]).drawn().alpha
    #expect(line[4, 3] == 255 && line[4, 5] == 255 && line[4, 2] == 0)
    #expect(line[0, 4] == 64 || line[0, 4] > 0)
    let dot = Sketch(9, 9, [.line(4.5, 4.5, 4.5, 4.5, width: 4)]).drawn().alpha
    #expect(dot[4, 4] == 255 && dot[0, 4] == 0)
  }
}

@Suite("Wording")
struct WordingTests {
  @Test func numbers() {
    #expect(Wording.decimal(1.5, 2) == "1.5")
    #expect(Wording.decimal(2, 2) == "2")
    #expect(Wording.decimal(-0.001, 2) == "0")
    #expect(Wording.decimal(10, 0) == "10")
    #expect(Wording.decimal(0.005, 2) == "0.01")
    #expect(Wording.decimal(-12.25, 2) == "-12.25")
    #expect(Wording.fixed(1.5, 2) == "1.50")
    #expect(Wording.fixed(0.04, 2) == "0.04")
    #expect(Wording.fixed(.nan, 2) == "nan")
    #expect(Wording.fixed(1e300, 2) == "1e+300")
    #expect(Wording.signed(1.5, 2) == "+1.50")
    #expect(Wording.signed(-1.5, 1) == "-1.5")
    #expect(Wording.percent(0.714) == "71 %")
  }

  @Test func lists() {
    #expect(Wording.list([]) == "")
    #expect(Wording.list(["a"]) == "a")
    #expect(Wording.list(["a", "b"]) == "a and b")
    #expect(Wording.list(["a", "b", "c"], "or") == "a, b or c")
    #expect(Wording.count(1, "pixel") == "1 pixel")
    #expect(Wording.count(2, "pixel") == "2 pixels")
    #expect(Wording.points(Size(12.5, 30)) == "12.5x30")
    #expect(Wording.placed(PixelRect(x: 6, y: 9, width: 18, height: 13)) == "18x13 at 6,9")
  }
}
