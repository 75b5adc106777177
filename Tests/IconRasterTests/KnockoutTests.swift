import IconModel
import IconRaster
import Testing

@Suite struct KnockoutTests {
  private let ground = Node.fill(.rect(0, 0, 4, 4))

  @Test func `a fill erases what lies below and nothing that comes later`() throws {
    #expect(
      try alpha(4, 4, ground, .fill(.rect(1, 1, 2, 2), .knockout), .fill(.rect(2, 2, 1, 1))).art == """
        ####
        #..#
        #.##
        ####
        """)
  }

  @Test func `a stroke erases`() throws {
    #expect(try alpha(4, 4, ground, .stroke(.lines((0, 1.5), (3, 1.5)), Stroke(.knockout))).row(1) == [0, 0, 0, 255])
  }

  @Test func `a knocked out fill is drawn before its stroke`() throws {
    let shape = Shape(path: .rect(0.5, 0.5, 3, 3), fill: Fill(.knockout), stroke: Stroke(.black))
    #expect(
      try alpha(4, 4, ground, .shape(shape)).art == """
        ####
        #..#
        #..#
        ####
        """)
  }

  @Test(arguments: [(0.5, 128), (0.25, 191), (1.0, 0), (0.0, 255)])
  func `opacity says how much is erased`(opacity: Double, left: Int) throws {
    #expect(near(try alpha(4, 4, ground, .fill(.rect(1, 1, 2, 2), .knockout, opacity: opacity))[1, 1], left))
  }

  @Test func `coverage says how much is erased`() throws {
    #expect(near(try alpha(4, 4, ground, .fill(.rect(1, 1, 1.25, 2), .knockout))[2, 1], 191))
  }

  @Test func `half of a half is left of two halves`() throws {
    let half = Node.fill(.rect(0, 0, 4, 4), .knockout, opacity: 0.5)
    #expect(near(try alpha(4, 4, ground, half, half)[0, 0], 64))
  }

  @Test func `knockouts reach through groups that only clip`() throws {
    let hole = Node.fill(.rect(0, 0, 4, 4), .knockout)
    let left = ClipPath([ClipPath.Part(path: .rect(0, 0, 2, 4), transform: .identity)])
    #expect(try alpha(4, 4, ground, .group(hole)).row(0) == [0, 0, 0, 0])
    #expect(try alpha(4, 4, ground, .group(hole, clip: left)).row(0) == [0, 0, 255, 255])
    #expect(try alpha(4, 4, ground, .group(.group(hole, clip: left), clip: left)).row(0) == [0, 0, 255, 255])
    // A union is no clip of Cairo's own.
    let corners = ClipPath([
      ClipPath.Part(path: .rect(0, 0, 1, 1), transform: .identity), ClipPath.Part(path: .rect(3, 0, 1, 1), transform: .identity),
    ])
    #expect(try alpha(4, 4, ground, .group(hole, clip: corners)).row(0) == [0, 255, 255, 0])
  }

  @Test func `knockouts end at isolated groups`() throws {
    let hole = Node.fill(.rect(1, 0, 2, 4), .knockout)
    let cover = Node.fill(.rect(0, 0, 4, 4))
    let all = Mask(kind: .alpha, region: Rect(x: 0, y: 0, width: 4, height: 4), regionTransform: .identity, content: [cover])
    for group: Node in [
      .group(hole, isolated: true), .group(hole, opacity: 0.5), .group(hole, blend: .multiply), .group(hole, mask: all),
      .group(.group(hole), isolated: true),
    ] {
      #expect(try alpha(4, 4, ground, group).row(0) == [255, 255, 255, 255])
    }
    // Inside, they work.
    #expect(try alpha(4, 4, .group(cover, hole, isolated: true)).row(0) == [255, 0, 0, 255])
    #expect(try alpha(4, 4, .group(cover, .group(hole), isolated: true)).row(0) == [255, 0, 0, 255])
  }

  @Test func `an element's own opacity and mask scale what it erases`() throws {
    let origin = Origin(element: "rect", range: SourceRange(5, 9))
    let shape = Shape(path: .rect(0, 0, 4, 4), fill: Fill(.knockout), origin: origin)
    #expect(near(try alpha(4, 4, ground, .group(Group([.shape(shape)], opacity: 0.5, origin: origin)))[0, 0], 128))
    let half = Mask(
      kind: .alpha, region: Rect(x: 0, y: 0, width: 4, height: 4), regionTransform: .identity, content: [.fill(.rect(0, 0, 2, 4))])
    #expect(try alpha(4, 4, ground, .group(Group([.shape(shape)], mask: half, origin: origin))).row(0) == [0, 0, 255, 255])
    let both = Group([.shape(shape)], opacity: 0.25, mask: half, origin: origin)
    let row = try alpha(4, 4, ground, .group(both)).row(0)
    #expect(near(row[0], 191) && row[3] == 255)
    // Another element's do not: they isolate.
    #expect(try alpha(4, 4, ground, .group(Group([.shape(shape)], opacity: 0.5)))[0, 0] == 255)
  }

  @Test func `an element's own opacity scales its outline too`() throws {
    let origin = Origin(element: "rect")
    let shape = Shape(path: .rect(0.5, 0.5, 3, 3), fill: Fill(.knockout), stroke: Stroke(.black), origin: origin)
    let mask = try alpha(4, 4, .fill(.rect(0, 0, 2, 4)), .group(Group([.shape(shape)], opacity: 0.5, origin: origin)))
    #expect(mask[0, 1] == 255 && near(mask[1, 1], 128) && mask[2, 1] == 0 && near(mask[3, 1], 128))
  }
}
