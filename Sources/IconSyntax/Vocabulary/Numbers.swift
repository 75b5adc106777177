/// Numbers as SVG and CSS write them: `-1.5e3`, `.5`, `+7`.
extension Scanner {
  /// Reads a number; nil, without a step, where none starts.
  ///
  /// An `e` that no digit follows belongs to what comes next (`2em`). A point without digits behind it is read too, as SVG 1.1 has it.
  mutating func number() -> Double? {
    let start = index
    var i = start
    let sign = byte(at: i)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { i += 1 }
    // More digits than the mantissa holds make it wrong, but then they are counted and read in the slow way.
    var mantissa: UInt64 = 0
    var count = readDigits(&i, into: &mantissa)
    var exponent = 0
    if byte(at: i) == UInt8(ascii: "."), count > 0 || byte(at: i + 1).isDigit {
      i += 1
      let fraction = readDigits(&i, into: &mantissa)
      exponent = -fraction
      count += fraction
    }
    if count == 0 { return nil }
    if byte(at: i) | 0x20 == UInt8(ascii: "e") { exponent += readExponent(&i) }
    skip(to: i)
    let magnitude = Decimal.exact(mantissa, digits: count, exponent: exponent) ?? slowMagnitude(start..<i)
    return sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Reads digits at `i` behind those of the mantissa and gives their count.
  @inline(__always)
  private func readDigits(_ i: inout Int, into mantissa: inout UInt64) -> Int {
    let start = i
    var digit = byte(at: i) &- 0x30
    while digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      i += 1
      digit = byte(at: i) &- 0x30
    }
    return i - start
  }

  /// Reads an exponent at `i`, if digits follow its letter.
  private func readExponent(_ i: inout Int) -> Int {
    let sign = byte(at: i + 1)
    let first = i + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 2 : 1)
    guard byte(at: first).isDigit else { return 0 }
    i = first
    var value = 0
    while byte(at: i).isDigit {
      // Beyond any double's exponent; more digits change nothing.
      if value < 100_000 { value = value * 10 + Int(byte(at: i) - 0x30) }
      i += 1
    }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  /// The standard library's reader, for the rare number that the fast way can't give exactly.
  private func slowMagnitude(_ range: Range<Int>) -> Double {
    var text = self.text(range)
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return Double(text)?.magnitude ?? .infinity
  }
}

/// Decimal numbers whose double takes one operation.
private enum Decimal {
  /// The nearest double, where one operation on two exact doubles gives it: integers below 2^53, powers of ten up to 10^22.
  @inline(__always)
  static func exact(_ mantissa: UInt64, digits: Int, exponent: Int) -> Double? {
    guard digits <= 18, mantissa < 1 << 53 else { return nil }
    let value = Double(mantissa)
    if exponent == 0 || mantissa == 0 { return value }
    guard exponent >= -22, exponent <= 22 else { return nil }
    return exponent < 0 ? value / powers[-exponent] : value * powers[exponent]
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
