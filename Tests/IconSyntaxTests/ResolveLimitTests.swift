import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveLimitTests {
  private func limits(_ change: (inout ResolveLimits) -> Void) -> ResolveLimits {
    var limits = ResolveLimits.standard
    change(&limits)
    return limits
  }

  @Test func areThoseOfTheLanguage() {
    let limits = ResolveLimits.standard
    #expect(limits.elements == 100_000)
    #expect(limits.nesting == 256)
    #expect(limits.segments == 1_000_000)
    #expect(limits.dashes == 256)
    #expect(limits.coordinate == 1e9)
  }

  /// Ten levels of ten: ten thousand million squares.
  @Test func stopsExpansion() {
    var text = "<g id='g0'><rect width='1' height='1'/></g>"
    for level in 1...9 { text += "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>" }
    let resolved = Resolved("<defs>\(text)</defs><use href='#g9'/>")
    #expect(resolved.icon == nil)
    #expect(resolved.messages == ["error: more than the limit of 100,000 elements once references are followed @ rect"])
  }

  @Test func countsElements() {
    let content = "<g><rect width='1' height='1'/><rect width='1' height='1'/></g>"
    // The root and the group count too.
    #expect(Resolved(content, limits: limits { $0.elements = 4 }).shapes.count == 2)
    let over = Resolved(content, limits: limits { $0.elements = 3 })
    #expect(over.icon == nil)
    #expect(over.messages == ["error: more than the limit of 3 elements once references are followed @ rect"])
    #expect(Resolved.spec(content + content, limits: limits { $0.elements = 3 }).messages == over.messages)
  }

  @Test func stopsNesting() {
    let nested = { (count: Int) in
      String(repeating: "<g>", count: count) + "<rect width='1' height='1'/>" + String(repeating: "</g>", count: count)
    }
    #expect(Resolved(nested(256)).shapes.count == 1)
    let deep = Resolved(nested(257))
    #expect(deep.icon == nil)
    #expect(deep.messages == ["error: elements are nested deeper than the limit of 256 @ rect"])
  }

  @Test func stopsNestingByReference() {
    var text = "<g id='g0'/>"
    for level in 1...200 { text += "<g id='g\(level)'><use href='#g\(level - 1)'/></g>" }
    #expect(Resolved("<defs>\(text)</defs><use href='#g200'/>").icon == nil)
  }

  static let numbers: [(String, String)] = [
    (
      "<path d='M5 5H1e999V25H5z'/>",
      "error: invalid value 'M5 5H1e999V25H5z' for attribute 'd': the number 1e999 is beyond the limit of ±1e9 @ 1e999"
    ),
    (
      "<polygon points='0 0 2e9 0'/>",
      "error: invalid value '0 0 2e9 0' for attribute 'points': the number 2e9 is beyond the limit of ±1e9 @ 2e9"
    ),
    (
      "<rect width='1e10' height='1'/>",
      "error: invalid value '1e10' for attribute 'width': the number 1e10 is beyond the limit of ±1e9 @ 1e10"
    ),
    ("<rect width='1' height='1' stroke-width='1e10'/>", "error: the number 1e10 is beyond the limit of ±1e9 @ 1e10"),
    ("<rect width='1' height='1' transform='scale(1e10)'/>", "error: a number of the transform is beyond the limit of ±1e9 @ scale(1e10)"),
    (
      "<g transform='scale(1e6)'><g transform='scale(1e6)'><rect width='1' height='1'/></g></g>",
      "error: the transforms of g lead beyond the limit of ±1e9 @ g"
    ),
    (
      "<svg viewBox='0 0 1e10 1'><rect width='1' height='1'/></svg>",
      "error: invalid value '0 0 1e10 1' for attribute 'viewBox': a number is beyond the limit of ±1e9 @ 0 0 1e10 1"
    ),
    (
      "<linearGradient id='g' gradientTransform='scale(1e10)'><stop/><stop offset='1'/></linearGradient><rect width='1' height='1' fill='url(#g)'/>",
      "error: invalid value 'scale(1e10)' for attribute 'gradientTransform': a number is beyond the limit of ±1e9 @ scale(1e10)"
    ),
  ]

  @Test(arguments: numbers)
  func refusesNumbers(_ content: String, _ message: String) {
    let resolved = Resolved(content)
    #expect(resolved.messages == [message])
    #expect(resolved.icon != nil)
    #expect(Resolved.spec(content).icon == nil)
  }

  @Test func takesFarCoordinates() {
    let resolved = Resolved("<path d='M-9e6 13H9e6V17H-9e6z'/><rect x='-1e9' width='1e9' height='1'/>")
    #expect(resolved.shapes.count == 2)
    #expect(resolved.messages == [])
  }

  @Test func limitsDashes() {
    let dashes = { (count: Int) in "<line x2='9' stroke='red' stroke-dasharray='" + String(repeating: "1 ", count: count) + "'/>" }
    #expect(Resolved(dashes(256)).shapes.first?.stroke?.dashes.count == 256)
    let over = Resolved(dashes(257))
    #expect(over.shapes.first?.stroke?.dashes == [])
    #expect(over.diagnostics.map(\.message) == ["257 dashes are more than the limit of 256"])
    #expect(over.diagnostics.map(\.severity) == [.error])
  }

  @Test func limitsSegments() {
    let over = Resolved("<path d='M0 0L1 1 2 2 3 3'/>", limits: limits { $0.segments = 3 })
    #expect(over.shapes.first?.path.segments.count == 3)
    #expect(over.diagnostics.map(\.message) == ["invalid value 'M0 0L1 1 2 2 3 3' for attribute 'd': more than the limit of 3 segments"])
    #expect(over.diagnostics.map(\.severity) == [.error])
  }
}
