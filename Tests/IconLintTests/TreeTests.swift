import IconModel
import TestSupport
import Testing

@testable import IconLint

@Suite("Rules for trees")
struct TreeTests {
  private func clashes(_ paths: [String]) -> [String] {
    Linter(LintConfiguration(only: ["name-clash"])).lint(TreeSubject(files: paths.map(TreeSubject.File.init(path:)))).map(\.line)
  }

  @Test func capitals() {
    #expect(
      clashes(["a/Mail.png", "a/mail.png", "b/mail.png"]) == [
        """
        a/mail.png: warning: [name-clash] is the same name as a/Mail.png where capitals don't count: one replaces the other on a Mac
        """
      ])
    #expect(clashes(["Icons/a.png", "icons/a.png"]).count == 1)
    #expect(clashes(["a.png", "A.png", "a.PNG"]).count == 2)
    #expect(
      clashes(["Mail.png", "mail@2x.png"]) == [
        "mail@2x.png: warning: [name-clash] differs from Mail.png in capitals: one icon on a Mac, two on a device"
      ])
  }

  @Test func normalisation() {
    #expect(
      clashes(["caf\u{E9}.png", "cafe\u{301}.png"]) == [
        """
        cafe\u{301}.png: warning: [name-clash] is the same name as caf\u{E9}.png after Unicode normalisation (decomposed, that one \
        composed): one replaces the other on a Mac
        """
      ])
    #expect(
      clashes(["caf\u{E9}.png", "cafe\u{301}@2x.png"]) == [
        """
        cafe\u{301}@2x.png: note: [name-clash] is normalised otherwise than caf\u{E9}.png (decomposed, that one composed): one icon for \
        UIKit, two names for git
        """
      ])
  }

  @Test func namesThatDontClash() {
    #expect(clashes([]) == [])
    #expect(clashes(["a.png", "a@2x.png", "a@3x.png", "a~ipad.png", "b.png", "x/a.png"]) == [])
    // One file named twice is no clash.
    #expect(clashes(["a.png", "a.png"]) == [])
  }

  private func duplicates(_ files: [(String, PixelImage)], thresholds: [String: Double] = [:]) -> [String] {
    let linter = Linter(LintConfiguration(profile: .none, only: ["duplicate"], thresholds: thresholds))
    return linter.findings(in: files.map { file in .picture(file.0, file.1.width, file.1.height, file.1) }).map(\.line)
  }

  private let disc = Sketch([.disc(15, 15, radius: 10)])
  private let arrow = Sketch([.rect(6, 13, 18, 4), .rect(6, 8, 5, 14)])

  @Test func identicalMasks() {
    let blue = Sketch([.disc(15, 15, radius: 10, Color(30, 90, 220))])
    #expect(
      duplicates([("icons/alpha.png", disc.drawn()), ("icons/beta.png", blue.drawn()), ("icons/gamma.png", arrow.drawn())]) == [
        "icons/beta.png:5,5 20x20: note: [duplicate] same mask as icons/alpha.png (900 of 900 alphas equal)"
      ])
  }

  @Test func groupsAreOneFinding() {
    let files = "abcdefgh".map { ("\($0).png", disc.drawn()) }
    #expect(
      duplicates(files) == [
        """
        b.png:5,5 20x20: note: [duplicate] same mask as a.png (900 of 900 alphas equal); so are c.png, d.png, e.png, f.png, g.png and 1 more
        """
      ])
    #expect(duplicates(Array(files.prefix(3)))[0].hasSuffix("; so is c.png"))
  }

  @Test func setsAreComparedOnceAtTheSmallestScale() {
    let files = ["a", "b"].flatMap { name in
      [("\(name).png", disc.drawn()), ("\(name)@2x.png", disc.drawn(scale: 2)), ("\(name)@3x.png", disc.drawn(scale: 3))]
    }
    #expect(duplicates(files).map { $0.prefix(6) } == ["b.png:"])
    // The smallest scale that both have.
    #expect(duplicates(Array(files[1...])).map { $0.prefix(9) } == ["b@2x.png:"])
  }

  @Test func scalesAndDevicesOfOneIconAreNoDuplicates() {
    #expect(duplicates([("a@2x~ipad.png", disc.drawn()), ("a@2x~iphone.png", disc.drawn()), ("a.png", disc.drawn())]) == [])
  }

  @Test func mirroredMasks() {
    #expect(
      duplicates([("back.png", arrow.drawn()), ("forward.png", arrow.drawn().mirrored)]) == [
        "forward.png:6,8 18x14: note: [duplicate] mirror image of back.png"
      ])
    // A symmetric drawing is its own mirror image.
    let door = Sketch([.rect(6, 4, 18, 22), .rect(12, 12, 6, 14, nil)])
    #expect(duplicates([("disc.png", disc.drawn()), ("door.png", door.drawn())]) == [])
  }

  @Test func nearlyEqualMasks() {
    let near = { (by: Int) in disc.drawn().alphas { x, y, alpha in alpha > 0 && alpha < 250 ? max(alpha - by, 0) : alpha } }
    #expect(
      duplicates([("a.png", disc.drawn()), ("b.png", near(20))]) == [
        "b.png:5,5 20x20: note: [duplicate] nearly the same mask as a.png (no alpha differs by more than 20)"
      ])
    let dented = { (by: Int) in disc.drawn().alphas { x, y, alpha in x == 15 && y == 15 ? alpha - by : alpha } }
    #expect(duplicates([("a.png", disc.drawn()), ("b.png", dented(96))]).count == 1)
    #expect(duplicates([("a.png", disc.drawn()), ("b.png", dented(97))]) == [])
    #expect(duplicates([("a.png", disc.drawn()), ("b.png", dented(96))], thresholds: ["duplicate.alpha": 95]) == [])
  }

  @Test func fingerprintsRuleOutNoResemblance() {
    var random = SeededNumbers(seed: 9)
    for _ in 0..<50 {
      let first = PixelImage.ink(20, 20) { _, _ in Int.random(in: 0...255, using: &random) }
      let second = first.alphas { min(max($2 + Int.random(in: -96...96, using: &random), 0), 255) }
      let prints = [first, second].map { MaskFingerprint(Picture($0), withDetail: true) }
      #expect(prints[0].mayResemble(prints[1]))
    }
    let opposite = [PixelImage.ink(20, 20) { x, _ in x < 10 ? 255 : 0 }, .ink(20, 20) { x, _ in x < 10 ? 0 : 255 }]
    let prints = opposite.map { MaskFingerprint(Picture($0), withDetail: true) }
    #expect(!prints[0].mayResemble(prints[1]))
    #expect(prints[0].key.mirrored == prints[1].key)
  }

  @Test func otherSizesAreOtherMasks() {
    #expect(duplicates([("a.png", disc.drawn()), ("b.png", disc.drawn(scale: 2))]) == [])
    #expect(duplicates([("a.png", .uniform(30, 30, 0)), ("b.png", .uniform(30, 30, 0))]) == [])
  }

  @Test func onlySuspectsAreDecodedAgain() {
    let linter = Linter(LintConfiguration(profile: .none))
    let images = [disc.drawn(), arrow.drawn(), Sketch([.rect(3, 3, 9, 20)]).drawn(), disc.drawn()]
    let files = images.enumerated().flatMap { index, image in
      linter.files(of: SetSubject([PNGSubject("\(index).png", image)]), findings: [])
    }
    let found = linter.lint(
      TreeSubject(files: files) { index in
        #expect([0, 3].contains(index), "\(index) looks like no other")
        return images[index].alpha
      })
    #expect(found.map(\.path) == ["3.png"])
  }

  @Test func filesThatCantBeDecodedAgainAreLeftOut() {
    let linter = Linter(LintConfiguration(profile: .none))
    let files = ["a.png", "b.png"].flatMap { linter.files(of: SetSubject([PNGSubject($0, disc.drawn())]), findings: []) }
    #expect(linter.lint(TreeSubject(files: files) { _ in nil }) == [])
  }
}

@Suite("Rules for sources")
struct SourceTests {
  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    let text = SourceText(name: "icon.svgspec", "icon 30 30\nrect x=4 width=2o\ntext \"A\"\n")
    return Linter().lint(SourceSubject(path: "icons/icon.svgspec", text: text, diagnostics: diagnostics)).map(\.line)
  }

  @Test func errorsWarningsAndWhatIsNotDrawn() {
    #expect(
      lines([
        .error("'2o' is no number", at: SourceRange(26, 28)),
        Diagnostic(.warning, "text is not drawn", at: SourceRange(29, 37), dropsDrawing: true),
        .warning("unknown profile", at: .none),
        Diagnostic(.note, "a title would help", at: SourceRange(0, 4)),
        Diagnostic(.note, "a font is not needed", at: SourceRange(29, 33), dropsDrawing: true),
        Diagnostic(.error, "the picture is missing", at: SourceRange(29, 33), dropsDrawing: true),
      ]) == [
        "icons/icon.svgspec:2:16: error: [source-format] '2o' is no number",
        "icons/icon.svgspec: warning: [source-format] unknown profile",
        "icons/icon.svgspec:1:1: note: [source-format] a title would help",
        "icons/icon.svgspec:3:1: error: [source-format] the picture is missing",
        "icons/icon.svgspec:3:1: warning: [unsupported] text is not drawn",
        "icons/icon.svgspec:3:1: note: [unsupported] a font is not needed",
      ])
    #expect(lines([]) == [])
  }

  @Test func excerptsAreShort() {
    let text = SourceText(name: "a", String(repeating: "x", count: 60) + "\nyy")
    let source = SourceSubject(path: "a", text: text, diagnostics: [])
    #expect(source.excerpt(of: .error("", at: SourceRange(0, 60))) == String(repeating: "x", count: 39) + "…")
    #expect(source.excerpt(of: .error("", at: SourceRange(58, 63))) == "xx")
    #expect(source.excerpt(of: .error("", at: .none)) == "")
    #expect(source.excerpt(of: .error("", at: SourceRange(500, 600))) == "")
  }
}

@Suite("Folding")
struct FoldingTests {
  private func sizes(_ paths: [String], side: Int = 25) -> [Finding] {
    let linter = Linter(LintConfiguration(only: ["size"]))
    return paths.flatMap { path -> [Finding] in
      let scale = IconName(path: path).scale
      return linter.lint(PNGSubject(path, side * scale, side * scale))
    }
  }

  @Test func mostOfAFolderIsOneFinding() {
    let files = (1...12).flatMap { ["icons/\($0).png", "icons/\($0)@2x.png"] }
    let folded = Linter.folded(sizes(files), files: files)
    #expect(
      folded.map(\.line) == [
        """
        icons: error: [size] 12 icons are 25x25 pt, the profile tabbar wants 30x30: choose a profile (tabbar-ios7 or tabbar-circle) or \
        --size 25
        """
      ])
    #expect(folded.map(\.measured) == ["25x25"])
  }

  @Test func fewAreShownOneByOne() {
    let files = (1...9).map { "icons/\($0).png" }
    let found = sizes(files)
    #expect(Linter.folded(found, files: files) == found)
  }

  @Test func aMinorityIsShownOneByOne() {
    let files = (1...40).map { "icons/\($0).png" }
    let found = sizes(Array(files.prefix(20)))
    #expect(Linter.folded(found, files: files) == found)
    #expect(Linter.folded(sizes(Array(files.prefix(21))), files: files).count == 1)
  }

  @Test func foldersAreFoldedByThemselves() {
    let old = (1...12).map { "icons/old/\($0).png" }
    let new = (1...20).map { "icons/new/\($0).png" }
    let folded = Linter.folded(sizes(old), files: old + new)
    #expect(folded.map(\.path) == ["icons/old"])
  }

  @Test func runsOverSeveralFoldersNameTheCommonOne() {
    let files = (1...6).flatMap { ["icons/a/\($0).png", "icons/b/\($0).png"] }
    #expect(Linter.folded(sizes(files), files: files).map(\.path) == ["icons"])
    let roots = (1...6).flatMap { ["x/\($0).png", "y/\($0).png"] }
    #expect(Linter.folded(sizes(roots), files: roots).map(\.path) == ["."])
    let absolute = (1...12).map { "/\($0).png" }
    #expect(Linter.folded(sizes(absolute), files: absolute).map(\.path) == ["/"])
  }

  @Test func catalogsAreCountedByImage() {
    let files = (1...12).flatMap { ["A.xcassets/i\($0).imageset/a.png", "A.xcassets/i\($0).imageset/a@2x.png"] }
    let folded = Linter.folded(sizes(files), files: files)
    #expect(folded.map { $0.message.prefix(9) } == ["12 icons "])
    #expect(folded.map(\.path) == ["A.xcassets"])
  }

  @Test func differentSizesStayApart() {
    let small = (1...12).map { "icons/\($0).png" }
    let large = (13...15).map { "icons/\($0).png" }
    let folded = Linter.folded(sizes(small) + sizes(large, side: 40), files: small + large)
    #expect(folded.count == 4)
    #expect(folded[0].path == "icons")
  }

  @Test func harmlessColorsAreAlwaysOneLine() {
    let blue = Sketch([.disc(15, 15, radius: 10, Color(30, 90, 220))]).drawn()
    let red = Sketch([.disc(15, 15, radius: 10, Color(220, 30, 30))]).drawn()
    let files = ["a/x.png", "a/y.png", "b/z.png"]
    let found = [blue, red, blue].enumerated().flatMap { findings(of: .colorIgnored, in: $1, files[$0]) }
    #expect(
      Linter.folded(found, files: files + (1...99).map { "c/\($0).png" }).map(\.line) == [
        ".: note: [color-ignored] 3 icons have colours that are dropped; their masks are the same without them (--verbose names each)"
      ])
    // One alone says more by itself.
    #expect(Linter.folded([found[0]], files: files) == [found[0]])
  }

  @Test func othersKeepTheirOrder() {
    let files = (1...12).map { "icons/\($0).png" }
    let found = sizes(files)
    let other = Finding(rule: "blank", level: .error, path: "icons/13.png", message: "m", measured: "", wanted: "")
    let folded = Linter.folded([other] + found + [other], files: files)
    #expect(folded.map(\.rule) == ["blank", "size", "blank"])
    #expect(Linter.folded([], files: []) == [])
  }
}
