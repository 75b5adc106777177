import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveClipTests {
  static let square = "<rect width='1' height='1'/>"

  /// The clip of a rectangle at (10, 20) of 40 by 80 that refers to `c`.
  private func clip(_ content: String, _ attributes: String = "") -> ClipPath? {
    Resolved(content + "<rect x='10' y='20' width='40' height='80' clip-path='url(#c)' \(attributes)/>").groups.first?.clip
  }

  private func boxes(_ clip: ClipPath?) -> [String?]? {
    clip?.parts.map { $0.path.transformed(by: $0.transform).bounds?.text }
  }

  static let clips: [(String, [String])] = [
    ("<clipPath id='c'>\(square)<circle r='2'/></clipPath>", ["0 0 1 1", "-2 -2 4 4"]),
    ("<clipPath id='c' clipPathUnits='objectBoundingBox'>\(square)</clipPath>", ["10 20 40 80"]),
    // The transform is the user space's, outside of the box.
    ("<clipPath id='c' clipPathUnits='objectBoundingBox' transform='translate(100)'>\(square)</clipPath>", ["110 20 40 80"]),
    ("<clipPath id='c' transform='scale(2)'><rect width='1' height='1' transform='translate(3)'/></clipPath>", ["6 0 2 2"]),
    ("<defs><rect id='r' width='1' height='1'/></defs><clipPath id='c'><use href='#r' x='5'/></clipPath>", ["5 0 1 1"]),
    ("<clipPath id='c'><rect width='50%' height='10%'/></clipPath>", ["0 0 50 10"]),
    // Paints, opacity and strokes have no effect.
    ("<clipPath id='c'><rect width='1' height='1' fill='none' stroke='red' stroke-width='9' opacity='0'/></clipPath>", ["0 0 1 1"]),
  ]

  @Test(arguments: clips)
  func readsClips(_ content: String, _ expected: [String]) { #expect(boxes(clip(content)) == expected) }

  @Test func followsTheUsersTransform() {
    #expect(boxes(clip("<clipPath id='c'>\(Self.square)</clipPath>", "transform='translate(7)'")) == ["7 0 1 1"])
  }

  @Test func readsRules() {
    let clip = clip(
      "<g clip-rule='evenodd'><clipPath id='c'>\(Self.square)<rect width='1' height='1' clip-rule='nonzero' shape-rendering='crispEdges'/></clipPath></g>"
    )
    #expect(clip?.parts.map(\.rule) == [.evenOdd, .nonzero])
    #expect(clip?.parts.map(\.antialias) == [true, false])
  }

  @Test func clipsGroups() throws {
    let content = "<clipPath id='c' clipPathUnits='objectBoundingBox'>\(Self.square)</clipPath>"
    let group =
      "<g clip-path='url(#c)' transform='translate(100)'><rect x='1' y='2' width='3' height='4'/><rect x='10' width='5' height='1' visibility='hidden'/></g>"
    let resolved = try #require(Resolved(content + group).groups.first)
    // What is hidden counts for the box.
    #expect(boxes(resolved.clip) == ["101 0 14 6"])
    #expect(!resolved.needsLayer)
    #expect(resolved.children.count == 1)
  }

  @Test func nests() {
    let own = clip("<clipPath id='d'><circle r='9'/></clipPath><clipPath id='c' clip-path='url(#d)'>\(Self.square)</clipPath>")
    #expect(boxes(own) == ["0 0 1 1"])
    #expect(boxes(own?.clip) == ["-9 -9 18 18"])
    let child = clip(
      "<clipPath id='d'><circle r='9'/></clipPath><clipPath id='c'><rect width='1' height='1' clip-path='url(#d)'/></clipPath>")
    #expect(child?.clip == nil)
    #expect(boxes(child?.parts.first?.clip) == ["-9 -9 18 18"])
  }

  @Test func measuresTheBoxOfAChildInItsOwnSpace() {
    let clip = clip(
      """
      <clipPath id='d' clipPathUnits='objectBoundingBox'>\(Self.square)</clipPath>
      <clipPath id='c'><rect width='10' height='20' transform='translate(5)' clip-path='url(#d)'/></clipPath>
      """)
    #expect(boxes(clip?.parts.first?.clip) == ["5 0 10 20"])
  }

  @Test func chainsTheClipsOfAUseAndOfWhatItShows() {
    let clip = clip(
      """
      <clipPath id='d'><circle r='9'/></clipPath><clipPath id='e'><circle r='8'/></clipPath>
      <defs><rect id='r' width='1' height='1' clip-path='url(#d)'/></defs><clipPath id='c'><use href='#r' clip-path='url(#e)'/></clipPath>
      """)
    #expect(boxes(clip?.parts.first?.clip) == ["-9 -9 18 18"])
    #expect(boxes(clip?.parts.first?.clip?.clip) == ["-8 -8 16 16"])
  }

  static let everything: [String] = [
    "<clipPath id='c'/>", "<clipPath id='c'><g><rect width='1' height='1'/></g></clipPath>",
    "<clipPath id='c'><rect width='1' height='1' display='none'/></clipPath>",
    "<clipPath id='c'><rect width='1' height='1' visibility='hidden'/></clipPath>", "<clipPath id='c'><path d=''/></clipPath>",
    "<clipPath id='d'/><clipPath id='c' clip-path='url(#d)'><rect width='1' height='1'/></clipPath>",
    "<clipPath id='d'/><clipPath id='c'><rect width='1' height='1' clip-path='url(#d)'/></clipPath>",
    "<symbol id='s'><rect width='1' height='1'/></symbol><clipPath id='c'><use href='#s'/></clipPath>",
    "<clipPath id='c' transform='scale(0)'><rect width='1' height='1'/></clipPath>",
  ]

  @Test(arguments: everything)
  func takesEverythingAway(_ content: String) {
    let resolved = Resolved(content + "<rect width='40' height='80' clip-path='url(#c)'/>")
    #expect(resolved.nodes.isEmpty)
  }

  @Test func takesALineAwayInItsBox() {
    let content =
      "<clipPath id='c' clipPathUnits='objectBoundingBox'>\(Self.square)</clipPath><line x2='9' stroke='red' clip-path='url(#c)'/>"
    #expect(Resolved(content).nodes.isEmpty)
  }

  static let faults: [(String, String)] = [
    ("", "warning: no element has the id 'c': not clipped @ url(#c)"),
    ("<g id='c'/>", "warning: #c (g) is not a clipPath: not clipped @ url(#c)"),
    ("<clipPath id='c' clip-path='url(#c)'>\(square)</clipPath>", "warning: reference cycle: #c → #c; not clipped @ url(#c)"),
    (
      "<clipPath id='d'><rect id='s' width='1' height='1' clip-path='url(#c)'/></clipPath><clipPath id='c'><rect id='r' width='1' height='1' clip-path='url(#d)'/></clipPath>",
      "warning: reference cycle: #d → #s → #c → #r → #d; not clipped @ url(#d)"
    ),
    ("<clipPath id='c'>\(square)<text>x</text></clipPath>", "warning: text is not drawn: convert text to paths @ text"),
    (
      "<clipPath id='c' clipPathUnits='x'>\(square)</clipPath>",
      "warning: invalid value 'x' for attribute 'clipPathUnits': expected userSpaceOnUse or objectBoundingBox, found 'x'; attribute ignored @ x"
    ),
  ]

  @Test(arguments: faults)
  func says(_ content: String, _ message: String) {
    let resolved = Resolved(content + "<rect width='40' height='80' clip-path='url(#c)'/>")
    #expect(resolved.messages == [message])
    #expect(resolved.shapes.count == 1)
  }

  @Test func refusesOtherClips() {
    let resolved = Resolved("<rect width='1' height='1' clip-path='circle(5px)'/>")
    #expect(
      resolved.messages == [
        "warning: invalid value 'circle(5px)' for attribute 'clip-path': expected none or url(#id), found 'circle'; attribute ignored @ circle"
      ])
    #expect(Resolved("<rect width='1' height='1' clip-path='none'/>").groups.isEmpty)
  }
}
