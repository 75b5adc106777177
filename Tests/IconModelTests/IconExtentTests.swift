import IconModel
import Testing

@Suite struct IconExtentTests {
  private static let shape = Shape(path: Path(), fill: Fill(.color(.black)))

  private func icon(_ nodes: [Node]) -> Icon { Icon(size: Size(9, 9), nodes: nodes) }

  @Test func everythingCounts() {
    let shape = Node.shape(Self.shape)
    var patterned = Self.shape
    patterned.fill = Fill(.pattern(Pattern(tile: Rect(x: 0, y: 0, width: 1, height: 1), transform: .identity, content: [shape, shape])))
    let mask = Mask(kind: .alpha, region: Rect(x: 0, y: 0, width: 1, height: 1), regionTransform: .identity, content: [shape, shape])
    let cases: [([Node], Int)] = [
      ([], 0), ([shape, shape], 2), ([.group(Group([shape, shape]))], 3), ([.shape(patterned)], 3),
      ([.group(Group([shape], mask: mask))], 4),
    ]
    for (nodes, count) in cases {
      #expect(icon(nodes).isMade(ofAtMost: count))
      #expect(count == 0 || !icon(nodes).isMade(ofAtMost: count - 1))
    }
  }
}
