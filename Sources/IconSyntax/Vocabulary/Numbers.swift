/// Numbers as SVG and CSS write them: `-1.5e3`, `.5`, `+7`.
extension Scanner {
  /// Reads a number; nil, without a step, where none starts.
  ///
  /// An `e` that no digit follows belongs to what comes next (`2em`). A point without digits behind it is read too, as SVG 1.1 has it.
  mutating func number() -> Double? {
    let start = index
    var negative = false
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") {
      negative = peek == UInt8(ascii: "-")
      advance()
    }
    var decimal = Decimal()
    while peek.isDigit {
      decimal.append(peek, afterPoint: false)
      advance()
    }
    if peek == UInt8(ascii: "."), decimal.digits > 0 || peek(1).isDigit {
      advance()
      while peek.isDigit {
        decimal.append(peek, afterPoint: true)
        advance()
      }
    }
    guard decimal.digits > 0 else {
      move(to: start)
      return nil
    }
    if peek | 0x20 == UInt8(ascii: "e") { exponent(into: &decimal) }
    let magnitude = decimal.exactValue ?? slowMagnitude(start..<index)
    return negative ? -magnitude : magnitude
  }

  private mutating func exponent(into decimal: inout Decimal) {
    let signed = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    guard peek(signed ? 2 : 1).isDigit else { return }
    let negative = peek(1) == UInt8(ascii: "-")
    move(to: index + (signed ? 2 : 1))
    var value = 0
    while peek.isDigit {
      // Beyond any double's exponent; more digits change nothing.
      if value < 100_000 { value = value * 10 + Int(peek - 0x30) }
      advance()
    }
    decimal.exponent += negative ? -value : value
  }

  /// The standard library's reader, for the rare number that the fast way can't give exactly.
  private func slowMagnitude(_ range: Range<Int>) -> Double {
    var text = self.text(range)
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return Double(text)?.magnitude ?? .infinity
  }
}

/// A decimal number while its digits come in.
private struct Decimal {
  private var mantissa: UInt64 = 0
  private var overflows = false
  private(set) var digits = 0
  var exponent = 0

  mutating func append(_ digit: UInt8, afterPoint: Bool) {
    digits += 1
    // 10^18 leaves room for one more digit in 64 bits.
    if mantissa < 1_000_000_000_000_000_000 {
      mantissa = mantissa * 10 + UInt64(digit - 0x30)
      if afterPoint { exponent -= 1 }
    } else {
      overflows = true
    }
  }

  /// The nearest double, where one operation on two exact doubles gives it: integers below 2^53, powers of ten up to 10^22.
  var exactValue: Double? {
    if mantissa == 0 { return overflows ? nil : 0 }
    guard !overflows, mantissa < 1 << 53, abs(exponent) <= 22 else { return nil }
    let value = Double(mantissa)
    if exponent == 0 { return value }
    return exponent < 0 ? value / Self.powers[-exponent] : value * Self.powers[exponent]
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
