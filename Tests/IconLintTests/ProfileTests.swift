import IconModel
import Testing

@testable import IconLint

@Suite("Profiles")
struct ProfileTests {
  @Test func allAreThere() {
    #expect(
      Profile.all.map(\.id) == [
        "tabbar", "tabbar-ios7", "tabbar-circle", "tabbar-square", "tabbar-wide", "tabbar-tall", "tabbar-circle-compact",
        "tabbar-square-compact", "tabbar-wide-compact", "tabbar-tall-compact", "toolbar", "menubar", "android-notification",
        "gnome-symbolic",
        "web-monochrome", "teams-outline", "button", "back-button", "navbar-background", "none",
      ])
    #expect(Profile.named("toolbar")?.size == Extent(22, 22))
    #expect(Profile.named("toolbars") == nil)
    #expect(LintConfiguration().profile == .tabbar)
  }

  @Test(arguments: Profile.all)
  func figuresHaveTheirSource(_ profile: Profile) {
    #expect(!profile.title.isEmpty)
    #expect(!profile.citations.isEmpty)
    for citation in profile.citations {
      #expect(citation.address.hasPrefix("https://"))
      #expect((2007...2026).contains(citation.year))
      #expect(!citation.figures.isEmpty && !citation.page.isEmpty)
    }
    for (rule, _) in profile.levels { #expect(RuleCatalog.rule(id: rule) != nil) }
    let keys = RuleCatalog.all.flatMap(\.thresholds).map(\.key)
    for key in profile.thresholds.keys { #expect(keys.contains(key)) }
  }

  @Test func tabBarIsTheClassicOne() {
    let profile = Profile.tabbar
    #expect(profile.size == Extent(30, 30))
    #expect(profile.maximum == Extent(48, 32))
    #expect(profile.scales == [1, 2, 3])
    #expect(profile.isTemplate)
    #expect(profile.keylines == nil)
    #expect(profile.completeness == .largerTogether([2, 3], ipad: [2]))
  }

  @Test func extents() {
    #expect(Extent(30, 30).text == "30x30")
    #expect(Extent(12.5, 20).text == "12.5x20")
    #expect(Extent(31, nil).text == "31 wide")
    #expect(Extent(nil, 28).text == "28 high")
    #expect(Extent.any.text == "any size")
    #expect(Extent(31, nil).pixels(2, in: PixelSize(5, 7)) == PixelSize(62, 7))
    #expect(Extent(12.5, 12.5).pixels(1, in: PixelSize(1, 1)) == PixelSize(13, 13))
    #expect(Extent(.infinity, .nan).pixels(2, in: PixelSize(5, 7)) == PixelSize(5, 7))
  }

  @Test func keylinesOfOtherShapesLieBetween() {
    let keylines = Keylines(circle: 25, square: 23, wide: 31, tall: 28)
    #expect(keylines.range(.circle) == 25...25)
    #expect(keylines.range(.other) == 23...25)
    #expect(keylines.range(.wide) == 31...31)
    #expect(keylines.range(.tall) == 28...28)
    #expect(keylines.range(.square) == 23...23)
  }
}
