import IconFiles
import IconKit
import IconPNG
import TestSupport
import Testing

/// Repairs of PNGs: what is wrong goes, and every other pixel stays.
@Suite struct PictureRepairTests {
  let bench = RepairBench()

  @Test func `leftovers of alpha go, and nothing else changes`() throws {
    var image = RepairBench.square([0, 0, 0, 255], on: [0, 0, 0, 2])
    // An edge's own alpha stays.
    image.samples[4 * (10 * 30 + 7) + 3] = 100
    try bench.write(image, to: "haze.png")
    let fixed = try bench.fix()
    #expect(bench.rules(fixed.report) == [])
    #expect(fixed.summary(isDone: true) == "1 file repaired: 1 haze; 0 findings left")
    var wanted = image
    for place in stride(from: 3, to: wanted.samples.count, by: 4) where wanted.samples[place] == 2 { wanted.samples[place] = 0 }
    #expect(try bench.pixels("haze.png") == wanted)
  }

  @Test func `what is nowhere at full strength is made stronger as a whole`() throws {
    var image = RepairBench.square([0, 0, 0, 253])
    image.samples[4 * (10 * 30 + 7) + 3] = 100
    try bench.write(image, to: "faint.png")
    #expect(bench.rules(try bench.fix().report) == [])
    let pixels = try bench.pixels("faint.png")
    #expect(pixels.alpha[10, 10] == 255)
    // 100 * 255 / 253
    #expect(pixels.alpha[7, 10] == 101)
    #expect(pixels.alpha[0, 0] == 0)
  }

  @Test func `chunks that nobody needs are left out by name`() throws {
    let author = PNGWriter.chunk("tEXt", Array("Author\0Jane Doe".utf8))
    let time = PNGWriter.chunk("tIME", [7, 0xE8, 1, 1, 1, 1, 1])
    let image = RepairBench.square()
    let png = try RawPNG.file(.rgba(image), adding: author, time)
    bench.folder.write(png, to: "text.png")
    let dry = try bench.fix([], FixOptions(writes: false))
    let plain = try PNGEncoder.encode(.template(image.alpha))
    #expect(
      dry.files.map(\.change) == [
        "\(bench.folder.path)/text.png: would write \(plain.count) bytes for \(png.count) (png-storage: written anew as a plain PNG; drops tEXt,"
          + " tIME, 46 bytes)\n"
      ])
    #expect(bench.folder.bytes(of: "text.png") == png)
    #expect(bench.rules(try bench.fix().report) == [])
    #expect(bench.folder.bytes(of: "text.png") == plain)
  }

  @Test func `an Apple-crushed file becomes a PNG`() throws {
    let image = RepairBench.square([200, 100, 50, 255])
    bench.folder.write(RawPNG.crushed(image), to: "crushed.png")
    let options = LintOptions(profile: .button)
    #expect(bench.rules(bench.lint([], options)).contains("png-crushed"))
    let fixed = try bench.fix([], FixOptions(repairsWhatIsSafe: false, rules: ["png-crushed"]), options)
    #expect(!bench.rules(fixed.report).contains("png-crushed"))
    #expect(try bench.pixels("crushed.png") == image)
    #expect(bench.folder.bytes(of: "crushed.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) == true)
  }

  @Test func `colours are taken out of what is known to be a template, else on request`() throws {
    let image = RepairBench.square([30, 90, 220, 255])
    try bench.write(image, to: "blue.png")
    #expect(bench.lint().findings.map(\.isFixable) == [false])
    #expect(try bench.fix([], FixOptions(writes: false)).files.isEmpty)
    let asked = LintOptions(profile: .tabbar)
    #expect(bench.lint([], asked).findings.map(\.isFixable) == [true])
    #expect(try bench.fix([], FixOptions(writes: false), asked).files.count == 1)

    let named = try bench.fix([], FixOptions(repairsWhatIsSafe: false, rules: ["color-ignored"]))
    #expect(bench.rules(named.report) == [])
    #expect(try bench.pixels("blue.png").alpha == image.alpha)
    #expect(try bench.pixels("blue.png").samples.indices.allSatisfy { try $0 % 4 == 3 || bench.pixels("blue.png").samples[$0] == 0 })
  }

  @Test func `black on white becomes ink; red on white waits for a word`() throws {
    try bench.write(RepairBench.square([0, 0, 0, 255], on: [255, 255, 255, 255]), to: "black.png")
    try bench.write(RepairBench.square([200, 30, 30, 255], on: [255, 255, 255, 255]), to: "red.png")
    let fixed = try bench.fix([], FixOptions(), LintOptions(disabled: ["duplicate"]))
    #expect(fixed.files.map(\.path) == [bench.folder.file("black.png")])
    #expect(bench.rules(fixed.report) == ["opaque"])
    #expect(try bench.pixels("black.png") == RepairBench.square())
    let named = try bench.fix([], FixOptions(repairsWhatIsSafe: false, rules: ["opaque"]), LintOptions(disabled: ["duplicate"]))
    #expect(bench.rules(named.report) == [])
  }

  @Test func `animations, compiled nine-patches, damaged files and colours that are meant are not written anew`() throws {
    let image = RepairBench.square([0, 0, 0, 253])
    let text = PNGWriter.chunk("tEXt", Array("Author\0Jane Doe".utf8))
    bench.folder.write(
      try RawPNG.file(.rgba(image), adding: PNGWriter.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), text), to: "a-animated.png")
    bench.folder.write(
      try RawPNG.file(.rgba(image), adding: PNGWriter.chunk("npTc", Array(repeating: 0, count: 32)), text), to: "b-compiled.png")
    var damaged = try RawPNG.file(.rgba(image), adding: text)
    damaged[33 + 8 + 15] ^= 1
    bench.folder.write(damaged, to: "c-damaged.png")
    #expect(bench.lint().findings.contains { $0.rule == "png-storage" })
    #expect(bench.lint().findings.allSatisfy { $0.repair == nil })
    #expect(try bench.fix().files.isEmpty)

    let other = RepairBench()
    let gamma = PNGWriter.chunk("gAMA", [0, 0, 0xB1, 0x8F])
    other.folder.write(try RawPNG.file(.rgba(image), adding: gamma, text), to: "gamma.png")
    other.folder.write(try RawPNG.file(.rgba(image), adding: PNGWriter.chunk("sRGB", [0]), gamma, text), to: "srgb.png")
    let colored = LintOptions(profile: .button, only: ["png-storage"])
    #expect(other.lint([], colored).findings.map(\.isFixable) == [false, true])
    #expect(other.lint([], LintOptions(only: ["png-storage"])).findings.map(\.isFixable) == [true, true])
  }

  @Test func `several faults of a file are repaired together`() throws {
    let image = RepairBench.square([0, 0, 0, 255], on: [0, 0, 0, 3])
    bench.folder.write(try RawPNG.file(.rgba(image), adding: PNGWriter.chunk("tEXt", Array("Author\0Jane Doe".utf8))), to: "both.png")
    let fixed = try bench.fix()
    #expect(fixed.files.map { $0.findings.map(\.rule) } == [["png-storage", "haze"]])
    #expect(bench.rules(fixed.report) == [])
    #expect(fixed.report.repaired == 2)
    #expect(fixed.report.text(as: .json).contains("\"notes\":0,\"repaired\":2}"))
  }
}
