import IconModel
import IconSyntax
import Testing

/// Sources of a quarter of a megabyte on which a careless reader takes quadratic time or space, or recurses too deep.
@Suite struct SVGSpecHostileTests {
  struct Hostile: CustomTestStringConvertible, Sendable {
    var head: String
    var repeated: String
    var count: Int
    var tail = ""

    var text: String { head + String(repeating: repeated, count: count) + tail }
    var testDescription: String { "\(head.debugDescription) and \(count) times \(repeated.debugDescription)" }
  }

  @Test(arguments: [
    Hostile(head: "icon\n", repeated: "g {\n", count: 22_500),
    Hostile(head: "icon\n", repeated: "g {\n", count: 62_500),
    Hostile(head: "icon\n", repeated: "}", count: 250_000),
    Hostile(head: "icon ", repeated: "{", count: 250_000),
    Hostile(head: "icon\n" + String(repeating: " ", count: 125_000), repeated: "}", count: 125_000),
    Hostile(head: "icon\n", repeated: "g { ", count: 22_500),
    Hostile(head: "icon\n", repeated: "x=\"\n", count: 62_500),
    Hostile(head: "icon\n", repeated: "g x=\"a\n", count: 22_500),
    Hostile(head: "icon x=", repeated: "\\\"", count: 125_000),
    Hostile(head: "icon x=\"", repeated: "\\\"", count: 125_000),
    Hostile(head: "icon x=1 ", repeated: "a ", count: 125_000),
    Hostile(head: "icon ", repeated: "x=1 a ", count: 42_500),
    Hostile(head: "icon ", repeated: "a", count: 250_000, tail: "=1"),
    Hostile(head: "", repeated: "a", count: 250_000),
    Hostile(head: "icon\n", repeated: "rect strokewidth=1\n", count: 12_500),
    Hostile(head: "icon\n", repeated: "# c\n", count: 62_500, tail: "x=1"),
    Hostile(head: "icon ", repeated: "x= ", count: 82_500),
    Hostile(head: "icon ", repeated: "x = ", count: 62_500),
    Hostile(head: "icon\n", repeated: "\"", count: 250_000),
    Hostile(head: "icon\n", repeated: "é", count: 125_000),
    Hostile(head: "icon\n", repeated: "\n", count: 250_000, tail: "}"),
  ])
  func `is read with few words`(hostile: Hostile) {
    let (_, diagnostics) = SVGSpecReader.read(SourceText(hostile.text))
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.count <= 101)
    #expect(diagnostics.allSatisfy { $0.message.utf8.count < 1_000 })
  }
}
