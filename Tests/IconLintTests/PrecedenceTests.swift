import IconModel
import TestSupport
import Testing

@testable import IconLint

/// One fault, one finding.
@Suite("Precedence")
struct PrecedenceTests {
  private func rules(_ image: PixelImage, _ path: String = "icon.png", _ profile: Profile = .tabbar) -> [String] {
    findings(in: image, path, profile: profile).map(\.rule)
  }

  @Test func tableIsThatOfTheDesign() {
    let table = Dictionary(uniqueKeysWithValues: Linter.precedence.map { ($0.rule, $0.silences) })
    #expect(
      Linter.precedence.map(\.rule) == [
        "scale-name", "catalog-slot", "png-format", "blank", "opaque", "background", "truncated", "size", "faint", "color-lost",
        "scale-ratio",
        "scale-upscaled", "scale-differs", "solid",
      ])
    #expect(table["truncated"] == ["size", "edge-contact", "off-center", "optical-size"])
    #expect(table["faint"] == ["color-lost", "color-ignored", "blurry"])
    #expect(table["color-lost"] == ["color-ignored", "solid", "invisible"])
    #expect(table["solid"] == ["invisible"])
    #expect(table["catalog-slot"] == ["truncated", "size", "scale-ratio", "scale-upscaled", "scale-differs", "duplicate"])
    #expect(table["scale-name"] == ["scale-missing"] + (table["catalog-slot"] ?? []))
    #expect(table["scale-differs"] == ["duplicate"])
    #expect(table["blank"]?.first == "opaque")
    #expect(table["background"]?.contains("duplicate") == true)
    // What is wrong inside of a file is not the business of these.
    for rule in ["name-clash", "source-format", "unsupported", "catalog-json", "catalog-slot"] {
      #expect(table["png-format"]?.contains(rule) == false)
    }
  }

  @Test func formatSpeaksAlone() {
    var structure = PNGStructure(rgbaOf: PixelSize(29, 29))
    structure.isAppleCrushed = true
    structure.faults = [PNGFault(.truncated, "ends early")]
    let found = Linter().lint(PNGSubject(path: "a.png", structure: structure))
    #expect(found.map(\.rule) == ["png-format"])
  }

  @Test func tolerableFaultsSilenceNothing() {
    var structure = PNGStructure(rgbaOf: PixelSize(29, 29))
    structure.isAppleCrushed = true
    structure.faults = [PNGFault(.checksum, "tEXt is damaged", isTolerable: true)]
    let found = Linter().lint(PNGSubject(path: "a.png", structure: structure))
    #expect(found.map(\.rule) == ["png-format", "size", "png-crushed"])
  }

  @Test func blankOpaqueAndBackgroundSpeakAlone() {
    #expect(rules(.uniform(29, 29, 0)) == ["blank"])
    #expect(rules(.uniform(64, 64, 255)) == ["opaque"])
    #expect(rules(.uniform(29, 29, 253)) == ["opaque"])
    #expect(rules(Sketch(29, 29, [.rect(0, 0, 29, 29, Color(200, 40, 40)), .rect(3, 3, 23, 23, nil)]).drawn()) == ["background"])
  }

  @Test func truncatedSilencesSize() {
    #expect(rules(Sketch(64, 64, [.disc(20, 32, radius: 20)]).drawn()) == ["truncated"])
    #expect(rules(Sketch(64, 64, [.disc(32, 32, radius: 10)]).drawn()) == ["size"])
  }

  @Test func faintSilencesColorsAndBlur() {
    let faint = Sketch([
      .rect(4, 4.5, 22, 21, Color(200, 40, 40, 90)), .rect(9, 12, 12, 5, nil), .rect(9, 12, 12, 5, Color(255, 255, 255, 90)),
    ])
    #expect(rules(faint.drawn()) == ["faint"])
  }

  @Test func faintIsNoFailedFullStrength() {
    // Three strays of 253 and no 255; the rest is faint.
    let image = PixelImage.ink(30, 30) { x, y in y == 0 && x < 4 ? 253 : (4..<26).contains(x) && (4..<26).contains(y) ? 90 : 0 }
    #expect(rules(image) == ["faint"])
  }

  @Test func colorLostSilencesColorIgnored() {
    let lost = Sketch([.disc(15, 15, radius: 13, Color(30, 90, 220)), .rect(9, 13, 12, 4, .white)])
    #expect(rules(lost.drawn()) == ["color-lost"])
  }

  @Test func wrongNamesSilenceSizes() {
    let set = [PNGSubject("a.png", 30, 30), PNGSubject("a@2x.png", 30, 30), PNGSubject("a@3x.png", 90, 90)]
    let found = findings(in: set, profile: .tabbar)
    #expect(found.map(\.rule) == ["scale-name"])
    #expect(found.map(\.path) == ["a@2x.png"])
  }

  @Test func wrongNamesSilenceWhatIsCutOff() {
    let disc = Sketch([.disc(15, 15, radius: 12)]).drawn(scale: 2)
    #expect(findings(in: [PNGSubject("glued2x.png", disc)], profile: .tabbar).map(\.rule) == ["scale-name"])
  }

  @Test func sizesSilenceRatios() {
    let set = [PNGSubject("a.png", 30, 30), PNGSubject("a@2x.png", 58, 58), PNGSubject("a@3x.png", 90, 90)]
    #expect(findings(in: set, profile: .tabbar).map(\.rule) == ["size"])
    #expect(findings(in: set, profile: .none).map(\.rule) == ["scale-ratio"])
  }

  @Test func brokenFilesTakeNoPartInComparisons() {
    let disc = Sketch([.disc(15, 15, radius: 10)])
    let set = [
      PNGSubject("a.png", disc.drawn()), PNGSubject("a@2x.png", .uniform(60, 60, 255)), PNGSubject("a@3x.png", disc.drawn(scale: 3)),
    ]
    #expect(findings(in: set, profile: .tabbar).map(\.rule) == ["opaque"])
  }

  @Test func enlargedScalesAreNotCompared() {
    let small = Sketch([.disc(15, 15, radius: 10)]).drawn()
    let large = small.enlargedBicubic(2).alphas { $2 * 2 / 3 }
    let both = [PNGSubject("a.png", small), PNGSubject("a@2x.png", large)]
    #expect(findings(in: both).map(\.rule) == ["scale-differs"])
    let enlarged = [PNGSubject("a.png", small), PNGSubject("a@2x.png", small.enlargedBicubic(2))]
    #expect(findings(in: enlarged).map(\.rule) == ["scale-upscaled"])
  }

  @Test func roundingSilencesNothing() {
    let small = Sketch(22, 22, [.disc(11, 11, radius: 8)]).drawn()
    let large = small.resized(67, 66, reach: 1) { 1 - abs($0) }
    let found = findings(in: [PNGSubject("a.png", small), PNGSubject("a@3x.png", large)])
    #expect(found.map(\.rule) == ["scale-ratio", "scale-upscaled"])
    #expect(found.map(\.level) == [.note, .warning])
  }

  @Test func namedFilesAreNoDuplicates() throws {
    let linter = Linter(LintConfiguration(profile: .tabbar))
    let icon = Sketch([.disc(15, 15, radius: 10)]).drawn()
    let files = ["a.png", "b.png"].flatMap { path -> [TreeSubject.File] in
      let set = SetSubject([PNGSubject(path, icon)])
      return linter.files(of: set, findings: linter.lint(set))
    }
    #expect(linter.lint(TreeSubject(files: files) { _ in icon.alpha }).map(\.rule) == ["duplicate"])
    let named = Finding(rule: "size", level: .error, path: "b.png", message: "", measured: "", wanted: "")
    let other = linter.files(of: SetSubject([PNGSubject("b.png", icon)]), findings: [named])
    #expect(linter.lint(TreeSubject(files: [files[0]] + other) { _ in icon.alpha }) == [])
    #expect(Linter.silences(named, .duplicate))
    #expect(!Linter.silences(named, .haze))
    #expect(!Linter.silences(Finding(rule: "?", level: .error, path: "", message: "", measured: "", wanted: ""), .haze))
  }

  @Test func rulesThatAreOffSilenceNothing() {
    let image = PixelImage.uniform(29, 29, 255)
    let off = Linter(LintConfiguration(settings: ["opaque": .off]))
    #expect(off.lint(PNGSubject("a.png", image)).map(\.rule) == ["size"])
  }
}

@Suite("Configuration")
struct ConfigurationTests {
  private let image = Sketch([.rect(7, 12, 15, 6, Color(0, 0, 0, 77))]).drawn()

  @Test func levelsCanBeSet() {
    let linter = { (setting: LintConfiguration.Setting) in Linter(LintConfiguration(settings: ["faint": setting])) }
    #expect(linter(.on(.error)).lint(PNGSubject("a.png", image)).map(\.level) == [.error])
    #expect(linter(.on(.note)).lint(PNGSubject("a.png", image)).map(\.level) == [.note])
    #expect(linter(.off).lint(PNGSubject("a.png", image)) == [])
  }

  @Test func loweredFindingsStayLow() {
    var structure = PNGStructure(rgbaOf: PixelSize(30, 30))
    structure.faults = [PNGFault(.checksum, "tEXt is damaged", isTolerable: true)]
    let linter = { (level: Severity) in Linter(LintConfiguration(settings: ["png-format": .on(level)])) }
    #expect(linter(.error).lint(PNGSubject(path: "a.png", structure: structure)).map(\.level) == [.warning])
    #expect(linter(.note).lint(PNGSubject(path: "a.png", structure: structure)).map(\.level) == [.note])
  }

  @Test func onlySomeRules() {
    let only = Linter(LintConfiguration(only: ["size"]))
    #expect(only.lint(PNGSubject("a.png", .uniform(29, 29, 0))).map(\.rule) == ["size"])
    // Whoever names a rule that is off wants to see it.
    let contact = Linter(LintConfiguration(only: ["edge-contact"]))
    #expect(contact.lint(PNGSubject("a.png", .ink(30, 30) { x, _ in x < 3 ? 255 : 0 })).map(\.level) == [.note])
    #expect(!findings(in: .ink(30, 30) { x, _ in x < 3 ? 255 : 0 }).contains { $0.rule == "edge-contact" })
  }

  @Test func sizeReplacesTheProfiles() {
    let linter = Linter(LintConfiguration(size: Size(25, 25)))
    #expect(linter.lint(PNGSubject("a@2x.png", 50, 50)) == [])
    #expect(linter.lint(PNGSubject("a.png", 30, 30)).map(\.wanted) == ["25x25"])
    // Whoever asks for a size has a place for it.
    #expect(
      Linter(LintConfiguration(size: Size(64, 64))).lint(PNGSubject("a.png", Sketch(64, 64, [.disc(32, 32, radius: 30)]).drawn())) == [])
  }

  @Test func scalesReplaceTheProfiles() {
    let linter = Linter(LintConfiguration(scales: [1, 2]))
    #expect(linter.lint(SetSubject([PNGSubject("a.png", 30, 30)])).map(\.message) == ["a@2x.png is missing (there: @1x)"])
    #expect(linter.lint(SetSubject([PNGSubject("a.png", 30, 30), PNGSubject("a@2x.png", 60, 60)])) == [])
  }

  @Test func profilesOfColoredImagesSkipMasks() {
    let opaque = PixelImage.make(30, 30) { x, _ in x < 15 ? (200, 0, 0, 255) : (0, 0, 200, 255) }
    #expect(findings(in: opaque, profile: .button) == [])
    #expect(findings(in: .uniform(30, 30, 0), profile: .button).map(\.rule) == ["blank"])
  }

  @Test func decodesOnlyWhatIsLookedAt() {
    let sound = PNGStructure(rgbaOf: PixelSize(2048, 2048))
    #expect(Linter().needsPixels(sound))
    #expect(!Linter().needsPixels(PNGStructure(rgbaOf: PixelSize(2048, 2049))))
    #expect(!Linter().needsPixels(PNGStructure(rgbaOf: PixelSize(Int.max, 2))))
    #expect(!Linter().needsPixels(PNGStructure()))
    #expect(!Linter(LintConfiguration(only: ["size", "png-format", "scale-name"])).needsPixels(sound) == false)
    #expect(!Linter(LintConfiguration(only: ["size", "png-storage", "name-clash"])).needsPixels(sound))
    #expect(Linter(LintConfiguration(only: ["png-format"])).needsPixels(sound))
    var broken = sound
    // Only trying tells whether a fault keeps the picture from being shown.
    broken.faults = [PNGFault(.truncated, "ends early")]
    #expect(Linter().needsPixels(broken))
  }

  @Test func hugeHeadersAreNoTrouble() {
    let huge = PNGStructure(rgbaOf: PixelSize(Int.max, Int.max))
    let found = Linter().lint(SetSubject([PNGSubject(path: "a.png", structure: huge), PNGSubject(path: "a@2x.png", structure: huge)]))
    #expect(Set(found.map(\.rule)) == ["scale-missing", "png-format", "size"])
    #expect(
      Linter(LintConfiguration(profile: .none)).lint(
        SetSubject([PNGSubject(path: "a.png", structure: huge), PNGSubject(path: "a@2x.png", structure: huge)])
      ).isEmpty == false)
  }

  @Test func emptyPicturesHaveNoPixels() {
    let empty = PNGSubject(path: "a.png", structure: PNGStructure(), decoding: .success(PixelImage(width: 0, height: 5, samples: [])))
    #expect(Linter(LintConfiguration(profile: .none)).lint(empty) == [])
  }

  @Test func largePicturesAreLookedAt() {
    // Over 512x512 the colours are looked at in a reduced picture.
    let image = Sketch(600, 600, [.disc(300, 300, radius: 260), .rect(180, 270, 240, 60, .white)]).drawn()
    let found = findings(of: .colorLost, in: image)
    #expect(found.map(\.place) == [.pixels(PixelRect(x: 180, y: 270, width: 240, height: 60))])
  }
}
