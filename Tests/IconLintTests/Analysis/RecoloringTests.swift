import IconModel
import Testing

@testable import IconLint

@Suite("Recolouring")
struct RecoloringTests {
  private let square = Path([.move(Point(0, 0)), .line(Point(9, 0)), .line(Point(9, 9)), .close])
  private func shape(_ paint: Paint) -> Node { .shape(Shape(path: square, fill: Fill(paint))) }
  private func icon(_ nodes: [Node]) -> Icon { Icon(size: Size(30, 30), nodes: nodes) }

  private func mask(_ kind: Mask.Kind, _ content: [Node]) -> Mask {
    Mask(kind: kind, region: Rect(x: 0, y: 0, width: 9, height: 9), regionTransform: .identity, content: content)
  }

  private let half = Color(red: 0, green: 0.25, blue: 0.5, alpha: 0.5)
  private let other = Color(red: 0.5, green: 0.75, blue: 0, alpha: 0.5)

  @Test func everyPaintGetsOtherColors() {
    let stops = { (color: Color) in [GradientStop(offset: 0, color: color), GradientStop(offset: 1, color: color)] }
    let gradient = { (color: Color) in
      Paint.linearGradient(LinearGradient(start: .zero, end: Point(1, 0), stops: stops(color), spread: .pad, transform: .identity))
    }
    let pattern = { (color: Color) in
      Paint.pattern(Pattern(tile: Rect(x: 0, y: 0, width: 2, height: 2), transform: .identity, content: [self.shape(.color(color))]))
    }
    for paint in [Paint.color, gradient, pattern] { #expect(icon([shape(paint(half))]).withOtherColors == icon([shape(paint(other))])) }
    #expect(icon([shape(.knockout)]).withOtherColors == icon([shape(.knockout)]))
  }

  @Test func masksOfLuminanceKeepTheirColors() {
    let group = { (kind: Mask.Kind, inner: Color, outer: Color) in
      Node.group(Group([self.shape(.color(outer))], mask: self.mask(kind, [self.shape(.color(inner))])))
    }
    let luminance = Mask.Kind.luminance(linear: false)
    #expect(icon([group(luminance, half, half)]).withOtherColors == icon([group(luminance, half, other)]))
    #expect(icon([group(.alpha, half, half)]).withOtherColors == icon([group(.alpha, other, other)]))
  }

  @Test func colorsAreListedOnce() {
    let red = Color(200, 0, 0)
    let nodes = [
      shape(.color(red)), shape(.color(Color(200, 0, 0, 128))), shape(.color(.transparent)), shape(.knockout),
      .group(Group([shape(.color(.black))], mask: mask(.luminance(linear: false), [shape(.color(.white))]))),
      .group(Group([shape(.color(.white))], opacity: 0)),
    ]
    #expect(icon(nodes).colors == [red, .black])
  }
}
