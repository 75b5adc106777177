import IconModel

/// `transform-origin`.
struct TransformOrigin: Sendable, Hashable {
  var x: Length
  var y: Length

  /// The point, in a reference box.
  func resolved(in box: Rect) -> Point { Point(box.x + x.resolved(box.width), box.y + y.resolved(box.height)) }

  /// Reads one or two of `left`, `right`, `top`, `bottom`, `center` and lengths; a third length, the depth, is stepped over.
  static func parse(_ text: String, fontSize: Double) throws(ValueFault) -> TransformOrigin {
    try text.scanWhole { scanner throws(ValueFault) in
      let first = try part(&scanner, fontSize: fontSize)
      scanner.skipSpace()
      guard !scanner.isAtEnd else {
        return first.axis == .vertical
          ? TransformOrigin(x: .percent(50), y: first.length) : TransformOrigin(x: first.length, y: .percent(50))
      }
      let second = try part(&scanner, fontSize: fontSize)
      scanner.skipSpace()
      if !scanner.isAtEnd { _ = try Length.read(&scanner, fontSize: fontSize) }
      if first.axis == .vertical || second.axis == .horizontal {
        guard first.axis != .horizontal, second.axis != .vertical, first.isWord, second.isWord else {
          throw ValueFault(message: "expected a place across, then a place down", range: first.range.lowerBound..<second.range.upperBound)
        }
        return TransformOrigin(x: second.length, y: first.length)
      }
      return TransformOrigin(x: first.length, y: second.length)
    }
  }

  private struct Part {
    var length: Length
    /// nil where it fits both.
    var axis: Axis?
    var isWord: Bool
    var range: Range<Int>
  }

  private static let words: [(StaticString, Double, Axis?)] = [
    ("left", 0, .horizontal), ("right", 100, .horizontal), ("top", 0, .vertical), ("bottom", 100, .vertical), ("center", 50, nil),
  ]

  private static func part(_ scanner: inout Scanner, fontSize: Double) throws(ValueFault) -> Part {
    let word = scanner.wordAhead
    for (name, percent, axis) in words where scanner.spells(name, at: word) {
      scanner.move(to: word.upperBound)
      return Part(length: .percent(percent), axis: axis, isWord: true, range: word)
    }
    let start = scanner.index
    let length: Length
    do throws(ValueFault) {
      length = try Length.read(&scanner, fontSize: fontSize)
    } catch {
      throw scanner.index == start ? scanner.expected("left, center, right, top, bottom or a length") : error
    }
    return Part(length: length, axis: nil, isWord: false, range: start..<scanner.index)
  }
}
