import IconModel

/// Gathers what is to be said about a document.
struct Reporter {
  /// svgspec is strict: what SVG only warns of is an error there, and nothing is drawn.
  private let isStrict: Bool
  private var diagnostics: [Diagnostic] = []
  /// What was said already: an element that `use` shows ten times is wrong once.
  private var said: Set<Diagnostic> = []
  private var refusals: [String: Refusals] = [:]
  /// Whether nothing can be drawn.
  private(set) var isFatal = false
  /// Whether there is no use in going on.
  private(set) var isAborted = false
  /// Whether messages are dropped: while bounds are measured nothing is said that drawing would say again.
  var isMuted = false

  /// How many messages are kept: whoever has a thousand to read does not miss the rest, which would take a gigabyte.
  static let limit = 1000
  /// What came beyond the limit.
  private var uncounted = 0
  private var worstUncounted = Severity.note

  /// How many elements of one name are refused one by one; the rest are counted.
  private static let refusalLimit = 20

  private struct Refusals {
    var count = 0
    var firstUncounted = SourceRange.none
  }

  init(_ syntax: Document.Syntax) { isStrict = syntax == .svgspec }

  /// Says what is wrong, and what was done about it where something is drawn all the same.
  mutating func report(_ message: String, outcome: String? = nil, at range: SourceRange, dropsDrawing: Bool = false) {
    if isStrict {
      fail(message, at: range)
    } else {
      add(Diagnostic(.warning, outcome.map { "\(message); \($0)" } ?? message, at: range, dropsDrawing: dropsDrawing))
    }
  }

  /// Says what is an error in either syntax.
  mutating func fail(_ message: String, at range: SourceRange) {
    add(Diagnostic(.error, message, at: range, dropsDrawing: true))
    if isStrict { isFatal = true }
  }

  /// Says what keeps all from being drawn.
  mutating func abort(_ message: String, at range: SourceRange) {
    guard !isAborted else { return }
    isMuted = false
    fail(message, at: range)
    isFatal = true
    isAborted = true
  }

  /// Says that an element is left out.
  mutating func refuse(_ element: String, _ message: String, at range: SourceRange) {
    guard !isMuted else { return }
    if refusals[element, default: Refusals()].count >= Self.refusalLimit {
      if refusals[element]?.count == Self.refusalLimit { refusals[element]?.firstUncounted = range }
      refusals[element]?.count += 1
      return
    }
    let before = diagnostics.count
    report(message, at: range, dropsDrawing: true)
    if diagnostics.count > before { refusals[element, default: Refusals()].count += 1 }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    guard !isMuted else { return }
    if diagnostics.count >= Self.limit {
      uncounted += 1
      worstUncounted = max(worstUncounted, diagnostic.severity)
    } else if said.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// All messages, in the order of their places.
  mutating func finish() -> [Diagnostic] {
    for (element, refusal) in refusals.sorted(by: { $0.key < $1.key }) where refusal.count > Self.refusalLimit {
      let count = refusal.count - Self.refusalLimit
      let message = "\(Grouped(count)) more \(element) \(count == 1 ? "element is" : "elements are") left out"
      add(Diagnostic(isStrict ? .error : .warning, message, at: refusal.firstUncounted, dropsDrawing: true))
    }
    if uncounted > 0 {
      diagnostics.append(Diagnostic(worstUncounted, "\(Grouped(uncounted)) more messages are left out", at: .none, dropsDrawing: true))
    }
    if diagnostics.count > 1 { diagnostics.sort { $0.range.start < $1.range.start } }
    return diagnostics
  }
}
