public import Foundation

/// The files under Fixtures/, which belong to no target.
public enum Fixture {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The path of a fixture, such as `errors/xml/empty.svg`.
  public static func path(_ name: String) -> String { root.appending(path: name).path }

  /// The bytes of a fixture.
  public static func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: root.appending(path: name))) }

  /// Whether expected results are to be written anew, by the environment variable ICONKIT_RECORD; tests that write them fail nonetheless.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["ICONKIT_RECORD"] != nil }

  /// Writes an expected result.
  public static func record(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: root.appending(path: name))
  }

  /// The names of the files in a folder of fixtures that end in a suffix, sorted.
  public static func names(in folder: String, suffix: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return all.filter { $0.hasSuffix(suffix) }.sorted()
  }
}

/// A collection of files from elsewhere, found by the environment variable ICONKIT_CORPUS.
public enum Corpus {
  /// Whether there is one.
  public static var isAvailable: Bool { root != nil }

  private static var root: URL? { ProcessInfo.processInfo.environment["ICONKIT_CORPUS"].map { URL(filePath: $0) } }

  /// All files below a folder of it that end in one of the suffixes, sorted.
  public static func files(in folder: String, suffixes: [String]) -> [URL] {
    guard let folder = root?.appending(path: folder), let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    let files = walk.compactMap { $0 as? URL }.filter { file in suffixes.contains { file.path.hasSuffix($0) } }
    return files.sorted { $0.path < $1.path }
  }
}
