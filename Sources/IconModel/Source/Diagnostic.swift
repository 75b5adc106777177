/// How bad something is.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  case note
  case warning
  case error

  /// Whether `a` is less bad than `b`.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something that is to be said about a source.
public struct Diagnostic: Error, Sendable, Hashable {
  public var severity: Severity
  /// One line, without a full stop, lower case at its start.
  public var message: String
  /// Where; `.none` where it concerns the whole file.
  public var range: SourceRange
  /// What the source asked for and did not get: such a message says that part of the drawing is missing.
  public var dropsDrawing: Bool

  /// Makes a diagnostic.
  public init(_ severity: Severity, _ message: String, at range: SourceRange, dropsDrawing: Bool = false) {
    self.severity = severity
    self.message = message
    self.range = range
    self.dropsDrawing = dropsDrawing
  }

  /// Makes an error.
  public static func error(_ message: String, at range: SourceRange) -> Diagnostic { Diagnostic(.error, message, at: range) }
  /// Makes a warning.
  public static func warning(_ message: String, at range: SourceRange) -> Diagnostic { Diagnostic(.warning, message, at: range) }
}
