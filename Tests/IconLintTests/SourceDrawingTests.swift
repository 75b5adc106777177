import IconModel
import Testing

@testable import IconKit
@testable import IconLint

@Suite("A source's drawing")
struct SourceDrawingTests {
  private func drawing(_ text: String, scales: [Int] = [1, 2, 3], profile: Profile = .tabbar) throws -> SourceDrawing {
    let linter = Linter(LintConfiguration(profile: profile, scales: scales))
    return try #require(IconSource(name: "icon.svgspec", bytes: Array(text.utf8)).subject(for: linter).drawing)
  }

  private func near(_ rect: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    guard let rect else { return false }
    return zip([rect.x, rect.y, rect.width, rect.height], [x, y, width, height]).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test func scalesAreTheWantedOnesSmallestFirst() throws {
    let drawing = try drawing("icon\nrect x=1 y=1 width=4 height=4\n", scales: [3, 2])
    #expect(drawing.scales.map(\.scale) == [2, 3])
    #expect(drawing.smallest.size == PixelSize(60, 60))
    #expect(drawing.unit.size == PixelSize(30, 30))
    #expect(drawing.mask(at: drawing.largest)?.size == PixelSize(90, 90))
  }

  @Test func marginsOfWholePixelsMakeScalesMoreThanFactors() throws {
    // 25 on 30: 2 px at 1x and 5 at 2x.
    let drawing = try drawing("icon viewBox=\"0 0 25 25\"\nrect width=1 height=1\n")
    #expect(drawing.unit.fromUnit == .identity)
    let plain = try self.drawing("icon width=24 height=30\nrect width=1 height=1\n")
    #expect(plain.shapes[0].outline.bounds == Rect(x: 3, y: 0, width: 1, height: 1))
    #expect(plain.largest.place(3, .x) == 9)
    #expect(plain.largest.unit(9, .x) == 3)
  }

  @Test func shapesAreInPixelsAtOneX() throws {
    let drawing = try drawing(
      """
      icon viewBox="0 0 15 15" fill=none stroke=black
      g transform="translate(1 2)" opacity=0.5 {
        rect x=1 y=1 width=4 height=3 fill=#00000080
        circle cx=9 cy=9 r=1 stroke=knockout
      }

      """)
    let (rect, circle) = (drawing.shapes[0], drawing.shapes[1])
    #expect(drawing.shapes.map(\.index) == [0, 1])
    #expect(rect.outline.bounds == Rect(x: 4, y: 6, width: 8, height: 6))
    #expect(rect.strokeWidth == 2)
    #expect(near(drawing.inkBox(of: rect), 3, 5, 10, 8))
    #expect(near(drawing.fillBox(of: rect), 4, 6, 8, 6))
    #expect(rect.isLayered && !rect.isCut && rect.opacity == 0.5)
    #expect(rect.fill.map { abs($0.alpha - 0.251) < 0.001 && !$0.isKnockout } == true)
    #expect(circle.stroke?.isKnockout == true && circle.fill == nil)
    #expect(drawing.segmentCount == rect.shape.path.segments.count + circle.shape.path.segments.count)
  }

  @Test func clipsAndMasksCutAndViewportsWhereTheyAreTooSmall() throws {
    let drawing = try drawing(
      """
      icon
      clipPath id=c {
        rect width=30 height=30
      }
      rect width=4 height=4 clip-path=url(#c)
      svg width=10 height=10 {
        rect width=4 height=4
        rect width=11 height=4
      }

      """)
    #expect(drawing.shapes.map(\.isCut) == [true, false, true])
  }

  @Test func editedIconsAreDrawnLikeTheWhole() throws {
    let drawing = try drawing("icon\nrect x=2 y=2 width=4 height=4\nrect x=10 y=10 width=4 height=4\n")
    let first = try #require(drawing.draw(drawing.icon.keeping { $0 == 0 }, at: drawing.unit))
    #expect(first[3, 3] == 255 && first[11, 11] == 0)
    let second = try #require(drawing.draw(drawing.icon.with([.shape(drawing.shapes[1].shape)]), at: drawing.unit, zoom: 4))
    #expect(second.size == PixelSize(120, 120))
    #expect(second[39, 40] == 0 && second[40, 40] == 255 && second[55, 55] == 255 && second[56, 55] == 0)
  }

  @Test func windowsShowWhatLiesOutside() throws {
    let drawing = try drawing("icon\nrect x=28 y=28 width=6 height=6\n")
    let window = try #require(
      drawing.draw(drawing.icon, window: PixelRect(x: 26, y: 27, width: 10, height: 9), at: drawing.unit, zoom: 2))
    #expect(window.size == PixelSize(20, 18))
    #expect(window[3, 2] == 0 && window[4, 2] == 255 && window[15, 13] == 255 && window[16, 13] == 0)
  }

  @Test func picturesThatAreTooLargeAreNone() throws {
    let drawing = try drawing("icon width=1500 height=1500\nrect width=9 height=9\n", profile: .none)
    #expect(drawing.mask(at: drawing.unit) != nil)
    #expect(drawing.mask(at: drawing.largest) == nil)
    #expect(drawing.mask(at: drawing.largest, zoom: drawing.reduction(of: drawing.largest, to: 256))?.size == PixelSize(256, 256))
  }

  @Test func drawingHasAnEnd() throws {
    // Sixteen lines of 37,500 dashes with two sides: 1.2 million segments, of 3 that all may have.
    let stroke = Stroke(.color(.black), dashes: [0.0004, 0.0004])
    let lines = (1...16).map { y in
      Node.shape(Shape(path: Path([.move(Point(0, Double(y))), .line(Point(30, Double(y)))]), stroke: stroke))
    }
    let canvas = Canvas(size: PixelSize(30, 30), transform: .identity)
    let mask = AlphaMask(width: 30, height: 30, samples: [UInt8](repeating: 0, count: 900))
    // Draws nothing: what counts is whether it is asked to.
    let renderer = SourceRenderer(alpha: { _, _ in mask }, image: { _, _ in nil }, inkBox: { _, _, _ in nil })
    let icon = Icon(size: Size(30, 30), nodes: lines)
    let drawing = SourceDrawing(icon, unit: canvas, smallest: (1, canvas), mask: mask, renderer: renderer)
    #expect((0..<4).map { _ in drawing.draw(icon, at: drawing.unit) != nil } == [true, true, false, false])
    // What costs less still goes, until that is too much too.
    #expect(drawing.draw(icon.keeping { $0 < 5 }, at: drawing.unit) != nil)
    #expect(drawing.shapes.map { drawing.inkBox(of: $0) != nil } == [false, false] + [Bool](repeating: true, count: 14))
  }

  @Test func whatIsNotDrawnIsNoted() throws {
    let drawing = try drawing(
      """
      icon
      g display=none {
        rect width=4 height=4
        rect width=4 height=4
      }
      rect width=4 height=4 visibility=hidden
      rect width=0 height=4
      rect x=1 y=2 width=4 height=4 fill=none
      g transform="scale(0)" {
        rect width=4 height=4
      }
      g opacity=0 {
        rect x=3 y=3 width=4 height=4
      }
      mask id=m {
        rect width=4 height=4 fill=none
        rect width=4 height=4 fill=white
      }
      rect width=9 height=9 mask=url(#m)

      """)
    #expect(
      drawing.icon.undrawn.map(\.reason) == [
        .hidden, .hidden, .empty, .unpainted(Rect(x: 1, y: 2, width: 4, height: 4)), .flattened,
        .unpainted(Rect(x: 3, y: 3, width: 4, height: 4)),
      ])
    #expect(drawing.icon.undrawn.map(\.origin.element) == ["g", "rect", "rect", "rect", "g", "g"])
  }

  @Test func theWorstThreeAreNamed() {
    let faults = [3.0, 1, 5, 4, 2].map { weight in
      ShapeFault(Observation(message: "\(weight)", measured: "", wanted: "", level: weight == 1 ? nil : .note), weight: weight)
    }
    #expect(ShapeFault.worst(faults).map(\.message) == ["1.0", "5.0", "4.0; and 2 more"])
    #expect(ShapeFault.worst(Array(faults[..<3])).map(\.message) == ["3.0", "1.0", "5.0"])
    #expect(ShapeFault.one(faults).map(\.message) == ["1.0; and 4 more"])
    #expect(ShapeFault.worst([faults[0], faults[0]]).count == 1)
  }
}
