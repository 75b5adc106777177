import IconModel

/// CSS's colour functions: `rgb`, `rgba`, `hsl`, `hsla`, `hwb`.
enum ColorFunction {
  /// One argument.
  private struct Part {
    var value: Double
    var isPercent: Bool
    var range: Range<Int>
  }

  /// Reads a function whose name comes next; nil, without a step, where it makes no colour.
  static func read(_ scanner: inout Scanner, name: Range<Int>) throws(ValueFault) -> Color? {
    let isRGB = scanner.spells("rgb", at: name) || scanner.spells("rgba", at: name)
    let isHSL = scanner.spells("hsl", at: name) || scanner.spells("hsla", at: name)
    guard isRGB || isHSL || scanner.spells("hwb", at: name) else { return nil }
    scanner.move(to: name.upperBound + 1)
    scanner.skipSpace()
    // The first separator decides between `a, b, c, alpha` and `a b c / alpha`.
    let first = try part(&scanner, isAngle: !isRGB)
    let usesCommas = scanner.skipCommaSpace()
    if usesCommas, !isRGB, !isHSL { throw scanner.expected("a space") }
    let second = try part(&scanner, isAngle: false)
    try separator(&scanner, comma: usesCommas)
    let third = try part(&scanner, isAngle: false)
    let alpha = try alpha(&scanner, comma: usesCommas)
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ")")) else { throw scanner.expected("')'") }
    if isRGB {
      if usesCommas { try checkAlike([first, second, third]) }
      return Color(red: channel(first), green: channel(second), blue: channel(third), alpha: alpha)
    }
    if usesCommas { for part in [second, third] where !part.isPercent { throw notPercent(part) } }
    let s = clamped(second.value / 100)
    let l = clamped(third.value / 100)
    let rgb = isHSL ? hsl(first.value, s, l) : hwb(first.value, s, l)
    return Color(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: alpha)
  }

  private static func part(_ scanner: inout Scanner, isAngle: Bool) throws(ValueFault) -> Part {
    let start = scanner.index
    if scanner.spells("none", at: scanner.wordAhead) {
      let range = scanner.word()
      return Part(value: 0, isPercent: true, range: range)
    }
    if isAngle { return Part(value: try AngleValue.read(&scanner), isPercent: false, range: start..<scanner.index) }
    guard let value = scanner.number() else { throw scanner.expected("a number or a percentage") }
    let isPercent = scanner.take(UInt8(ascii: "%"))
    return Part(value: value, isPercent: isPercent, range: start..<scanner.index)
  }

  private static func separator(_ scanner: inout Scanner, comma: Bool) throws(ValueFault) {
    let found = scanner.skipCommaSpace()
    if comma && !found { throw scanner.expected("','") }
    if !comma && found { throw scanner.expected("a value without ',' before it") }
  }

  /// Reads the alpha and what separates it, if it is there.
  private static func alpha(_ scanner: inout Scanner, comma: Bool) throws(ValueFault) -> Double {
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: comma ? "," : "/")) else { return 1 }
    scanner.skipSpace()
    if scanner.spells("none", at: scanner.wordAhead) {
      _ = scanner.word()
      return 0
    }
    return try ShareValue.read(&scanner)
  }

  /// The syntax with commas does not mix numbers with percentages.
  private static func checkAlike(_ parts: [Part]) throws(ValueFault) {
    for part in parts where part.isPercent != parts[0].isPercent {
      throw ValueFault(message: "numbers and percentages must not be mixed", range: part.range)
    }
  }

  private static func notPercent(_ part: Part) -> ValueFault { ValueFault(message: "expected a percentage", range: part.range) }

  private static func channel(_ part: Part) -> Double { clamped(part.value / (part.isPercent ? 100 : 255)) }

  /// Brings a value into 0…1; what is no number becomes 0.
  private static func clamped(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

  /// CSS Color 4, section 7.1.
  private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> (Double, Double, Double) {
    let a = saturation * min(lightness, 1 - lightness)
    func channel(_ n: Double) -> Double {
      let k = (n + turned(hue) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return (channel(0), channel(8), channel(4))
  }

  /// CSS Color 4, section 8.1.
  private static func hwb(_ hue: Double, _ white: Double, _ black: Double) -> (Double, Double, Double) {
    if white + black >= 1 {
      let grey = white / (white + black)
      return (grey, grey, grey)
    }
    let pure = hsl(hue, 1, 0.5)
    let scale = 1 - white - black
    return (pure.0 * scale + white, pure.1 * scale + white, pure.2 * scale + white)
  }

  /// An angle in 0…360.
  private static func turned(_ angle: Double) -> Double {
    guard angle.isFinite else { return 0 }
    let rest = angle.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
