import IconModel

/// The root's sides; nil for one that follows from the drawing.
struct RootSides {
  var width: Double?
  var height: Double?

  /// What percentages refer to while the drawing is not known, and how large the icon is if there is none.
  var provisional: Size { Size(width ?? 100, height ?? 100) }
}

/// How large the icon is.
extension Resolution {
  /// The viewport's sides; nil, with an error, where they are none.
  func rootSides(_ style: ComputedStyle, _ box: Rect?) -> RootSides? {
    let width = given(.width, 0, style, mayBeNegative: false)
    let height = given(.height, 0, style, mayBeNegative: false)
    for (name, length) in [(AttributeName.width, width), (.height, height)] {
      guard let length, length.value <= 0 else { continue }
      let range = index.attribute(name, of: 0)?.valueRange ?? element(0).nameRange
      reporter.abort("the root's \(name.rawValue) must be above 0", at: range)
      return nil
    }
    if document.syntax == .svgspec {
      // The language's own default; the viewBox does not change it.
      return RootSides(width: width?.resolved(30) ?? 30, height: height?.resolved(30) ?? 30)
    }
    // A percentage is a share of what the icon is shown in, which is not known here.
    let known = { (length: Length?) in length.flatMap { $0.isPercent ? nil : $0.value } }
    let (w, h) = (known(width), known(height))
    guard let box else { return RootSides(width: w, height: h) }
    // CSS 2, 10.3.2: a missing side follows from the other one and the viewBox's shape.
    return RootSides(
      width: w ?? h.map { $0 * box.width / box.height } ?? box.width, height: h ?? w.map { $0 * box.height / box.width } ?? box.height)
  }

  /// Fits the sides that nothing gives to what is drawn, as librsvg does.
  func fit(_ icon: inout Icon, _ sides: RootSides) {
    let missing = [(sides.width, "width"), (sides.height, "height")].filter { $0.0 == nil }.map(\.1)
    if missing.isEmpty { return }
    var ink = Ink()
    ink.add(icon.nodes)
    let remedy = ink.box.map { ": write viewBox=\"\([$0.x, $0.y, $0.width, $0.height].map(Self.short).joined(separator: " "))\"" } ?? ""
    reporter.report(
      "svg without \(missing.joined(separator: ", ")) and viewBox", outcome: "the drawing's own size is taken\(remedy)",
      at: element(0).nameRange)
    guard let drawn = ink.boxWithOrigin else { return }
    if sides.width == nil, drawn.width > 0 { icon.size.width = drawn.width }
    if sides.height == nil, drawn.height > 0 { icon.size.height = drawn.height }
  }

  /// A number for a person to write: to a thousandth.
  private static func short(_ number: Double) -> String { shortest((number * 1000).rounded() / 1000) }
}

/// The box of what nodes paint, with strokes but without the tips of mitres.
private struct Ink {
  var box: Rect?
  /// Where shapes stand that have a fill but no area: librsvg counts their origin as painted.
  private var origins: Rect?

  var boxWithOrigin: Rect? { origins.map { box?.union($0) ?? $0 } ?? box }

  mutating func add(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .group(let group): add(group.children)
      case .shape(let shape): add(shape)
      }
    }
  }

  private mutating func add(_ shape: Shape) {
    let path = shape.path.transformed(by: shape.transform)
    if shape.fill != nil, path.isFlat {
      let origin = shape.transform.apply(.zero)
      let point = Rect(x: origin.x, y: origin.y, width: 0, height: 0)
      origins = origins?.union(point) ?? point
      if shape.stroke == nil { return }
    }
    guard let bounds = path.bounds else { return }
    let reach = (shape.stroke?.width ?? 0) / 2 * (shape.stroke?.nonScaling == true ? 1 : shape.transform.scaleFactors.largest)
    let ink = Rect(x: bounds.x - reach, y: bounds.y - reach, width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
    box = box?.union(ink) ?? ink
  }
}

extension Path {
  /// Whether all its points and control points lie on one line, so that it encloses nothing.
  fileprivate var isFlat: Bool {
    var first: Point?
    var direction: Point?
    let isOnLine = { (p: Point) -> Bool in
      guard let start = first else {
        first = p
        return true
      }
      let d = p - start
      guard let line = direction else {
        if d != .zero { direction = d }
        return true
      }
      return abs(line.x * d.y - line.y * d.x) <= 1e-9 * line.length * d.length
    }
    return segments.allSatisfy { segment in
      switch segment {
      case .move(let p), .line(let p): isOnLine(p)
      case .cubic(let p, let q, let r): isOnLine(p) && isOnLine(q) && isOnLine(r)
      case .close: true
      }
    }
  }
}
