import IconModel
import Testing

@testable import IconLint

@Suite("Rules for names")
struct NameRuleTests {
  /// What the rules for names say of files of some sizes.
  private func lines(_ files: [(String, Int)], profile: Profile = .tabbar) -> [String] {
    let linter = Linter(LintConfiguration(profile: profile, only: ["scale-name", "scale-missing", "size"]))
    return IconSet.group(files.map(\.0)).flatMap { set -> [Finding] in
      let members = set.members.map { member in
        let side = files[member.index].1
        return PNGSubject(path: files[member.index].0, name: member.name, structure: PNGStructure(rgbaOf: PixelSize(side, side)))
      }
      return linter.lint(SetSubject(members, fallbackScales: set.fallbackScales))
    }.map(\.line)
  }

  @Test(arguments: [
    ("cap@2X.png", "UIKit reads no scale in '@2X': scale and device are written in small letters; did you mean cap@2x.png?"),
    ("space@2x .png", "UIKit reads no scale in '@2x ': a space lies before the extension; did you mean space@2x.png?"),
    ("twice@2x@2x.png", "UIKit reads no scale in '@2x@2x': one scale is enough; did you mean twice@2x.png?"),
    ("frac@1.5x.png", "UIKit reads no scale in '@1.5x': scales are whole numbers; draw it at @1x, @2x and @3x"),
    ("four@4x.png", "UIKit reads no scale in '@4x': there are @2x and @3x; name it after the scale that it has"),
    ("pad~ipad@2x.png", "UIKit reads no scale in '~ipad@2x': the device comes after the scale; did you mean pad@2x~ipad.png?"),
    ("glued2x.png", "UIKit reads no scale in '2x': the @ is missing; did you mean glued@2x.png?"),
    ("dash-2x.png", "UIKit reads no scale in '-2x': the @ is missing; did you mean dash@2x.png?"),
    ("one@1x.png", "UIKit reads no scale in '@1x': a file of scale 1 has no suffix; did you mean one.png?"),
  ])
  func looksLikeAScale(_ path: String, _ message: String) {
    let side = path.hasPrefix("one") ? 30 : path.hasPrefix("frac") ? 45 : 60
    let found = lines([(path, side)])
    #expect(found.contains("\(path): error: [scale-name] \(message)"), "\(found)")
    #expect(!found.contains { $0.contains("[size]") })
  }

  @Test func namesThatAreWell() {
    #expect(lines([("pad@2x~ipad.png", 60)]) == [])
    #expect(lines([("pad~iphone.png", 30)]) == [])
    #expect(lines([("mail@home.png", 30)]) == [])
    #expect(lines([("zoom2x.png", 30)]) == [])
    #expect(lines([("A.xcassets/a.imageset/a-2x.png", 60)], profile: .none) == [])
  }

  @Test func capitalExtensionIsANote() {
    #expect(
      lines([("upper.PNG", 30)]) == [
        "upper.PNG: note: [scale-name] UIKit looks for .png where names tell capitals from small letters, this is .PNG"
      ])
  }

  @Test func withoutASizeALookAlikeIsANote() {
    #expect(
      lines([("zoom2x.png", 60)], profile: .none) == [
        "zoom2x.png: note: [scale-name] UIKit reads no scale in '2x'; if it means one, did you mean zoom@2x.png?"
      ])
    // Its other scale says that it does.
    #expect(
      lines([("zoom.png", 30), ("zoom2x.png", 60)], profile: .none) == [
        "zoom2x.png: error: [scale-name] UIKit reads no scale in '2x': the @ is missing; did you mean zoom@2x.png?"
      ])
  }

  @Test func namesThatLieAboutTheirSize() {
    #expect(
      lines([("a.png", 60)]) == [
        """
        a.png:0,0 60x60: error: [scale-name] 60x60 px is the size of @2x, not of @1x: draw it at 30x30, or name it a@2x.png
        """
      ])
    let pair = [("a.png", 40), ("a@2x.png", 40)]
    #expect(
      lines(pair, profile: .none) == [
        """
        a@2x.png:0,0 40x40: error: [scale-name] 40x40 px is the size of @1x, not of @2x: draw it at 80x80, or name it a.png
        """
      ])
    // Of three the odd one is to blame.
    let three = [("a.png", 80), ("a@2x.png", 80), ("a@3x.png", 120)]
    #expect(lines(three, profile: .none).map { $0.prefix(5) } == ["a.png"])
    #expect(lines([("a.png", 40), ("a@2x.png", 77)], profile: .none) == [])
    // Where folders state the density, names don't lie.
    #expect(lines([("xhdpi/a.png", 48)], profile: .androidNotification) == [])
  }

  @Test func missingScales() {
    #expect(lines([("a.png", 30), ("a@3x.png", 90)]) == ["a@3x.png: warning: [scale-missing] a@2x.png is missing (there: @1x and @3x)"])
    #expect(lines([("b.png", 30), ("b@2x.png", 60)]) == ["b@2x.png: warning: [scale-missing] b@3x.png is missing (there: @1x and @2x)"])
    #expect(lines([("c@2x.png", 60), ("c@3x.png", 90)]) == [])
    #expect(lines([("d.png", 30), ("d@2x.png", 60), ("d@3x.png", 90)]) == [])
    #expect(lines([("e.png", 30)]) == [])
    #expect(lines([("f@2x.png", 60)]) == ["f@2x.png: warning: [scale-missing] f@3x.png is missing (there: @2x)"])
  }

  @Test func missingScalesOfDevices() {
    #expect(lines([("a~ipad.png", 30), ("a@2x~ipad.png", 60)]) == [])
    #expect(lines([("a@2x~ipad.png", 60)]) == [])
    #expect(
      lines([("a@3x~ipad.png", 90)]) == ["a@3x~ipad.png: warning: [scale-missing] a@2x~ipad.png is missing (there: @3x)"])
    #expect(
      lines([("a@2x~iphone.png", 60)]) == ["a@2x~iphone.png: warning: [scale-missing] a@3x~iphone.png is missing (there: @2x)"])
    // What serves all devices serves this one too.
    #expect(lines([("a@2x~iphone.png", 60), ("a@2x.png", 60), ("a@3x.png", 90)]) == [])
  }

  @Test func otherProfilesWantOtherScales() {
    #expect(lines([("a@2x.png", 32)], profile: .menubar) == ["a@2x.png: warning: [scale-missing] a.png is missing (there: @2x)"])
    #expect(lines([("a@2x.png", 60)], profile: .none) == [])
  }

  @Test func misnamedFilesAreNotMissingAsWell() {
    #expect(lines([("a@2X.png", 60)]).count == 1)
    #expect(
      lines([("a@2x.png", 60), ("a@4x.png", 90)]) == [
        "a@4x.png: error: [scale-name] UIKit reads no scale in '@4x': there are @2x and @3x; name it after the scale that it has"
      ])
    #expect(lines([("a@1.5x.png", 45)]).count == 1)
    // A misspelled one is, once its name is corrected.
    #expect(lines([("a@2x.png", 60), ("a@3X.png", 90)]).count == 1)
  }

  @Test func normalisationsAreOneSet() {
    #expect(lines([("caf\u{E9}.png", 30), ("cafe\u{301}@2x.png", 60), ("caf\u{E9}@3x.png", 90)]) == [])
  }
}
