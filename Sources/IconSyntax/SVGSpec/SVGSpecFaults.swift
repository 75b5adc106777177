import IconModel

/// Gathers the errors of a source, up to a limit.
struct SVGSpecFaults {
  private(set) var diagnostics: [Diagnostic] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { diagnostics.isEmpty }

  mutating func add(_ message: String, at range: SourceRange) {
    if hasRoom() { diagnostics.append(.error(message, at: range)) }
  }

  /// Adds the cause of all that has been said of a place.
  mutating func replace(by message: String, at range: SourceRange) {
    diagnostics.removeAll { $0.range == range }
    add(message, at: range)
  }

  /// Whether something has been said of a part of the source.
  func touch(_ range: SourceRange) -> Bool { diagnostics.contains { $0.range.start >= range.start && $0.range.start < range.end } }

  /// Whether one more error would be shown; notes that there is one more where it would not.
  ///
  /// To be asked first by whoever works hard for a message: a hostile source may hold a million errors.
  mutating func hasRoom() -> Bool {
    if diagnostics.count == limit { diagnostics.append(.error("more errors than the limit of \(limit): the rest is not shown", at: .none)) }
    return diagnostics.count < limit
  }

  /// The errors by place; what concerns the whole file first, but for the remark that there are more.
  var sorted: [Diagnostic] {
    let shown = diagnostics.prefix(limit).enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return shown.map(\.element) + diagnostics.dropFirst(limit)
  }
}
