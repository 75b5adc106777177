import IconModel

/// A length in user units, or a share of the viewport.
struct Length: Sendable, Hashable {
  /// User units, or percent.
  var value: Double
  var isPercent = false

  static let zero = Length(value: 0)

  /// Makes a length of user units.
  static func units(_ value: Double) -> Length { Length(value: value) }
  /// Makes a share of the viewport.
  static func percent(_ value: Double) -> Length { Length(value: value, isPercent: true) }

  /// The length in user units, where 100 % are `whole`.
  func resolved(_ whole: Double) -> Double { isPercent ? value / 100 * whole : value }

  /// The length without its sign.
  var isNegative: Bool { value < 0 }

  /// What `font-size: medium` is, and so an `em` where no font size is given.
  static let mediumFontSize = 16.0

  /// Reads a number with a unit, or without one.
  static func read(_ scanner: inout Scanner, fontSize: Double) throws(ValueFault) -> Length {
    guard let number = scanner.number() else { throw scanner.expected("a length such as 12, 1.5px or 50%") }
    if scanner.take(UInt8(ascii: "%")) { return .percent(number) }
    guard scanner.peek.isLetter else { return .units(number) }
    let unit = scanner.word()
    for (name, factor) in absoluteUnits where scanner.spells(name, at: unit) { return .units(number * factor) }
    for (name, factor) in fontUnits where scanner.spells(name, at: unit) { return .units(number * factor * fontSize) }
    if scanner.spells("rem", at: unit) { return .units(number * mediumFontSize) }
    throw ValueFault(
      message: "unknown unit '\(Excerpt.of(scanner.text(unit)))': known are px, in, cm, mm, Q, pt, pc, em, rem, ex, ch and %", range: unit)
  }

  /// CSS's fixed units, in pixels of 1/96 inch.
  private static let absoluteUnits: [(StaticString, Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("pc", 16), ("q", 96 / 101.6),
  ]

  /// Units of the font, in font sizes; half of it where CSS leaves the glyph's measure to those who have none.
  private static let fontUnits: [(StaticString, Double)] = [("em", 1), ("ex", 0.5), ("ch", 0.5)]

  /// Reads a length that is the whole of a value.
  init(_ text: String, fontSize: Double = mediumFontSize) throws(ValueFault) {
    self = try text.scanWhole { scanner throws(ValueFault) in try Length.read(&scanner, fontSize: fontSize) }
  }

  /// Makes a length.
  init(value: Double, isPercent: Bool = false) {
    self.value = value
    self.isPercent = isPercent
  }
}

/// The side of the viewport that a percentage is a share of.
enum Axis: Sendable {
  case horizontal
  case vertical
  /// SVG's diagonal, divided by √2.
  case diagonal
}

extension Size {
  /// What 100 % are along an axis of a viewport of this size.
  func extent(along axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    case .diagonal: ((width * width + height * height) / 2).squareRoot()
    }
  }
}
