import IconModel
import Testing

@testable import IconSyntax

/// References in a circle are warnings in SVG, which draws the rest, and errors in svgspec.
@Suite struct ResolveCycleTests {
  static let uses: [(content: String, circle: String)] = [
    ("<use id='a' href='#a'/>", "#a → #a"),
    ("<g id='a'><use href='#a'/></g>", "#a → use → #a"),
    ("<defs><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g></defs><use href='#a'/>", "#a → use → #b → use → #a"),
  ]

  @Test(arguments: uses)
  func namesTheCircle(_ content: String, _ circle: String) {
    let content = content + "<rect width='1' height='1'/>"
    let resolved = Resolved(content)
    #expect(resolved.messages == ["warning: reference cycle: \(circle); not drawn @ #a"])
    #expect(resolved.drops == [true])
    #expect(resolved.shapes.count == 1)
    let strict = Resolved.spec(content)
    #expect(strict.messages == ["error: reference cycle: \(circle) @ #a"])
    #expect(strict.icon == nil)
  }

  @Test func drawsTheRestOfACircle() {
    let resolved = Resolved("<g id='a'><rect width='5' height='5'/><use href='#a' x='9'/></g>")
    #expect(resolved.shapes.map { $0.path.text } == ["M0,0 L5,0 L5,5 L0,5 Z"])
  }

  static let masks =
    "<mask id='m' mask='url(#n)'><rect width='1' height='1'/></mask><mask id='n' mask='url(#m)'><rect width='2' height='2'/></mask>"

  /// Whichever mask the drawing names first, the reference to the first one in the document is cut.
  @Test(arguments: [["m", "n"], ["n", "m"], ["n", "n"], ["m", "m"]])
  func cutsTheSameMaskForAllUsers(_ names: [String]) {
    let users = names.map { "<rect width='9' height='9' mask='url(#\($0))'/>" }.joined()
    let resolved = Resolved(Self.masks + users)
    #expect(resolved.messages == ["warning: reference cycle: #m → #n → #m; not masked @ url(#m)"])
    #expect(resolved.groups.map { $0.mask?.mask != nil } == names.map { $0 == "m" })
    #expect(resolved.groups.map { $0.mask?.content.count } == [1, 1])
  }

  static let children = """
    <mask id='m'><rect id='r' width='1' height='1' mask='url(#n)'/></mask>
    <mask id='n'><rect id='s' width='2' height='2' mask='url(#m)'/></mask>
    """

  @Test(arguments: [["m", "n"], ["n", "m"]])
  func cutsTheSameChildsMaskForAllUsers(_ names: [String]) {
    let users = names.map { "<rect width='9' height='9' mask='url(#\($0))'/>" }.joined()
    let resolved = Resolved(Self.children + users)
    #expect(resolved.messages == ["warning: reference cycle: #m → #r → #n → #s → #m; not masked @ url(#m)"])
    #expect(resolved.groups.map { $0.mask?.content.first?.group?.mask != nil } == names.map { $0 == "m" })
  }

  static let clips = """
    <clipPath id='c' clip-path='url(#d)'><rect width='1' height='1'/></clipPath>
    <clipPath id='d' clip-path='url(#c)'><rect width='2' height='2'/></clipPath>
    """

  @Test(arguments: [["c", "d"], ["d", "c"]])
  func cutsTheSameClipForAllUsers(_ names: [String]) {
    let users = names.map { "<rect width='9' height='9' clip-path='url(#\($0))'/>" }.joined()
    let resolved = Resolved(Self.clips + users)
    #expect(resolved.messages == ["warning: reference cycle: #c → #d → #c; not clipped @ url(#c)"])
    #expect(resolved.groups.map { $0.clip?.clip != nil } == names.map { $0 == "c" })
  }

  /// A mask whose content shows its own user: the use is not drawn.
  @Test func cutsAUseInAMask() {
    let resolved = Resolved(
      "<mask id='m'><rect width='5' height='5' fill='white'/><use href='#g'/></mask><g id='g' mask='url(#m)'><rect width='9' height='9'/></g>"
    )
    #expect(resolved.messages == ["warning: reference cycle: #g → #m → use → #g; not drawn @ #g"])
    #expect(resolved.groups.first?.mask?.content.count == 1)
  }

  /// Many masks in one circle cost no more than each one once.
  @Test func endsSoonInALongCircle() {
    let content = (0..<200).map { "<mask id='m\($0)' mask='url(#m\(($0 + 199) % 200))'><rect width='1' height='1'/></mask>" }.joined()
    let users = (0..<200).map { "<rect width='9' height='9' mask='url(#m\($0))'/>" }.joined()
    let resolved = Resolved(content + users)
    #expect(resolved.diagnostics.count == 1)
    #expect(resolved.groups.count == 200)
  }
}
