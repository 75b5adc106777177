import Foundation

/// The package's Markdown files.
public struct PackageDocument: Sendable, CustomStringConvertible {
  /// From the package's folder, such as `docs/svgspec.md`.
  public let path: String
  public let text: String

  /// A block between fences.
  public struct Block: Sendable {
    /// What stands behind the opening fence, such as `swift`.
    public var info: String
    public var lines: [String]
  }

  public var description: String { path }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the package has a file or a folder of this path.
  public static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: package.appending(path: path).path) }

  /// The text of any file of the package.
  public static func text(of path: String) throws -> String { try String(contentsOf: package.appending(path: path), encoding: .utf8) }

  /// A document by its path.
  public init(_ path: String) throws {
    self.path = path
    text = try Self.text(of: path)
  }

  /// Those beside the manifest, and all below docs, by their paths.
  public static let all: [PackageDocument] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    let docs = FileManager.default.enumerator(atPath: package.appending(path: "docs").path)?.compactMap { $0 as? String } ?? []
    let paths = (names + docs.map { "docs/" + $0 }).filter { $0.hasSuffix(".md") }
    return paths.sorted().compactMap { try? PackageDocument($0) }
  }()

  /// What stands between fences, in order.
  public var blocks: [Block] {
    var blocks: [Block] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if !isInside { blocks.append(Block(info: String(line.dropFirst(3)), lines: [])) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].lines.append(String(line))
      }
    }
    return blocks
  }

  /// The lines that stand between no fences.
  public var prose: [String] {
    var isInside = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      defer { if line.hasPrefix("```") { isInside.toggle() } }
      return isInside || line.hasPrefix("```") ? nil : String(line)
    }
  }

  /// The first of the blocks in a language whose code does not stand in a source file of the package, whatever its indentation there.
  ///
  /// Imports and empty lines don't count. nil where the source has them all: then what is shown compiles, and runs in a test.
  public func blockMissing(in source: String, language: String = "swift") throws -> Block? {
    let code = Self.code(try Self.text(of: source).split(separator: "\n").map(String.init))
    return blocks.first { block in
      let wanted = Self.code(block.lines)
      return block.info == language && !code.indices.contains { code[$0...].starts(with: wanted) }
    }
  }

  private static func code(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }
}
