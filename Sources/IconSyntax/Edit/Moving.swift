public import IconModel

extension DocumentEditor {
  /// Moves a shape by a vector in its own units: its numbers change where they stand.
  ///
  /// nil for elements without coordinates, and for coordinates with units or in percent.
  public func move(_ range: SourceRange, by vector: Point) -> [TextEdit]? {
    guard let element = element(at: range) else { return nil }
    switch element.name {
    case "rect": return shift(element, x: ["x"], y: ["y"], vector)
    case "circle", "ellipse": return shift(element, x: ["cx"], y: ["cy"], vector)
    case "line": return shift(element, x: ["x1", "x2"], y: ["y1", "y2"], vector)
    case "polyline", "polygon": return shift(element, "points", vector) { scanner in PathNumbers.points(&scanner) }
    case "path": return shift(element, "d", vector) { scanner in PathNumbers.path(&scanner) }
    default: return nil
    }
  }

  /// Shifts attributes that hold one coordinate each; one that is missing is 0.
  private func shift(_ element: Element, x: [String], y: [String], _ vector: Point) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for (names, distance) in [(x, vector.x), (y, vector.y)] where distance != 0 {
      for name in names {
        guard let attribute = element.attribute(name) else {
          let value = EditedNumber.text(distance)
          let quoted = document.syntax == .svg ? "\"\(value)\"" : value
          edits.append(TextEdit(at: insertionPoint(in: element), " \(name)=\(quoted)"))
          continue
        }
        guard isVerbatim(attribute), let number = EditedNumber.plain(attribute.value) else { return nil }
        edits.append(TextEdit(attribute.valueRange, EditedNumber.text(number + distance)))
      }
    }
    return edits
  }

  /// Shifts the coordinates in one attribute.
  private func shift(
    _ element: Element, _ name: String, _ vector: Point, _ numbers: (inout Scanner) -> [PathNumber]?
  ) -> [TextEdit]? {
    guard let attribute = element.attribute(name), isVerbatim(attribute), let numbers = attribute.value.scan({ numbers(&$0) }) else {
      return nil
    }
    let value = Array(attribute.value.utf8)
    let changed = numbers.filter { ($0.isX ? vector.x : vector.y) != 0 }
    let starts = Set(changed.map(\.range.lowerBound))
    return changed.map { number in
      let distance = number.isX ? vector.x : vector.y
      var text = EditedNumber.text(number.value + distance)
      // Numbers may run together: what tells them apart is to stay.
      if number.range.lowerBound > 0, !text.hasPrefix("-") {
        let before = value[number.range.lowerBound - 1]
        if before.isDigit || before == UInt8(ascii: ".") { text = " " + text }
      }
      let end = number.range.upperBound
      if end < value.count, value[end] == UInt8(ascii: "."), !starts.contains(end), !text.contains(".") { text += " " }
      let start = attribute.valueRange.start
      return TextEdit(SourceRange(start + number.range.lowerBound, start + number.range.upperBound), text)
    }
  }
}

/// A number of a path that says where something is, not how far.
struct PathNumber {
  var value: Double
  var isX: Bool
  /// In the value's bytes.
  var range: Range<Int>
}

/// Finds the absolute coordinates in path data and lists of points.
private enum PathNumbers {
  /// The coordinates of `points`; nil where there is a fault.
  static func points(_ scanner: inout Scanner) -> [PathNumber]? {
    var numbers: [PathNumber] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let number = number(&scanner, isX: numbers.count % 2 == 0) else { return nil }
      numbers.append(number)
      scanner.skipCommaSpace()
    }
    return numbers.count % 2 == 0 ? numbers : nil
  }

  /// The absolute coordinates of `d`; nil where there is a fault.
  ///
  /// The first move is absolute, however it is written; all that is relative goes along.
  static func path(_ scanner: inout Scanner) -> [PathNumber]? {
    var numbers: [PathNumber] = []
    scanner.skipSpace()
    var isFirst = true
    while !scanner.isAtEnd {
      let letter = scanner.peek
      guard let arguments = arguments[letter | 0x20], letter.isLetter else { return nil }
      scanner.advance()
      scanner.skipSpace()
      if arguments.isEmpty { continue }
      var isAbsolute = letter < UInt8(ascii: "a") || isFirst
      repeat {
        for argument in arguments {
          if argument == .flag {
            guard scanner.take(UInt8(ascii: "0")) || scanner.take(UInt8(ascii: "1")) else { return nil }
          } else {
            guard let number = number(&scanner, isX: argument == .x) else { return nil }
            if isAbsolute, argument != .length { numbers.append(number) }
          }
          scanner.skipCommaSpace()
        }
        // Further pairs of a relative move are relative lines.
        isAbsolute = letter < UInt8(ascii: "a")
      } while scanner.startsNumber
      isFirst = false
    }
    return numbers
  }

  private enum Argument {
    case x, y, length, flag
  }

  /// The arguments of the commands, by their small letters.
  private static let arguments: [UInt8: [Argument]] = [
    UInt8(ascii: "m"): [.x, .y], UInt8(ascii: "l"): [.x, .y], UInt8(ascii: "h"): [.x], UInt8(ascii: "v"): [.y],
    UInt8(ascii: "c"): [.x, .y, .x, .y, .x, .y], UInt8(ascii: "s"): [.x, .y, .x, .y], UInt8(ascii: "q"): [.x, .y, .x, .y],
    UInt8(ascii: "t"): [.x, .y], UInt8(ascii: "a"): [.length, .length, .length, .flag, .flag, .x, .y], UInt8(ascii: "z"): [],
  ]

  private static func number(_ scanner: inout Scanner, isX: Bool) -> PathNumber? {
    let start = scanner.index
    guard let value = scanner.number() else { return nil }
    return PathNumber(value: value, isX: isX, range: start..<scanner.index)
  }
}

/// Numbers as repairs write them.
enum EditedNumber {
  /// A number without a unit; `px` is none.
  static func plain(_ text: String) -> Double? {
    text.scan { scanner in
      scanner.skipSpace()
      guard let number = scanner.number() else { return nil }
      if scanner.spells("px", at: scanner.index..<scanner.index + 2) { scanner.skip(to: scanner.index + 2) }
      scanner.skipSpace()
      return scanner.isAtEnd ? number : nil
    }
  }

  /// A number to the hundred thousandth of a unit, which nobody sees, without needless zeros.
  static func text(_ value: Double) -> String {
    guard let scaled = Int(exactly: (abs(value) * 100_000).rounded()) else { return "\(value)" }
    if scaled == 0 { return "0" }
    let sign = value < 0 ? "-" : ""
    guard scaled % 100_000 != 0 else { return "\(sign)\(scaled / 100_000)" }
    var fraction = String(scaled % 100_000)
    fraction = String(repeating: "0", count: 5 - fraction.utf8.count) + fraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return "\(sign)\(scaled / 100_000).\(fraction)"
  }
}
