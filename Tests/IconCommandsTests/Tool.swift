import IconCommands
import IconFiles
import IconKit
import TestSupport
import Testing

/// Runs command lines in this process, in a folder of their own.
///
/// Words and texts name the folder `DIR`.
final class Tool: Sendable {
  /// How a run ended, and what it printed.
  struct Run: Sendable {
    var status: Int32
    var bytes: [UInt8]
    var error: String

    var output: String { String(decoding: bytes, as: UTF8.self) }
  }

  let folder = TemporaryFolder()

  /// An icon without a fault, on three lines.
  static let icon = "icon width=30 height=30\nrect x=5.5 y=5.5 width=19 height=19 fill=none stroke=black\n"
  /// An icon with an error at 2:1.
  static let faulty = "icon width=30 height=30\nrekt width=9 height=9\n"
  /// The same with a warning instead.
  static let doubtful =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\"><path d=\"M5 5h20v20h-20z\"/><text>x</text></svg>\n"
  /// 4x4 pixels, red with alpha 255 in the middle, transparent round it.
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00,
    0x00, 0x04, 0x08, 0x06, 0x00, 0x00, 0x00, 0xA9, 0xF1, 0x9E, 0x7E, 0x00, 0x00, 0x00, 0x16, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63,
    0x38, 0xC1, 0xC0, 0xC0, 0x80, 0x8C, 0x61, 0x8C, 0xFF, 0x50, 0x8C, 0x5B, 0x00, 0x8E, 0x01, 0x3D, 0xA0, 0x10, 0x7D, 0x2A, 0x63, 0xD5,
    0xD8, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  func run(_ words: String..., input: String = "", variables: [String: String] = [:], terminal columns: Int? = nil) -> Run {
    run(words: words, input: input, variables: variables, terminal: columns)
  }

  func run(words: [String], input: String = "", variables: [String: String] = [:], terminal columns: Int? = nil) -> Run {
    let recorder = Recorder()
    var io = recorder.io(input: Array(input.utf8))
    io.variable = { variables[$0] }
    io.outputTerminal = columns.map { CommandIO.Terminal(columns: $0) }
    io.errorTerminal = io.outputTerminal
    let status = CommandLineTool.run(arguments: words.map { replaced($0, "DIR", folder.path) }, io: io)
    return Run(status: status, bytes: recorder.output, error: replaced(recorder.error, folder.path, "DIR"))
  }
}

extension TemporaryFolder {
  /// The pixels of a PNG in the folder; a test that has none fails.
  func pixels(of name: String) throws -> PixelImage {
    let bytes = try #require(self.bytes(of: name), "\(name) has not been written")
    let inspection: Inspection = try Inspection(path: name, bytes: bytes)
    return try #require(inspection.pixels)
  }
}

/// A text with every occurrence of another replaced.
func replaced(_ text: String, _ old: String, _ new: String) -> String {
  var result = ""
  var rest = text[...]
  while !rest.isEmpty {
    if rest.hasPrefix(old) {
      result += new
      rest = rest.dropFirst(old.count)
    } else {
      result.append(rest.removeFirst())
    }
  }
  return result
}

/// Keeps what is printed.
final class Recorder: @unchecked Sendable {
  private let lock = Lock()
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  var output: [UInt8] { lock.withLock { outputBytes } }
  var error: String { lock.withLock { String(decoding: errorBytes, as: UTF8.self) } }

  func io(input: [UInt8] = []) -> CommandIO {
    CommandIO(
      readInput: { limit throws(FileError) in
        if input.count > limit { throw FileError("read", "standard input", reason: "too large") }
        return input
      },
      writeOutput: { bytes throws(FileError) in self.lock.withLock { self.outputBytes += bytes } },
      writeError: { bytes in self.lock.withLock { self.errorBytes += bytes } })
  }
}
