import IconModel
import IconRaster
import Testing

@Suite struct GroupTests {
  private let left = Node.fill(.rect(0, 0, 3, 1))
  private let right = Node.fill(.rect(1, 0, 3, 1))

  @Test func `a translucent group shows its shapes as one`() throws {
    #expect(try alpha(5, 1, .group(left, right, opacity: 0.5)).row(0).map { near($0, 128) } == [true, true, true, true, false])
  }

  @Test func `opacities of nested groups multiply`() throws {
    #expect(near(try alpha(5, 1, .group(.group(left, opacity: 0.5), opacity: 0.5))[0, 0], 64))
  }

  @Test func `a group that is not seen draws nothing`() throws {
    #expect(try alpha(5, 1, .group(left, opacity: 0)).row(0) == [0, 0, 0, 0, 0])
    #expect(try alpha(5, 1, .group(opacity: 0.5)).row(0) == [0, 0, 0, 0, 0])
    #expect(try alpha(5, 1, .group(.fill(.rect(100, 100, 3, 1)), opacity: 0.5)).row(0) == [0, 0, 0, 0, 0])
  }

  @Test func `a layer holds what strokes, miters and square caps add to a path`() throws {
    let corner = Path.lines((4, 12), (4, 4), (12, 4))
    for stroke in [Stroke(.black, width: 4), Stroke(.black, width: 4, cap: .square, join: .round), Stroke(.black, width: 4, cap: .round)] {
      let plain = try alpha(16, 16, .stroke(corner, stroke))
      #expect(try alpha(16, 16, .group(.stroke(corner, stroke), isolated: true)) == plain)
      let turned = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, e: 5, f: 0)
      #expect(
        try alpha(16, 16, .group(.stroke(corner, stroke, turned), isolated: true)) == alpha(16, 16, .stroke(corner, stroke, turned)))
    }
    let fixed = Stroke(.black, width: 6, nonScaling: true)
    #expect(
      try alpha(16, 16, .group(.stroke(corner, fixed, .scale(0.5, 0.5)), isolated: true))
        == alpha(16, 16, .stroke(corner, fixed, .scale(0.5, 0.5))))
  }

  @Test(
    arguments: [
      // Of the colours 0.8 below and 0.4 above, as the formulas of CSS Compositing 1 have it.
      (BlendMode.normal, 0.4), (.multiply, 0.32), (.screen, 0.88), (.overlay, 0.76), (.darken, 0.4), (.lighten, 0.8),
      (.colorDodge, 1), (.colorBurn, 0.5), (.hardLight, 0.64), (.softLight, 0.768), (.difference, 0.4), (.exclusion, 0.56),
      (.hue, 0.8), (.saturation, 0.8), (.color, 0.8), (.luminosity, 0.4),
    ])
  func `blend modes mix greys as their formulas say`(mode: BlendMode, expected: Double) throws {
    let grey = { (v: Double) in Paint.color(Color(red: v, green: v, blue: v)) }
    let all = Path.rect(0, 0, 1, 1)
    let mixed = try color(icon(1, 1, .fill(all, grey(0.8)), .group(.fill(all, grey(0.4)), blend: mode)), 0, 0)
    #expect(near(mixed[0], Int((expected * 255).rounded()), 2))
    #expect(mixed[0] == mixed[1] && mixed[1] == mixed[2] && mixed[3] == 255)
  }

  @Test func `every blend mode adds alpha up as painting does`() throws {
    let half = Node.fill(.rect(0, 0, 1, 1), opacity: 0.5)
    for mode in BlendMode.allCases { #expect(near(try alpha(1, 1, half, .group(half, blend: mode))[0, 0], 191)) }
  }

  @Test func `a group blends with what lies outside it unless an isolated one is between`() throws {
    let all = Path.rect(0, 0, 1, 1)
    let multiplied = Node.group(.fill(all, .color(Color(0, 255, 255))), blend: .multiply)
    let ground = Node.fill(all, .color(Color(255, 255, 0)))
    #expect(try color(icon(1, 1, ground, .group(multiplied)), 0, 0) == [0, 255, 0, 255])
    #expect(try color(icon(1, 1, ground, .group(multiplied, isolated: true)), 0, 0) == [0, 255, 255, 255])
  }
}
