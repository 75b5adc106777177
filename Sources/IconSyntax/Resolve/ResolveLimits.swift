import IconModel

/// How much a document may ask for.
public struct ResolveLimits: Sendable, Hashable {
  /// Elements once all `use` are expanded: a few lines of nested `use` would otherwise draw for years.
  public var elements = 100_000
  /// Elements within elements, `use` and what it shows included: each level takes stack.
  public var nesting = 256
  /// Segments of one path: more are not seen in an icon but take memory by the gigabyte.
  public var segments = 1_000_000
  /// Entries of one dash array: drawing walks them for every piece of a line.
  public var dashes = 256
  /// The magnitude of coordinates and of a transform's numbers: products of larger ones leave what floating point tells apart.
  public var coordinate = 1e9

  /// Makes the standard limits, to be changed one by one.
  public init() {}

  /// The limits that the language names.
  public static let standard = ResolveLimits()
}

extension ResolveLimits {
  /// The fault of a number beyond the limit; nil where it is one of several.
  func coordinateFault(_ text: String?, at range: Range<Int>) -> ValueFault {
    let number = text.map { "the number \(Excerpt.of($0))" } ?? "a number"
    return ValueFault(message: "\(number) is beyond the limit of ±\(coordinateText)", range: range)
  }

  /// Whether the numbers of a transform keep within the limit.
  func allow(_ t: Transform) -> Bool {
    // Each comparison fails for what is not a number.
    abs(t.a) <= coordinate && abs(t.b) <= coordinate && abs(t.c) <= coordinate && abs(t.d) <= coordinate && abs(t.e) <= coordinate
      && abs(t.f) <= coordinate
  }

  /// The limit of coordinates as messages write it: `1e9`.
  var coordinateText: String {
    coordinate == 1e9 ? "1e9" : shortest(coordinate)
  }
}
