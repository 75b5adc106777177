import IconModel

/// Lengths and outlines as elements give them.
extension Resolution {
  /// A length of an element as written; nil where it is not given, `auto` or faulty.
  ///
  /// What is wrong is reported with what comes of it.
  func given(
    _ name: AttributeName, _ id: ElementID, _ style: ComputedStyle, mayBeNegative: Bool = true, outcome: String = "attribute ignored"
  ) -> Length? {
    if let set = style.own.deferred(name) {
      return length(set, style, mayBeNegative: mayBeNegative)
    }
    guard let place = index.place(of: name, id) else { return nil }
    let value = index.value(at: place, of: id)
    do throws(ValueFault) {
      let length = try Length(value, fontSize: style.inherited.fontSize)
      let all = 0..<value.utf8.count
      if length.value < 0, !mayBeNegative { throw ValueFault(message: "must not be negative", range: all) }
      guard abs(length.value) <= limits.coordinate else {
        let attribute = index.attribute(at: place, of: id)
        reporter.fail(invalidText(attribute, limits.coordinateFault(value, at: all)), at: attribute.valueRange)
        return nil
      }
      return length
    } catch {
      if value == "auto", name == .width || name == .height || name == .rx || name == .ry { return nil }
      invalid(index.attribute(at: place, of: id), error, outcome: outcome, dropsDrawing: outcome == Self.notDrawn)
      return nil
    }
  }

  /// What comes of a fault that leaves nothing to draw.
  static var notDrawn: String { "not drawn" }

  private func length(_ declaration: StyleDeclaration, _ style: ComputedStyle, mayBeNegative: Bool) -> Length? {
    if declaration.value == "auto" { return nil }
    do throws(ValueFault) {
      let length = try Length(declaration.value, fontSize: style.inherited.fontSize)
      let all = 0..<declaration.value.utf8.count
      if length.value < 0, !mayBeNegative { throw ValueFault(message: "must not be negative", range: all) }
      guard abs(length.value) <= limits.coordinate else {
        reporter.fail(
          "property '\(declaration.name.rawValue)': \(limits.coordinateFault(declaration.value, at: all).message)", at: declaration.range)
        return nil
      }
      return length
    } catch {
      invalid(declaration, error)
      return nil
    }
  }

  /// A length of an element in user units; nil as for `given`.
  func length(
    _ name: AttributeName, _ id: ElementID, _ scope: Scope, _ axis: Axis, mayBeNegative: Bool = true, outcome: String = "attribute ignored"
  ) -> Double? {
    given(name, id, scope.style, mayBeNegative: mayBeNegative, outcome: outcome)?.resolved(scope.viewport.extent(along: axis))
  }

  /// The outline of a shape in its user space; nil, perhaps with a message, where there is nothing to draw.
  ///
  /// The scope's style is the shape's.
  func outline(of id: ElementID, _ kind: ElementName, _ scope: Scope) -> PathData? {
    switch kind {
    case .path: return pathOutline(id, scope)
    case .rect: return rectOutline(id, scope)
    case .circle:
      guard let r = size(.r, id, scope, .diagonal) else { return nil }
      let center = Point(length(.cx, id, scope, .horizontal) ?? 0, length(.cy, id, scope, .vertical) ?? 0)
      return BasicShapes.ellipse(center, rx: r, ry: r)
    case .ellipse:
      let rx = length(.rx, id, scope, .horizontal, mayBeNegative: false)
      let ry = length(.ry, id, scope, .vertical, mayBeNegative: false)
      guard let first = rx ?? ry, let second = ry ?? rx, first > 0, second > 0 else { return nil }
      let center = Point(length(.cx, id, scope, .horizontal) ?? 0, length(.cy, id, scope, .vertical) ?? 0)
      return BasicShapes.ellipse(center, rx: first, ry: second)
    case .line:
      let from = Point(length(.x1, id, scope, .horizontal) ?? 0, length(.y1, id, scope, .vertical) ?? 0)
      return BasicShapes.line(from, Point(length(.x2, id, scope, .horizontal) ?? 0, length(.y2, id, scope, .vertical) ?? 0))
    case .polyline, .polygon: return pointsOutline(id, closed: kind == .polygon)
    default: return nil
    }
  }

  /// A size without which there is nothing to draw; nil where it is 0 or missing, which is reported.
  private func size(_ name: AttributeName, _ id: ElementID, _ scope: Scope, _ axis: Axis) -> Double? {
    guard let value = length(name, id, scope, axis, mayBeNegative: false, outcome: Self.notDrawn) else {
      if !index.has(name, id), scope.style.own.deferred(name) == nil { reportMissing(name, id) }
      return nil
    }
    return value > 0 ? value : nil
  }

  private func reportMissing(_ name: AttributeName, _ id: ElementID) {
    if element(id).isIncomplete { return }
    reporter.report("\(element(id).name) without \(name.rawValue) is not drawn", at: element(id).nameRange, dropsDrawing: true)
  }

  private func rectOutline(_ id: ElementID, _ scope: Scope) -> PathData? {
    guard let width = size(.width, id, scope, .horizontal), let height = size(.height, id, scope, .vertical) else { return nil }
    let rect = Rect(
      x: length(.x, id, scope, .horizontal) ?? 0, y: length(.y, id, scope, .vertical) ?? 0, width: width, height: height)
    let rx = length(.rx, id, scope, .horizontal, mayBeNegative: false)
    let ry = length(.ry, id, scope, .vertical, mayBeNegative: false)
    return BasicShapes.rect(rect, rx: min(rx ?? ry ?? 0, width / 2), ry: min(ry ?? rx ?? 0, height / 2))
  }

  private func pathOutline(_ id: ElementID, _ scope: Scope) -> PathData? {
    if let set = scope.style.own.deferred(.d) { return outline(set) }
    guard let place = index.place(of: .d, id) else {
      reportMissing(.d, id)
      return nil
    }
    return drawable(PathData.parse(index.value(at: place, of: id), limits: limits), place, id)
  }

  /// An outline that a style sheet sets: `path("M…")` or `none`.
  private func outline(_ declaration: StyleDeclaration) -> PathData? {
    let value = declaration.value
    if value == "none" { return nil }
    let text = value.drop { $0 != "\"" && $0 != "'" }.dropFirst()
    guard value.hasPrefix("path("), let end = text.lastIndex(where: { $0 == "\"" || $0 == "'" }) else {
      let fault = ValueFault(message: "expected none or path(\"…\")", range: 0..<value.utf8.count)
      invalid(declaration, fault, outcome: Self.notDrawn, dropsDrawing: true)
      return nil
    }
    let data = PathData.parse(String(text[..<end]), limits: limits)
    let before = value.utf8.distance(from: value.startIndex, to: text.startIndex)
    switch data.fault {
    case .syntax(var fault):
      fault.range = fault.range.lowerBound + before..<fault.range.upperBound + before
      invalid(declaration, fault, outcome: Self.drawnUpToHere, dropsDrawing: true)
    case .limit(let fault): reporter.fail("property 'd': \(fault.message)", at: declaration.range)
    case nil: break
    }
    return data.path.isEmpty ? nil : data
  }

  private func pointsOutline(_ id: ElementID, closed: Bool) -> PathData? {
    guard let place = index.place(of: .points, id) else {
      reportMissing(.points, id)
      return nil
    }
    return drawable(PathData.parsePoints(index.value(at: place, of: id), closed: closed, limits: limits), place, id)
  }

  /// What comes of a fault in the middle of an outline.
  private static var drawnUpToHere: String { "drawn up to here" }

  /// Reports an outline's fault; nil where nothing of it can be drawn.
  private func drawable(_ data: PathData, _ place: Int, _ id: ElementID) -> PathData? {
    if let fault = data.fault {
      let attribute = index.attribute(at: place, of: id)
      switch fault {
      case .syntax(let fault):
        invalid(attribute, fault, outcome: data.path.isEmpty ? Self.notDrawn : Self.drawnUpToHere, dropsDrawing: true)
      case .limit(let fault): reporter.fail(invalidText(attribute, fault), at: attribute.place(ofValueBytes: fault.range))
      }
    }
    return data.path.isEmpty ? nil : data
  }
}
