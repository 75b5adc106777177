import Testing

@testable import IconLint

@Suite("Names of icons")
struct IconNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var path: String
    var base: String
    var scale = 1
    var device: IconName.Device?
    var flaw: IconName.Flaw?
    var corrected: String
    var testDescription: String { path }

    init(
      _ path: String, _ base: String, _ scale: Int = 1, _ device: IconName.Device? = nil, _ flaw: IconName.Flaw? = nil,
      corrected: String? = nil
    ) {
      self.path = path
      self.base = base
      self.scale = scale
      self.device = device
      self.flaw = flaw
      self.corrected = corrected ?? path
    }
  }

  @Test(arguments: [
    // As UIKit wants them
    Case("mail.png", "mail"),
    Case("mail@2x.png", "mail", 2),
    Case("mail@3x.png", "mail", 3),
    Case("mail~ipad.png", "mail", 1, .ipad),
    Case("mail~iphone.png", "mail", 1, .iphone),
    Case("mail@2x~ipad.png", "mail", 2, .ipad),
    Case("mail@home.png", "mail@home"),
    Case("mail@home@2x.png", "mail@home", 2),
    Case("mail@2.png", "mail@2"),
    Case("a.b@2x.png", "a.b", 2),
    Case("mail", "mail"),
    Case("mail@2x", "mail", 2),
    Case("mail .png", "mail "),
    Case("mail~foo.png", "mail~foo"),
    Case(".png", ".png"),
    // What has no base is no icon's suffix
    Case("@2x.png", "@2x"),
    Case("~ipad.png", "~ipad"),
    Case("mail@x.png", "mail@x"),
    Case("mail@-2x.png", "mail@-2x"),
    Case("mail@2,5x.png", "mail@2,5x"),
    Case("mail@1.2.3x.png", "mail@1.2.3x"),
    Case("mail@99999999999999999999x.png", "mail@99999999999999999999x"),
    // What only looks like that
    Case("cap@2X.png", "cap", 2, nil, .capital, corrected: "cap@2x.png"),
    Case("pad@2x~iPad.png", "pad", 2, .ipad, .capital, corrected: "pad@2x~ipad.png"),
    Case("pad~IPHONE.png", "pad", 1, .iphone, .capital, corrected: "pad~iphone.png"),
    Case("one@1x.png", "one", 1, nil, .explicitOne, corrected: "one.png"),
    Case("space@2x .png", "space", 2, nil, .space, corrected: "space@2x.png"),
    Case("twice@2x@2x.png", "twice", 2, nil, .doubled, corrected: "twice@2x.png"),
    Case("mixed@3x@2x.png", "mixed", 2, nil, .doubled, corrected: "mixed@2x.png"),
    Case("frac@1.5x.png", "frac", 1, nil, .fraction, corrected: "frac.png"),
    Case("four@4x.png", "four", 1, nil, .unknownScale, corrected: "four.png"),
    Case("zero@0x.png", "zero", 1, nil, .unknownScale, corrected: "zero.png"),
    Case("padded@02x.png", "padded", 2, nil, .unknownScale, corrected: "padded@2x.png"),
    Case("pad~ipad@2x.png", "pad", 2, .ipad, .deviceBeforeScale, corrected: "pad@2x~ipad.png"),
  ])
  func reads(_ example: Case) {
    let name = IconName(path: "icons/" + example.path)
    #expect(name.folder == "icons/")
    #expect(name.base == example.base)
    #expect(name.scale == example.scale)
    #expect(name.device == example.device)
    #expect(name.flaw == example.flaw)
    #expect(name.corrected == example.corrected)
  }

  @Test(arguments: [
    ("glued2x.png", "glued", 2, "2x"), ("dash-2x.png", "dash", 2, "-2x"), ("under_3x.png", "under", 3, "_3x"),
    ("cap2X.png", "cap", 2, "2X"),
    ("blank 2x.png", "blank", 2, " 2x"),
  ])
  func knowsAnotherReading(_ path: String, _ base: String, _ scale: Int, _ suffix: String) {
    let name = IconName(path: path)
    #expect(name.scale == 1)
    #expect(name.flaw == nil)
    #expect(name.alternative == IconName.Alternative(base: base, scale: scale, suffix: suffix))
    #expect(name.inOtherReading.corrected == "\(base)@\(scale)x.png")
    #expect(name.inOtherReading.flaw == .glued)
  }

  @Test(arguments: ["1x.png", "2x.png", "mail12x.png", "mail4x.png", "box.png", "x.png", "-2x.png", "mail@2x.png"])
  func knowsNoOtherReading(_ path: String) { #expect(IconName(path: path).alternative == nil) }

  @Test func splitsFolders() {
    #expect(IconName(path: "mail.png").folder == "")
    #expect(IconName(path: "/mail.png").folder == "/")
    #expect(IconName(path: "a/b.c/mail@2x.png").folder == "a/b.c/")
    #expect(IconName(path: "a/b.c/mail").fileExtension == "")
    #expect(IconName(path: "A.xcassets/mail.imageset/mail.png").isInImageSet)
    #expect(!IconName(path: "imageset/mail.png").isInImageSet)
    #expect(IconName(path: "a/mail@2x .PNG").suffix == "@2x ")
    #expect(IconName(path: "a/mail@2x .PNG").fileExtension == "PNG")
  }

  @Test func treatsNormalisationsAsOne() {
    #expect(IconName(path: "caf\u{E9}@2x.png").base == IconName(path: "cafe\u{301}@2x.png").base)
  }
}
