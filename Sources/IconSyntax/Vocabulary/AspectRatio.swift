import IconModel

/// `preserveAspectRatio`: how a viewBox is fitted into a viewport.
struct AspectRatio: Sendable, Hashable {
  /// How large the picture gets where the shapes differ.
  enum Fit: Sendable, Hashable {
    /// Stretched to the viewport's shape.
    case none
    /// As large as goes in.
    case meet
    /// As small as covers.
    case slice
  }

  var fit = Fit.meet
  /// The share of the room to spare that goes to the left and to the top: 0, 0.5 or 1.
  var alignX = 0.5
  var alignY = 0.5

  /// Takes `box` to a viewport at the origin.
  ///
  /// The box's sides are above 0.
  func transform(from box: Rect, to viewport: Size) -> Transform {
    let sx = viewport.width / box.width
    let sy = viewport.height / box.height
    guard fit != .none else { return Transform(a: sx, b: 0, c: 0, d: sy, e: -box.x * sx, f: -box.y * sy) }
    let s = fit == .meet ? min(sx, sy) : max(sx, sy)
    let dx = (viewport.width - box.width * s) * alignX
    let dy = (viewport.height - box.height * s) * alignY
    return Transform(a: s, b: 0, c: 0, d: s, e: dx - box.x * s, f: dy - box.y * s)
  }

  /// Reads `[defer] <align> [meet | slice]`.
  static func parse(_ text: String) throws(ValueFault) -> AspectRatio {
    try text.scanWhole { scanner throws(ValueFault) in
      var ratio = AspectRatio()
      if scanner.spells("defer", at: scanner.wordAhead) {
        _ = scanner.word()
        scanner.skipSpace()
      }
      let word = scanner.wordAhead
      if scanner.text(word) == "none" {
        ratio.fit = .none
      } else {
        guard let x = alignments.firstIndex(where: { scanner.text(word).hasPrefix("x" + $0) }),
          let y = alignments.firstIndex(where: { scanner.text(word) == "x" + alignments[x] + "Y" + $0 })
        else { throw scanner.expected("none or an alignment such as xMidYMid") }
        ratio.alignX = Double(x) / 2
        ratio.alignY = Double(y) / 2
      }
      _ = scanner.word()
      scanner.skipSpace()
      guard !scanner.isAtEnd else { return ratio }
      let fit = scanner.text(scanner.wordAhead)
      guard fit == "meet" || fit == "slice" else { throw scanner.expected("meet or slice") }
      _ = scanner.word()
      if ratio.fit != .none { ratio.fit = fit == "meet" ? .meet : .slice }
      return ratio
    }
  }

  private static let alignments = ["Min", "Mid", "Max"]
}
