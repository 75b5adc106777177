import IconModel

/// The outline that path data or a list of points draws, up to its first fault.
struct PathData: Sendable, Equatable {
  /// What is wrong, and where the outline ends for it.
  enum Fault: Sendable, Equatable {
    /// The value breaks the grammar.
    case syntax(ValueFault)
    /// The value goes beyond a limit.
    case limit(ValueFault)
  }

  var path = Path()
  /// The segments, rising, whose ends are no vertices: an arc becomes several curves, and what follows a close needs a move.
  var inner: [Int] = []
  var fault: Fault?

  /// Reads the value of `d`.
  static func parse(_ text: String, limits: ResolveLimits) -> PathData {
    text.scan { scanner in
      var reader = PathReader(scanner: scanner, limits: limits)
      return reader.read()
    }
  }
}

/// Reads path data, command by command.
private struct PathReader {
  private var scanner: Scanner
  private var builder: PathBuilder
  private let limits: ResolveLimits

  init(scanner: Scanner, limits: ResolveLimits) {
    self.scanner = scanner
    self.limits = limits
    // Icons have a segment for every six bytes or more; a long text may grow the rest as it goes.
    builder = PathBuilder(capacity: min(scanner.end / 6 + 2, 4096))
  }

  mutating func read() -> PathData {
    do throws(Stop) {
      try readCommands()
      return builder.finish(fault: nil)
    } catch {
      return builder.finish(fault: error.fault)
    }
  }

  /// Why the reading ended early.
  private struct Stop: Error {
    var fault: PathData.Fault
  }

  private mutating func readCommands() throws(Stop) {
    scanner.skipSpace()
    if scanner.isAtEnd || scanner.spells("none", at: scanner.wordAhead) { return }
    guard scanner.peek | 0x20 == UInt8(ascii: "m") else { throw wrong("'M' or 'm'") }
    while !scanner.isAtEnd {
      let letter = scanner.peek
      guard Self.isCommand(letter) else { throw wrong("a path command") }
      scanner.advance()
      scanner.skipSpace()
      try readArguments(of: letter)
      scanner.skipSpace()
    }
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    switch letter | 0x20 {
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "c"), UInt8(ascii: "s"),
      UInt8(ascii: "q"), UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "z"):
      letter.isLetter
    default: false
    }
  }

  /// Reads one set of arguments after another until no number follows.
  private mutating func readArguments(of letter: UInt8) throws(Stop) {
    if letter | 0x20 == UInt8(ascii: "z") { return builder.close() }
    var command = letter
    repeat {
      if builder.count >= limits.segments {
        let message = "more than the limit of \(Grouped(limits.segments)) segments"
        throw Stop(fault: .limit(ValueFault(message: message, range: scanner.index..<scanner.index)))
      }
      try readOne(command)
      // Further pairs of a moveto are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if scanner.skipCommaSpace(), !scanner.startsNumber { throw wrong("a number after ','") }
    } while scanner.startsNumber
  }

  private mutating func readOne(_ command: UInt8) throws(Stop) {
    let base = command >= UInt8(ascii: "a") ? builder.current : .zero
    switch command | 0x20 {
    case UInt8(ascii: "m"): builder.move(try point(base, command))
    case UInt8(ascii: "l"): builder.line(try point(base, command))
    case UInt8(ascii: "h"): builder.line(Point(try coordinate(base.x, command), builder.current.y))
    case UInt8(ascii: "v"): builder.line(Point(builder.current.x, try coordinate(base.y, command)))
    case UInt8(ascii: "c"):
      let first = try point(base, command)
      let second = try nextPoint(base, command)
      builder.cubic(first, second, try nextPoint(base, command))
    case UInt8(ascii: "s"):
      let second = try point(base, command)
      builder.smoothCubic(second, try nextPoint(base, command))
    case UInt8(ascii: "q"):
      let control = try point(base, command)
      builder.quadratic(control, try nextPoint(base, command))
    case UInt8(ascii: "t"): builder.smoothQuadratic(try point(base, command))
    default: try arc(base, command)
    }
  }

  private mutating func arc(_ base: Point, _ command: UInt8) throws(Stop) {
    let rx = try coordinate(0, command)
    scanner.skipCommaSpace()
    let ry = try coordinate(0, command)
    scanner.skipCommaSpace()
    let rotation = try coordinate(0, command)
    scanner.skipCommaSpace()
    let isLarge = try flag()
    scanner.skipCommaSpace()
    let isSweep = try flag()
    let end = try nextPoint(base, command)
    builder.arc(Arc(rx: rx, ry: ry, rotation: rotation, isLarge: isLarge, isSweep: isSweep), to: end)
  }

  private mutating func flag() throws(Stop) -> Bool {
    if scanner.take(UInt8(ascii: "0")) { return false }
    if scanner.take(UInt8(ascii: "1")) { return true }
    throw wrong("an arc flag (0 or 1)")
  }

  private mutating func nextPoint(_ base: Point, _ command: UInt8) throws(Stop) -> Point {
    scanner.skipCommaSpace()
    return try point(base, command)
  }

  private mutating func point(_ base: Point, _ command: UInt8) throws(Stop) -> Point {
    let x = try coordinate(base.x, command)
    scanner.skipCommaSpace()
    return Point(x, try coordinate(base.y, command))
  }

  private mutating func coordinate(_ base: Double, _ command: UInt8) throws(Stop) -> Double {
    let start = scanner.index
    guard let number = scanner.number() else { throw wrong("a number for '\(Character(UnicodeScalar(command)))'") }
    let value = base + number
    guard abs(value) <= limits.coordinate else {
      // A relative number may be small itself; what it leads to is not.
      let text = base == 0 ? scanner.text(start..<scanner.index) : shortest(value)
      throw Stop(fault: .limit(limits.coordinateFault(text, at: start..<scanner.index)))
    }
    return value
  }

  private func wrong(_ wanted: String) -> Stop { Stop(fault: .syntax(scanner.expected(wanted))) }
}

extension Scanner {
  /// Whether the next byte can only begin a number.
  var startsNumber: Bool {
    peek.isDigit || peek == UInt8(ascii: ".") || peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+")
  }
}

extension PathData {
  /// Reads the value of `points`.
  static func parsePoints(_ text: String, closed: Bool, limits: ResolveLimits) -> PathData {
    text.scan { scanner in
      var builder = PathBuilder(capacity: min(scanner.end / 4 + 2, 4096))
      let fault = readPoints(&scanner, into: &builder, limits: limits)
      if closed, builder.count > 0 { builder.close() }
      return builder.finish(fault: fault)
    }
  }

  private static func readPoints(_ scanner: inout Scanner, into builder: inout PathBuilder, limits: ResolveLimits) -> Fault? {
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let start = scanner.index
      guard let x = scanner.number() else { return .syntax(scanner.expected("a number")) }
      let xRange = start..<scanner.index
      let comma = scanner.skipCommaSpace()
      if scanner.isAtEnd, !comma {
        return .syntax(ValueFault(message: "the last x, \(Excerpt.of(scanner.text(xRange))), has no y", range: xRange))
      }
      let middle = scanner.index
      guard let y = scanner.number() else { return .syntax(scanner.expected("a number")) }
      for (value, range) in [(x, xRange), (y, middle..<scanner.index)] where !(abs(value) <= limits.coordinate) {
        return .limit(limits.coordinateFault(scanner.text(range), at: range))
      }
      if builder.count >= limits.segments {
        let message = "more than the limit of \(Grouped(limits.segments)) points"
        return .limit(ValueFault(message: message, range: start..<scanner.index))
      }
      builder.count == 0 ? builder.move(Point(x, y)) : builder.line(Point(x, y))
      if scanner.skipCommaSpace(), scanner.isAtEnd { return .syntax(scanner.expected("a number after ','")) }
    }
    return nil
  }
}
