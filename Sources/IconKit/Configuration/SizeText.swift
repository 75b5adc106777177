public import IconModel

extension Size {
  /// The largest side in points that anybody can mean; what that makes in pixels the renderer limits.
  public static let largestSide = 10_000.0

  /// Reads a size in points as people write it: `48x32`, or one number for a square; nil for anything else.
  public init?(points text: String) {
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }.map { Double(plain: $0) }
    guard sides.count <= 2, let width = sides.first ?? nil, let height = sides.last ?? nil else { return nil }
    self.init(points: width, height)
  }

  /// Makes a size that somebody can mean; nil where a side is not above 0, or too large.
  init?(points width: Double, _ height: Double) {
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else { return nil }
    self.init(width, height)
  }
}

extension Double {
  /// The number of a text of digits with at most one point, as command lines write it; nil for anything else.
  public init?(plain text: some StringProtocol) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.count <= 16, text.utf8.contains(where: { digits.contains($0) }),
      text.utf8.allSatisfy({ digits.contains($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    self.init(text)
  }
}
