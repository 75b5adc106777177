import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveMaskTests {
  static let square = "<rect width='1' height='1' fill='white'/>"

  /// The mask of a rectangle at (10, 20) of 40 by 80 that refers to `m`.
  private func mask(_ content: String, _ attributes: String = "") -> Mask? {
    Resolved(content + "<rect x='10' y='20' width='40' height='80' mask='url(#m)' \(attributes)/>").groups.first?.mask
  }

  static let regions: [(String, String)] = [
    ("", "6 12 48 96"), ("x='0' y='0' width='1' height='1'", "10 20 40 80"), ("x='25%' width='50%'", "20 12 20 96"),
    ("maskUnits='userSpaceOnUse'", "-10 -10 120 120"), ("maskUnits='userSpaceOnUse' x='1' y='2' width='3' height='4'", "1 2 3 4"),
    ("maskUnits='userSpaceOnUse' width='10%'", "-10 -10 10 120"),
  ]

  @Test(arguments: regions)
  func readsRegions(_ attributes: String, _ region: String) {
    #expect(mask("<mask id='m' \(attributes)>\(Self.square)</mask>")?.region.text == region)
  }

  @Test func drawsItsContentInTheUsersSpace() {
    let mask = mask("<mask id='m'>\(Self.square)</mask>", "transform='translate(7)'")
    #expect(mask?.content.first?.shapes.first?.transform.text == "1 0 0 1 7 0")
    #expect(mask?.regionTransform.text == "1 0 0 1 7 0")
    let boxed = self.mask("<mask id='m' maskContentUnits='objectBoundingBox'>\(Self.square)</mask>")
    #expect(boxed?.content.first?.shapes.first?.transform.text == "40 0 0 80 10 20")
  }

  static let kinds: [(String, Mask.Kind)] = [
    ("", .luminance(linear: false)), ("mask-type='luminance'", .luminance(linear: false)), ("mask-type='alpha'", .alpha),
    ("color-interpolation='linearRGB'", .luminance(linear: true)), ("color-interpolation='sRGB'", .luminance(linear: false)),
  ]

  @Test(arguments: kinds)
  func readsKinds(_ attributes: String, _ kind: Mask.Kind) {
    #expect(mask("<mask id='m' \(attributes)>\(Self.square)</mask>")?.kind == kind)
  }

  @Test func nests() {
    let mask = mask("<mask id='n' mask-type='alpha'><circle r='9'/></mask><mask id='m' mask='url(#n)'>\(Self.square)</mask>")
    #expect(mask?.mask?.kind == .alpha)
    #expect(mask?.mask?.content.first?.shapes.first?.origin.element == "circle")
    let inner = self.mask("<mask id='n'><circle r='9'/></mask><mask id='m'><rect width='1' height='1' mask='url(#n)'/></mask>")
    #expect(inner?.mask == nil)
    #expect(inner?.content.first?.group?.mask != nil)
  }

  @Test func clipsItsContent() {
    let mask = mask("<clipPath id='c'><circle r='9'/></clipPath><mask id='m' clip-path='url(#c)'>\(Self.square)</mask>")
    #expect(mask?.content.first?.group?.clip?.parts.count == 1)
  }

  @Test func masksGroups() {
    let resolved = Resolved(
      "<mask id='m'>\(Self.square)</mask><g mask='url(#m)' opacity='.5'><rect width='10' height='10'/><rect width='20' height='5'/></g>")
    #expect(resolved.groups.map(\.opacity) == [0.5])
    #expect(resolved.groups.first?.mask?.region.text == "-2 -1 24 12")
  }

  static let everything: [String] = [
    "<mask id='m'/>", "<mask id='m'><rect width='1' height='1' display='none'/></mask>",
    "<mask id='m' width='0'><rect width='1' height='1'/></mask>",
    "<mask id='n'/><mask id='m' mask='url(#n)'><rect width='1' height='1'/></mask>",
    "<clipPath id='c'/><mask id='m' clip-path='url(#c)'><rect width='1' height='1'/></mask>",
  ]

  @Test(arguments: everything)
  func takesEverythingAway(_ content: String) {
    #expect(Resolved(content + "<rect width='9' height='9' mask='url(#m)'/>").nodes.isEmpty)
  }

  @Test func takesALineAwayInItsBox() {
    #expect(Resolved("<mask id='m'>\(Self.square)</mask><line x2='9' stroke='red' mask='url(#m)'/>").nodes.isEmpty)
    let free = "<mask id='m' maskUnits='userSpaceOnUse'>\(Self.square)</mask><line x2='9' stroke='red' mask='url(#m)'/>"
    #expect(Resolved(free).groups.count == 1)
  }

  static let faults: [(String, String)] = [
    ("", "warning: no element has the id 'm': not masked @ url(#m)"),
    ("<mask id='m' mask='url(#m)'>\(square)</mask>", "warning: reference cycle: #m → #m; not masked @ url(#m)"),
    (
      "<mask id='m'><rect id='r' width='1' height='1' mask='url(#m)'/></mask>",
      "warning: reference cycle: #m → #r → #m; not masked @ url(#m)"
    ),
    (
      "<mask id='m' height='-1'>\(square)</mask>",
      "warning: invalid value '-1' for attribute 'height': must not be negative; attribute ignored @ -1"
    ),
  ]

  @Test(arguments: faults)
  func says(_ content: String, _ message: String) {
    let resolved = Resolved(content + "<rect width='9' height='9' mask='url(#m)'/>")
    #expect(resolved.messages == [message])
    #expect(resolved.shapes.count == 1)
  }
}
