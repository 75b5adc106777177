import IconModel

/// A paint as written.
enum PaintValue: Sendable, Hashable {
  /// What is painted with if the reference leads nowhere.
  enum Fallback: Sendable, Hashable {
    case none
    case color(ColorValue)
  }

  case none
  case color(ColorValue)
  case knockout
  case contextFill
  case contextStroke
  case server(id: String, fallback: Fallback?)

  /// Reads a paint; `knockout` is one where our own vocabulary counts.
  static func parse(_ text: String, knockout: Bool = true) throws(ValueFault) -> PaintValue {
    try text.scanWhole { scanner throws(ValueFault) in try read(&scanner, knockout: knockout) }
  }

  private static func read(_ scanner: inout Scanner, knockout: Bool) throws(ValueFault) -> PaintValue {
    if let id = try Reference.readURL(&scanner) {
      scanner.skipSpace()
      return .server(id: id, fallback: scanner.isAtEnd ? nil : try fallback(&scanner))
    }
    let word = scanner.wordAhead
    for (name, value) in words where scanner.spells(name, at: word) {
      guard value != .knockout || knockout else {
        throw ValueFault(message: "knockout is not SVG's: write it as iconkit:fill or iconkit:stroke", range: word)
      }
      scanner.move(to: word.upperBound)
      return value
    }
    guard let color = try color(&scanner) else {
      throw scanner.expected("a paint: a colour, none, currentColor\(knockout ? ", knockout" : "") or url(#id)")
    }
    return .color(color)
  }

  private static let words: [(StaticString, PaintValue)] = [
    ("none", .none), ("knockout", .knockout), ("context-fill", .contextFill), ("context-stroke", .contextStroke),
  ]

  private static func fallback(_ scanner: inout Scanner) throws(ValueFault) -> Fallback {
    if scanner.spells("none", at: scanner.wordAhead) {
      _ = scanner.word()
      return .none
    }
    guard let color = try color(&scanner) else { throw scanner.expected("a colour or none behind the reference") }
    return .color(color)
  }

  /// Reads a colour and steps over SVG 1.1's `icc-color(…)` behind it.
  private static func color(_ scanner: inout Scanner) throws(ValueFault) -> ColorValue? {
    guard let color = try ColorValue.read(&scanner) else { return nil }
    scanner.skipSpace()
    let name = scanner.wordAhead
    if scanner.spells("icc-color", at: name), scanner.peek(name.count) == UInt8(ascii: "(") {
      while !scanner.isAtEnd, scanner.peek != UInt8(ascii: ")") { scanner.advance() }
      if !scanner.take(UInt8(ascii: ")")) { throw scanner.expected("')'") }
    }
    return color
  }
}
