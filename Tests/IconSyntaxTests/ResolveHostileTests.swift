import IconModel
import Testing

@testable import IconSyntax

/// Whatever a document holds, resolving it ends, and what comes out is what a renderer can draw.
@Suite struct ResolveHostileTests {
  static let seed = """
    <svg width='30' height='30' viewBox='0 0 30 30' iconkit:cap-left='3'><defs><linearGradient id='a' href='#b' x1='10%'><stop offset='.5'/><stop/></linearGradient>
    <radialGradient id='b' fr='.1' gradientUnits='userSpaceOnUse'/><pattern id='c' width='.5' height='5' viewBox='0 0 5 5'><circle r='2' fill='url(#a)'/></pattern>
    <clipPath id='d' clip-path='url(#e)'><use href='#i'/></clipPath><clipPath id='e' clipPathUnits='objectBoundingBox'><rect width='1' height='.5'/></clipPath>
    <mask id='f' mask-type='alpha'><path d='M1 2l3-4.5.5q1e1 2 3 4t5 6s7 8 9 1zA5 6 30 0110 2Z' fill='url(#c)'/></mask>
    <marker id='g' orient='auto' refX='center' overflow='visible'><rect width='3' height='2' fill='context-stroke' mask='url(#f)'/></marker>
    <symbol id='h' viewBox='0 0 9 9'><g id='i' transform='rotate(30 5 5)skewX(10)' opacity='.5'><polygon points='0 0 1 2 3 1'/></g></symbol></defs>
    <use href='#h' x='5' width='50%' clip-path='url(#d)'/><g stroke='url(#c) red' stroke-dasharray='3 1 2' marker-mid='url(#g)' mask='url(#f)'>
    <polyline points='1 1 9 9 1 9' stroke-width='2'/><switch><text/><ellipse rx='4' ry='3' transform-origin='center' transform='scale(2)'/></switch></g>
    <svg x='1' width='9' height='9'><line x2='5' paint-order='markers' vector-effect='non-scaling-stroke'/></svg></svg>
    """

  private struct Random {
    var state: UInt64
    mutating func next(_ below: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(below))
    }
  }

  static let bits = [
    "url(#a)", "url(#c)", "url(#d)", "url(#f)", "url(#g)", "#h", "#i", "#a", "none", "inherit", "-1", "0", "1e9", "1e309", "-1e308", "5%",
    "nan",
    "M", "z", "matrix(1 2 3 4 5 6)", "objectBoundingBox", "", " ", "é", "0 0 1 1", "1e-320", "auto", "knockout", "context-fill",
  ]

  /// Swaps, cuts and replaces values, names and ranges of elements at random.
  @Test(arguments: 1...12)
  func survives(_ round: Int) {
    var random = Random(state: 0x9E37_79B9_7F4A_7C15 &* UInt64(round))
    for _ in 0..<60 {
      var document = Markup.document(Self.seed, round % 4 == 0 ? .svgspec : .svg)
      if document.syntax == .svgspec { document.elements[0].name = "icon" }
      for _ in 0...random.next(8) {
        let id = random.next(document.elements.count)
        guard !document.elements[id].attributes.isEmpty else { continue }
        let i = random.next(document.elements[id].attributes.count)
        switch random.next(4) {
        case 0: document.elements[id].attributes[i].value = Self.bits[random.next(Self.bits.count)]
        case 1: document.elements[id].attributes[i].value += Self.bits[random.next(Self.bits.count)]
        case 2:
          let other = document.elements[random.next(document.elements.count)]
          guard !other.attributes.isEmpty else { continue }
          document.elements[id].attributes[i] = other.attributes[random.next(other.attributes.count)]
        default: document.elements[id].name = document.elements[random.next(document.elements.count)].name
        }
      }
      var limits = ResolveLimits.standard
      limits.elements = 3000
      let (icon, diagnostics) = Resolver.resolve(document, limits: limits)
      if let icon { check(icon.nodes) } else { #expect(diagnostics.contains { $0.severity == .error }) }
    }
  }

  /// What the model promises to renderers.
  private func check(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .group(let group):
        #expect(group.opacity > 0 && group.opacity <= 1)
        #expect(!group.children.isEmpty)
        check(group.children)
        if let mask = group.mask { check(mask.content) }
      case .shape(let shape):
        #expect(shape.transform.isFinite && shape.transform.isInvertible)
        #expect(shape.fill != nil || shape.stroke != nil)
        if case .move? = shape.path.segments.first {} else { Issue.record("a path begins without a move") }
        for segment in shape.path.segments {
          switch segment {
          case .move(let p), .line(let p): #expect(p.x.isFinite && p.y.isFinite)
          case .cubic(let p, let q, let r): #expect((p.x + p.y + q.x + q.y + r.x + r.y).isFinite)
          case .close: break
          }
        }
        if let fill = shape.fill { check(fill.paint) }
        if let stroke = shape.stroke { check(stroke) }
      }
    }
  }

  private func check(_ stroke: Stroke) {
    check(stroke.paint)
    #expect(stroke.width > 0 && stroke.width.isFinite)
    #expect(stroke.miterLimit >= 1)
    #expect(stroke.dashes.count % 2 == 0)
    #expect(stroke.dashes.allSatisfy { $0 >= 0 && $0.isFinite })
    #expect(stroke.dashes.isEmpty || stroke.dashes.contains { $0 > 0 })
    #expect(stroke.dashOffset.isFinite)
  }

  private func check(_ paint: Paint) {
    switch paint {
    case .color, .knockout: break
    case .linearGradient(let gradient):
      #expect(gradient.stops.count >= 2)
      #expect(gradient.transform.isInvertible)
    case .radialGradient(let gradient):
      #expect(gradient.stops.count >= 2)
      #expect(gradient.radius > 0)
      #expect(gradient.transform.isInvertible)
    case .pattern(let pattern):
      #expect(!pattern.tile.isEmpty)
      #expect(pattern.transform.isInvertible)
      check(pattern.content)
    }
  }
}
