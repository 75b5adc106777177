import IconModel

/// The strictness of svgspec: a slip is told even where nothing shows it.
extension Resolution {
  /// Reads the values of the elements that drawing did not come upon; what is wrong with them is reported.
  func checkWhatIsNotDrawn() {
    guard document.syntax == .svgspec, !reporter.isAborted else { return }
    let viewport = viewBox(of: 0).map { Size($0.width, $0.height) } ?? Size(30, 30)
    for id in document.elements.indices where !isVisited[id] {
      guard let kind = index.kinds[id] else { continue }
      check(id, kind, Scope(style: styleInPlace(id), viewport: viewport))
    }
  }

  private func check(_ id: ElementID, _ kind: ElementName, _ scope: Scope) {
    switch kind {
    case .linearGradient, .radialGradient: _ = readGradient(id)
    case .stop: _ = offset(id)
    case .use: _ = useTarget(id)
    case .marker: checkMarker(id, viewport: scope.viewport)
    case .clipPath: _ = keyword(.clipPathUnits, [id], Words.units)
    case .pattern:
      _ = keyword(.patternUnits, [id], Words.units)
      _ = keyword(.patternContentUnits, [id], Words.units)
      _ = transform(.patternTransform, [id], scope.style)
    case .mask:
      _ = keyword(.maskUnits, [id], Words.units)
      _ = keyword(.maskContentUnits, [id], Words.units)
    default: if kind.isShape { _ = outline(of: id, kind, scope) }
    }
    if kind != .marker {
      _ = viewBox(of: id)
      _ = aspectRatio(of: id)
    }
    guard !kind.isShape, !kind.isGradient else { return }
    for name in [AttributeName.x, .y] { _ = given(name, id, scope.style) }
    for name in [AttributeName.width, .height] { _ = given(name, id, scope.style, mayBeNegative: false) }
  }
}
