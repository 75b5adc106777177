import IconModel

/// A number as messages write it: without `.0`.
func shortest(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A plain number.
enum NumberValue {
  static func parse(_ text: String, atLeast low: Double = -.infinity) throws(ValueFault) -> Double {
    try text.scanWhole { scanner throws(ValueFault) in
      let start = scanner.index
      guard let value = scanner.number() else { throw scanner.expected("a number") }
      if value < low { throw ValueFault(message: "must be at least \(shortest(low))", range: start..<scanner.index) }
      return value
    }
  }
}

/// A share such as an opacity: a number or a percentage, brought into 0…1.
enum ShareValue {
  static func parse(_ text: String) throws(ValueFault) -> Double {
    try text.scanWhole { scanner throws(ValueFault) in try read(&scanner) }
  }

  static func read(_ scanner: inout Scanner) throws(ValueFault) -> Double {
    guard let value = scanner.number() else { throw scanner.expected("a number from 0 to 1 or a percentage") }
    return max(0, min(1, scanner.take(UInt8(ascii: "%")) ? value / 100 : value))
  }
}

/// An angle, in degrees.
enum AngleValue {
  static func read(_ scanner: inout Scanner) throws(ValueFault) -> Double {
    guard let value = scanner.number() else { throw scanner.expected("an angle") }
    guard scanner.peek.isLetter else { return value }
    let unit = scanner.word()
    for (name, degrees) in units where scanner.spells(name, at: unit) { return value * degrees }
    throw ValueFault(
      message: "unknown unit '\(Excerpt.of(scanner.text(unit)))': known are deg, grad, rad and turn", range: unit)
  }

  private static let units: [(StaticString, Double)] = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
}

/// `stroke-dasharray`.
enum DashValue {
  /// Reads `none` or lengths; neither doubles an odd count nor judges the sum, because percentages are yet to come.
  static func parse(_ text: String, fontSize: Double = Length.mediumFontSize) throws(ValueFault) -> [Length] {
    try text.scanWhole { scanner throws(ValueFault) in
      var dashes: [Length] = []
      while !scanner.isAtEnd {
        let start = scanner.index
        if dashes.isEmpty, scanner.peek.isLetter {
          guard scanner.spells("none", at: scanner.word()) else {
            scanner.move(to: start)
            throw scanner.expected("none or lengths")
          }
          return []
        }
        let dash = try Length.read(&scanner, fontSize: fontSize)
        if dash.isNegative { throw ValueFault(message: "a dash must not be negative", range: start..<scanner.index) }
        dashes.append(dash)
        if scanner.skipCommaSpace(), scanner.isAtEnd { throw scanner.expected("a length after ','") }
      }
      return dashes
    }
  }
}

/// `viewBox`.
enum ViewBoxValue {
  /// Reads x, y, width and height; the sides are above 0.
  static func parse(_ text: String) throws(ValueFault) -> Rect {
    try text.scanWhole { scanner throws(ValueFault) in
      var numbers = [0.0, 0, 0, 0]
      for i in 0..<4 {
        if i > 0 { scanner.skipCommaSpace() }
        let start = scanner.index
        guard let number = scanner.number() else { throw scanner.expected("four numbers: x, y, width, height") }
        if i >= 2, !(number > 0) {
          throw ValueFault(message: "\(i == 2 ? "width" : "height") must be above 0", range: start..<scanner.index)
        }
        numbers[i] = number
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

/// `font-size`, which here only says how long an `em` is.
enum FontSizeValue {
  static func parse(_ text: String, parent: Double) throws(ValueFault) -> Double {
    try text.scanWhole { scanner throws(ValueFault) in
      let start = scanner.index
      let word = scanner.wordAhead
      for (name, share) in words where scanner.spells(name, at: word) {
        scanner.move(to: word.upperBound)
        return share * Length.mediumFontSize
      }
      for (name, share) in steps where scanner.spells(name, at: word) {
        scanner.move(to: word.upperBound)
        return share * parent
      }
      let size = try Length.read(&scanner, fontSize: parent).resolved(parent)
      if size < 0 { throw ValueFault(message: "must not be negative", range: start..<scanner.index) }
      return size
    }
  }

  /// CSS Fonts 4, 2.5: shares of medium.
  private static let words: [(StaticString, Double)] = [
    ("medium", 1), ("xx-small", 0.6), ("x-small", 0.75), ("small", 8.0 / 9), ("large", 1.2), ("x-large", 1.5), ("xx-large", 2),
    ("xxx-large", 3),
  ]

  private static let steps: [(StaticString, Double)] = [("larger", 1.2), ("smaller", 1 / 1.2)]
}
