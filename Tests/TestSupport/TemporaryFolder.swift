#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder for one test, removed with all it holds when the test ends.
public final class TemporaryFolder: Sendable {
  /// The folder's path, without a slash at its end.
  public let path: String

  /// Makes an empty folder.
  public init() {
    var template = Array("/tmp/iconkit-test-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = unsafe mkdtemp(base) else { preconditionFailure("mkdtemp failed") }
      return unsafe String(cString: made)
    }
  }

  deinit { _ = shell("chmod -R u+rwx '\(path)' && rm -rf '\(path)'") }

  /// The path of something in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders on the way.
  public func write(_ bytes: [UInt8], to name: String) {
    if let slash = name.lastIndex(of: "/") { makeFolder(String(name[..<slash])) }
    guard let stream = unsafe fopen(file(name), "w") else { preconditionFailure("cannot write \(file(name))") }
    unsafe bytes.withUnsafeBytes { _ = unsafe fwrite($0.baseAddress, 1, $0.count, stream) }
    unsafe fclose(stream)
  }

  /// Writes a text.
  public func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// The bytes of a file; nil where there is none.
  public func bytes(of name: String) -> [UInt8]? {
    guard let stream = unsafe fopen(file(name), "r") else { return nil }
    defer { unsafe fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = unsafe fgetc(stream), byte >= 0 { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }

  /// The text of a file; nil where there is none.
  public func text(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

  /// Makes a folder and those above it.
  public func makeFolder(_ name: String) { precondition(shell("mkdir -p '\(file(name))'") == 0) }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) { precondition(unsafe symlink(target, file(name)) == 0) }

  /// The names in the folder, sorted, hidden ones too.
  public var names: [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Runs a command in the folder and gives its exit status, 128 + n where signal n ended it.
  public func run(_ command: String) -> Int32 { shell("cd '\(path)' && \(command)") }
}

/// Runs a shell command: system(3).
private func shell(_ command: String) -> Int32 {
  let status = unsafe system(command)
  return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
}
