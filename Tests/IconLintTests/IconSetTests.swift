import Testing

@testable import IconLint

@Suite("Sets of scales by name")
struct IconSetTests {
  private func groups(_ paths: [String]) -> [[String]] { IconSet.group(paths).map { set in set.members.map { paths[$0.index] } } }

  @Test func groupsScales() {
    #expect(groups(["b@3x.png", "a.png", "b.png", "b@2x.png"]) == [["b.png", "b@2x.png", "b@3x.png"], ["a.png"]])
  }

  @Test func keepsFoldersAndDevicesApart() {
    let sets = groups(["x/a.png", "y/a@2x.png", "x/a~ipad.png", "x/a@2x~ipad.png", "x/a@2x~iphone.png"])
    #expect(sets == [["x/a.png"], ["y/a@2x.png"], ["x/a~ipad.png", "x/a@2x~ipad.png"], ["x/a@2x~iphone.png"]])
  }

  @Test func knowsWhatServesAllDevices() {
    let sets = IconSet.group(["a@2x.png", "a@3x.png", "a@2x~iphone.png", "b@2x~ipad.png"])
    #expect(sets.map(\.fallbackScales) == [[], [2, 3], []])
  }

  @Test func takesNormalisationsForOne() {
    #expect(groups(["caf\u{E9}.png", "cafe\u{301}@2x.png"]).count == 1)
  }

  @Test func takesCapitalsForTwo() { #expect(groups(["Mail.png", "mail@2x.png"]).count == 2) }

  @Test func joinsMisspelledScales() {
    #expect(groups(["cap.png", "cap@2X.png"]) == [["cap.png", "cap@2X.png"]])
    #expect(groups(["glued.png", "glued2x.png"]) == [["glued.png", "glued2x.png"]])
    #expect(IconSet.group(["glued.png", "glued2x.png"])[0].members[1].name.scale == 2)
    // The drawing of a "2x", perhaps.
    #expect(groups(["zoom1.png", "zoom2x.png"]) == [["zoom1.png"], ["zoom2x.png"]])
    #expect(IconSet.group(["zoom2x.png"])[0].members[0].name.scale == 1)
  }

  @Test func takesNamesInCatalogsAsMeant() {
    let set = IconSet.group(["A.xcassets/a.imageset/a-2x.png"])[0]
    #expect(set.members[0].name.scale == 2)
  }

  @Test func groupsNothing() { #expect(IconSet.group([]) == []) }
}
