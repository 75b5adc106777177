import IconModel

/// A list of transform functions, in SVG's or CSS's spelling.
struct TransformValue: Sendable, Hashable {
  var matrix: Transform
  /// Whether a translation is a share of the reference box.
  var usesPercent = false

  /// Reads `none` or functions, the outermost first; percentages are shares of `box`.
  static func parse(_ text: String, box: Size = Size(0, 0), fontSize: Double = Length.mediumFontSize) throws(ValueFault) -> TransformValue {
    try text.scanWhole { scanner throws(ValueFault) in
      var result = TransformValue(matrix: .identity)
      let word = scanner.wordAhead
      if scanner.spells("none", at: word), word.upperBound == scanner.endWithoutSpace {
        scanner.move(to: word.upperBound)
        return result
      }
      while !scanner.isAtEnd {
        let function = try read(&scanner, box: box, fontSize: fontSize)
        result.matrix = result.matrix.concatenated(function.matrix)
        result.usesPercent = result.usesPercent || function.usesPercent
        if scanner.skipCommaSpace(), scanner.isAtEnd { throw scanner.expected("a transform after ','") }
      }
      return result
    }
  }

  /// Reads one function.
  private static func read(_ scanner: inout Scanner, box: Size, fontSize: Double) throws(ValueFault) -> TransformValue {
    let start = scanner.index
    let name = scanner.wordAhead
    guard let function = TransformFunction.allCases.first(where: { scanner.spells($0.lowercaseName, at: name) }) else {
      throw scanner.expected("a transform: translate, scale, rotate, skewX, skewY or matrix")
    }
    scanner.move(to: name.upperBound)
    scanner.skipSpace()
    guard scanner.take(UInt8(ascii: "(")) else { throw scanner.expected("'(' after \(function)") }
    scanner.skipSpace()
    var numbers = SIMD8<Double>()
    var count = 0
    var usesPercent = false
    while !scanner.take(UInt8(ascii: ")")) {
      guard count < function.counts.upperBound else { throw scanner.expected("')' after \(count) numbers of \(function)") }
      switch function.kind(ofArgument: count) {
      case .number:
        guard let number = scanner.number() else { throw scanner.expected("a number") }
        numbers[count] = number
      case .angle:
        numbers[count] = try AngleValue.read(&scanner)
      case .length(let axis):
        let length = try Length.read(&scanner, fontSize: fontSize)
        usesPercent = usesPercent || length.isPercent
        numbers[count] = length.resolved(box.extent(along: axis))
      }
      count += 1
      if scanner.skipCommaSpace(), scanner.peek == UInt8(ascii: ")") { throw scanner.expected("a number after ','") }
    }
    guard let matrix = function.matrix(numbers, count: count) else {
      throw ValueFault(message: "\(function) takes \(function.countText), not \(count)", range: start..<scanner.index)
    }
    return TransformValue(matrix: matrix, usesPercent: usesPercent)
  }
}

/// The functions that a transform is made of.
enum TransformFunction: CaseIterable {
  case translate, scale, rotate, matrix, skewX, skewY, translateX, translateY, scaleX, scaleY, skew

  /// What a number stands for.
  enum ArgumentKind {
    case number
    case angle
    case length(Axis)
  }

  var lowercaseName: StaticString {
    switch self {
    case .translate: "translate"
    case .scale: "scale"
    case .rotate: "rotate"
    case .matrix: "matrix"
    case .skewX: "skewx"
    case .skewY: "skewy"
    case .translateX: "translatex"
    case .translateY: "translatey"
    case .scaleX: "scalex"
    case .scaleY: "scaley"
    case .skew: "skew"
    }
  }

  /// The fewest and the most numbers.
  var counts: ClosedRange<Int> {
    switch self {
    case .translate, .scale, .skew: 1...2
    case .rotate: 1...3
    case .matrix: 6...6
    case .skewX, .skewY, .translateX, .translateY, .scaleX, .scaleY: 1...1
    }
  }

  /// How many numbers, as a sentence has it.
  var countText: String {
    switch self {
    case .rotate: "1 or 3 numbers"
    case .matrix: "6 numbers"
    default: counts.upperBound == 1 ? "1 number" : "1 or 2 numbers"
    }
  }

  func kind(ofArgument i: Int) -> ArgumentKind {
    switch self {
    case .translate: .length(i == 0 ? .horizontal : .vertical)
    case .translateX: .length(.horizontal)
    case .translateY: .length(.vertical)
    case .rotate: i == 0 ? .angle : .length(i == 1 ? .horizontal : .vertical)
    case .skew, .skewX, .skewY: .angle
    case .scale, .scaleX, .scaleY, .matrix: .number
    }
  }

  /// The map; nil where the function does not take so many numbers.
  func matrix(_ n: SIMD8<Double>, count: Int) -> Transform? {
    guard counts.contains(count) else { return nil }
    switch self {
    case .translate: return .translation(n[0], n[1])
    case .translateX: return .translation(n[0], 0)
    case .translateY: return .translation(0, n[0])
    case .scale: return .scale(n[0], count == 1 ? n[0] : n[1])
    case .scaleX: return .scale(n[0], 1)
    case .scaleY: return .scale(1, n[0])
    case .rotate: return count == 2 ? nil : Transform.rotation(degrees: n[0]).about(Point(n[1], n[2]))
    case .skewX: return Self.skew(n[0], 0)
    case .skewY: return Self.skew(0, n[0])
    case .skew: return Self.skew(n[0], n[1])
    case .matrix: return Transform(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5])
    }
  }

  private static func skew(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: Trigonometry.tangent(degrees: y), c: Trigonometry.tangent(degrees: x), d: 1, e: 0, f: 0)
  }
}
