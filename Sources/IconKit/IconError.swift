/// What stops the work on one file.
public struct IconError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One line, without the file's name.
  public var message: String

  /// Makes an error of its message.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
