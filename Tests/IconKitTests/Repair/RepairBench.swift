import IconFiles
import IconKit
import IconPNG
import TestSupport
import Testing

/// A folder with files that are to be repaired.
struct RepairBench {
  let folder = TemporaryFolder()

  func path(_ name: String) -> FilePath { FilePath(folder.file(name)) }

  func write(_ image: PixelImage, to name: String) throws { folder.write(try PNGEncoder.encode(.rgba(image)), to: name) }

  func pixels(_ name: String) throws -> PixelImage { try PNGDecoder.decode(try #require(folder.bytes(of: name))) }

  /// Repairs files, and everything of the folder if none is named.
  func fix(_ names: [String] = [], _ fixes: FixOptions = FixOptions(), _ options: LintOptions = LintOptions()) throws -> FixReport {
    IconFixer.fix(files: files(names), options: options, fixes)
  }

  func lint(_ names: [String] = [], _ options: LintOptions = LintOptions()) -> LintReport {
    IconLinter.lint(files: files(names), options: options)
  }

  private func files(_ names: [String]) -> [FilePath] {
    guard names.isEmpty else { return names.map(path) }
    return FileWalk { IconLinter.isCandidate($0) }.files(in: [.operand(FilePath(folder.path))]).files.map(\.path)
  }

  /// Which rules have spoken.
  func rules(_ report: LintReport) -> [String] { report.findings.map(\.rule) }

  /// A picture with a square of ink of 14x14 pixels on a ground.
  static func square(
    _ ink: [UInt8] = [0, 0, 0, 255], on ground: [UInt8] = [0, 0, 0, 0], side: Int = 30
  ) -> PixelImage {
    var samples: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side { samples += (side / 4..<side * 3 / 4).contains(x) && (side / 4..<side * 3 / 4).contains(y) ? ink : ground }
    }
    return PixelImage(width: side, height: side, samples: samples)
  }
}
