import IconFiles
import IconKit

/// What `render --check` does instead of writing.
struct RenderComparison: Sendable {
  /// By how much of 255 samples may differ.
  let tolerance: Int
  /// The folder for pictures of differences.
  let pictures: FilePath?

  /// Compares a picture with the file that should hold it.
  func compare(_ image: RenderedImage, with path: FilePath, of input: Input, keeping kept: KeptFiles, _ outcome: inout Outcome) {
    guard let bytes = read(path, &outcome) else { return }
    do throws(IconError) {
      guard let difference = try image.difference(from: bytes, tolerance: tolerance) else { return }
      outcome.messages.fail(path.display, "is not what \(input.display) renders to: \(difference)", rule: rule)
      guard let pictures, case .file(let file) = input else { return }
      let picture = try image.differencePicture(from: bytes)
      _ = outcome.write(picture, to: pictures.appending(file.relative.folder).appending(path.name), keeping: kept, isPicture: true)
    } catch {
      outcome.messages.fail(path.display, error.message)
    }
  }

  /// Compares a text with the file that should hold it.
  func compare(_ text: [UInt8], with path: FilePath, _ outcome: inout Outcome) {
    if let bytes = read(path, &outcome), bytes != text {
      outcome.messages.fail(path.display, "is not what render would write", rule: rule)
    }
  }

  /// The rule of the checker that says the same.
  private let rule = "stale"

  init(tolerance: Int, pictures: FilePath?) {
    self.tolerance = tolerance
    self.pictures = pictures
  }

  private func read(_ path: FilePath, _ outcome: inout Outcome) -> [UInt8]? {
    do throws(FileError) { return try FileReader.read(path, limit: Limits.picture) } catch {
      if error.isMissing {
        outcome.messages.fail(path.display, "is missing", rule: rule)
      } else {
        outcome.messages.add(error)
      }
      return nil
    }
  }
}
