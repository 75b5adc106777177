/// `paint-order`: the parts of a shape, the lowest first.
struct PaintOrder: Sendable, Hashable {
  enum Part: UInt8, Sendable, Hashable {
    case fill
    case stroke
    case markers
  }

  var first: Part
  var second: Part
  var third: Part

  static let normal = PaintOrder(first: .fill, second: .stroke, third: .markers)

  /// Whether the stroke lies under the fill.
  var strokeFirst: Bool { first == .stroke || second == .stroke && third == .fill }

  /// Reads `normal`, or parts that are named in their order; those not named follow in the normal order.
  static func parse(_ text: String) throws(ValueFault) -> PaintOrder {
    try text.scanWhole { scanner throws(ValueFault) in
      if scanner.spells("normal", at: scanner.wordAhead) {
        _ = scanner.word()
        return .normal
      }
      var parts: [Part] = []
      repeat {
        let word = scanner.wordAhead
        guard let part = words.first(where: { scanner.spells($0.0, at: word) })?.1 else {
          throw scanner.expected("normal, fill, stroke or markers")
        }
        if parts.contains(part) { throw ValueFault(message: "\(scanner.text(word)) is named twice", range: word) }
        parts.append(part)
        scanner.move(to: word.upperBound)
        scanner.skipSpace()
      } while !scanner.isAtEnd
      for part in [Part.fill, .stroke, .markers] where !parts.contains(part) { parts.append(part) }
      return PaintOrder(first: parts[0], second: parts[1], third: parts[2])
    }
  }

  private static let words: [(StaticString, Part)] = [("fill", .fill), ("stroke", .stroke), ("markers", .markers)]
}
