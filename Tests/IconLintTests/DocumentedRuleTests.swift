import IconModel
import TestSupport
import Testing

@testable import IconLint

// What docs/adding-a-rule.md shows, word for word.

extension Rule {
  static let specks = Rule(
    "specks", .note, for: .templates,
    summary: "Single pixels stand apart from the drawing.",
    rationale: "A slip of the pen or a rest of an erased layer looks like dust on the screen.",
    method: "Drawn pixels none of whose eight neighbours is drawn, unless there are many of them: then they are a pattern.",
    repair: "Erase them; the finding says where the first one is.",
    exceptions: "Drawings of stars or snow: leave them out (`--exclude`).",
    thresholds: [Specks.most],
    passing: .icon("Ink in one piece", Sketch([.disc(15, 15, radius: 8)])),
    failing: Example.icon("Dust in a corner", Sketch([.disc(15, 15, radius: 8), .rect(3, 4, 1, 1)]))
      .fails(at: .pixels(PixelRect(x: 3, y: 4, width: 1, height: 1)), "1 pixel stands alone"),
    check: .pixels(Specks.check))
}

private enum Specks {
  static let most = Threshold("specks.most", 4, in: 1...100, "more single pixels are a pattern")

  static func check(_ picture: Picture, _ context: LintContext) -> [Observation] {
    var box = PixelBox()
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where isAlone(x, y, in: picture.alpha) {
        count += 1
        box.add(x, y)
      }
    }
    guard let place = box.rect, Double(count) <= context[most] else { return [] }
    return [.specks(count, place)]
  }

  /// The plane has a border of zeros, so that every pixel has eight neighbours.
  private static func isAlone(_ x: Int, _ y: Int, in plane: AlphaPlane) -> Bool {
    guard plane[x, y] >= Picture.inkAlpha else { return false }
    let neighbours = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    return neighbours.allSatisfy { plane[x + $0.0, y + $0.1] < Picture.inkAlpha }
  }
}

extension Observation {
  fileprivate static func specks(_ count: Int, _ place: PixelRect) -> Observation {
    Observation(
      place: .pixels(place), message: "\(Wording.count(count, "pixel")) \(count == 1 ? "stands" : "stand") alone: erase them",
      measured: "\(count)", wanted: "0")
  }
}

@Suite("The rule of docs/adding-a-rule.md")
struct DocumentedRuleTests {
  private func observations(in example: Example) throws -> [Observation] {
    guard case .files(let files) = example.subject, case .pixels(_, let check) = Rule.specks.check else { return [] }
    let pictures = files.compactMap(\.picture)
    return check(Picture(try #require(pictures.first)), LintContext(LintConfiguration()))
  }

  @Test func isShownWordForWord() throws {
    let missing = try PackageDocument("docs/adding-a-rule.md").blockMissing(in: "Tests/IconLintTests/DocumentedRuleTests.swift")
    #expect(missing == nil, "not here: \(missing?.lines.first ?? "")")
  }

  @Test func findsWhatItsExamplesSay() throws {
    #expect(try observations(in: Rule.specks.passing[0]) == [])
    let failing = Rule.specks.failing[0]
    let seen = try observations(in: failing.example)
    #expect(seen.map(\.place) == [failing.place])
    #expect(seen.map(\.message) == ["1 pixel stands alone: erase them"])
  }
}
