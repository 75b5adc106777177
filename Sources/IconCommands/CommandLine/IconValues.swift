import IconKit

/// The largest scale that anybody can mean; what that makes in pixels the renderer limits.
private let largestScale = 64.0

extension ValueKind<Size> {
  /// A size in points: two numbers, or one for a square.
  static let size = ValueKind("WxH") { text throws(BadValue) in
    if let size = Size(points: text) { return size }
    throw BadValue(expected: "a size in points, up to \(Int(Size.largestSide)) a side, such as 30 or 48x32", got: text)
  }
}

extension ValueKind<[Double]> {
  /// Scales, each once.
  static let scales = ValueKind("N,…") { text throws(BadValue) in
    var scales: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let scale = Double(plain: part), scale > 0, scale <= largestScale else {
        throw BadValue(expected: "scales such as 2 or 1,2,3", got: text)
      }
      if !scales.contains(scale) { scales.append(scale) }
    }
    return scales
  }
}

extension ValueKind<[Int]> {
  /// Scales that profiles may want, each once.
  static let wholeScales = ValueKind("N,…") { text throws(BadValue) in
    var scales: [Int] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.utf8.count == 1, let scale = Int(part), Profile.knownScales.contains(scale) else {
        throw BadValue(expected: "scales of 1 to \(Profile.knownScales.upperBound), such as 2,3", got: text)
      }
      if !scales.contains(scale) { scales.append(scale) }
    }
    return scales
  }
}

extension ValueKind<String> {
  /// A profile's name; which ones there are, the configuration tells too.
  static let profile = ValueKind("NAME", completion: .words { Profile.all.map(\.id) }) { $0 }
}

extension ValueKind<Rule> {
  static let rule = ValueKind("RULE", completion: .words { RuleCatalog.all.map(\.id) }) { text throws(BadValue) in
    guard let rule = RuleCatalog.rule(id: text) else {
      throw BadValue(unknown: "rule", text, among: RuleCatalog.all.map(\.id), list: "'\(CommandTable.program) rules' lists them")
    }
    return rule
  }
}
