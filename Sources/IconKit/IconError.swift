public import IconModel

/// What stops the work on one file.
public struct IconError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One line, without the file's name.
  public var message: String
  /// The part of the source that is to blame, where one is.
  public var range: SourceRange

  /// Makes an error of its message.
  public init(_ message: String, at range: SourceRange = .none) {
    self.message = message
    self.range = range
  }

  /// The message.
  public var description: String { message }

  /// The error as what is to be said of a source.
  public var diagnostic: Diagnostic { .error(message, at: range) }
}
