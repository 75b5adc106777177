#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What kept a file from being read or written.
public struct FileError: Error, Sendable, Hashable {
  /// What was tried, such as `open`.
  public var action: String
  /// The file as messages show it.
  public var subject: String
  /// The system's error number; 0 where the reason is our own.
  public var code: Int32
  private var ownReason: String?

  /// Why it failed, such as `no such file or directory`.
  public var reason: String { ownReason ?? Self.text(of: code) }

  /// Makes an error with a reason of our own.
  public init(_ action: String, _ path: FilePath, reason: String) {
    self.action = action
    subject = path.display
    ownReason = reason
    code = 0
  }

  /// Makes an error of the system's error number.
  public init(_ action: String, _ path: FilePath, code: Int32) {
    self.init(action, subject: path.display, code: code)
  }

  /// Makes an error about something that is no file, such as standard output.
  public init(_ action: String, subject: String, code: Int32) {
    self.action = action
    self.subject = subject
    self.code = code
  }

  /// Whether the other end of a pipe is gone.
  public var isClosedPipe: Bool { code == EPIPE }

  /// Whether there is no such file.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's text, without the capital that would begin a sentence.
  private static func text(of code: Int32) -> String {
    guard let pointer = unsafe strerror(code) else { return "error \(code)" }
    let text = unsafe String(cString: pointer)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension FileError: CustomStringConvertible {
  /// One line: `cannot open icons/docs.svgspec: no such file or directory`.
  public var description: String { "cannot \(action) \(subject): \(reason)" }
}
