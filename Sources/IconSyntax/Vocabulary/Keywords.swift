import IconModel

/// A value that is one of a few words.
struct Keywords<Value: Sendable>: Sendable {
  let entries: [(name: String, value: Value)]
  /// Whether the words are CSS's, which may be written in capitals.
  let anyCase: Bool

  init(_ entries: [(String, Value)], anyCase: Bool = true) {
    self.entries = entries.map { (name: $0.0, value: $0.1) }
    self.anyCase = anyCase
  }

  /// Reads one of the words.
  func parse(_ text: String) throws(ValueFault) -> Value {
    for entry in entries where entry.name == text { return entry.value }
    return try parseLoosely(text)
  }

  /// Reads a word with white space round it or in other letters, or says which words there are.
  private func parseLoosely(_ text: String) throws(ValueFault) -> Value {
    try text.scanWhole { scanner throws(ValueFault) in
      let start = scanner.index
      let word = scanner.text(scanner.word())
      for entry in entries where entry.name == word || anyCase && entry.name.lowercased() == word.lowercased() { return entry.value }
      scanner.move(to: start)
      throw scanner.expected(wantedText)
    }
  }

  /// The words as a sentence has them: `butt, round or square`.
  private var wantedText: String {
    let names = entries.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Keywords where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Makes the words of an enumeration.
  init(_ type: Value.Type, anyCase: Bool = true) {
    self.init(type.allCases.map { ($0.rawValue, $0) }, anyCase: anyCase)
  }
}

/// Whether lengths count in the user space or in the bounding box.
enum Units: String, Sendable, CaseIterable {
  case userSpaceOnUse
  case objectBoundingBox
}

/// `stroke-style`.
enum StrokeStyle: String, Sendable, CaseIterable {
  case solid
  case dashed
  case dotted
}

/// What a `transform-origin` and percentages in transforms are measured in.
enum TransformBox: Sendable {
  case viewBox
  case fillBox
}

/// The lists of words.
enum Words {
  static let lineCap = Keywords<LineCap>([("butt", .butt), ("round", .round), ("square", .square)])
  static let lineJoin = Keywords<LineJoin>([("miter", .miter), ("round", .round), ("bevel", .bevel)])
  static let fillRule = Keywords<FillRule>([("nonzero", .nonzero), ("evenodd", .evenOdd)])
  static let strokeStyle = Keywords(StrokeStyle.self)
  static let blendMode = Keywords(BlendMode.self)
  /// Whether an element makes a group of its own.
  static let isolation = Keywords<Bool>([("auto", false), ("isolate", true)])
  /// Whether an element and what it holds are drawn.
  static let display = Keywords<Bool>(
    [("none", false)]
      + [
        "inline", "block", "inline-block", "list-item", "run-in", "compact", "marker", "contents", "flow", "flow-root", "flex",
        "inline-flex",
        "grid", "inline-grid", "table", "inline-table", "table-row-group", "table-header-group", "table-footer-group", "table-row",
        "table-column-group", "table-column", "table-cell", "table-caption",
      ].map { ($0, true) })
  /// Whether a shape is shown.
  static let visibility = Keywords<Bool>([("visible", true), ("hidden", false), ("collapse", false)])
  /// Whether edges are smoothed.
  static let shapeRendering = Keywords<Bool>([
    ("auto", true), ("geometricPrecision", true), ("crispEdges", false), ("optimizeSpeed", false),
  ])
  /// Whether content shows beyond its viewport.
  static let overflow = Keywords<Bool>([("visible", true), ("auto", true), ("hidden", false), ("scroll", false), ("clip", false)])
  /// Whether the stroke keeps its width under transforms.
  static let vectorEffect = Keywords<Bool>([("none", false), ("non-scaling-stroke", true)])
  /// Whether a mask counts luminance.
  static let maskType = Keywords<Bool>([("luminance", true), ("alpha", false)])
  /// Whether colours mix in linear light.
  static let colorInterpolation = Keywords<Bool>([("auto", false), ("sRGB", false), ("linearRGB", true)])
  static let transformBox = Keywords<TransformBox>([
    ("view-box", .viewBox), ("fill-box", .fillBox), ("content-box", .fillBox), ("border-box", .fillBox), ("stroke-box", .fillBox),
  ])
  static let units = Keywords(Units.self, anyCase: false)
  static let spreadMethod = Keywords<SpreadMethod>([("pad", .pad), ("reflect", .reflect), ("repeat", .repeat)], anyCase: false)
  /// Whether a marker grows with the stroke.
  static let markerUnits = Keywords<Bool>([("strokeWidth", true), ("userSpaceOnUse", false)], anyCase: false)
}
