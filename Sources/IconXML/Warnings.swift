import IconModel

/// The warnings about one file, each fault said once and not more of them than anybody reads.
struct Warnings {
  private var list: [Diagnostic] = []
  private var said: Set<String> = []
  private var leftOut = 0
  private let limit: Int

  /// Makes an empty list.
  init(limit: Int) { self.limit = limit }

  /// Adds a warning; of those with the same key only the first.
  mutating func add(_ message: String, at range: SourceRange, dropsDrawing: Bool = false, once key: String? = nil) {
    guard list.count < limit else {
      leftOut += 1
      return
    }
    if let key, !said.insert(key).inserted { return }
    list.append(Diagnostic(.warning, message, at: range, dropsDrawing: dropsDrawing))
  }

  /// All of them, with a last one that counts those left out.
  var diagnostics: [Diagnostic] {
    leftOut == 0 ? list : list + [.warning("\(leftOut) more warnings are not shown: the limit is \(limit)", at: .none)]
  }
}
