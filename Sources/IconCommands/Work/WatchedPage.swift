import IconFiles
import IconKit

/// A page that reloads itself when it has been written anew, and the script beside it that tells it so.
final class WatchedPage {
  private let page: FilePath
  private let io: CommandIO
  private var stamp: FilePath { page.adding(".stamp.js") }
  /// What it has last written to the stamp.
  private var written: [UInt8] = []

  init(_ page: FilePath, io: CommandIO) {
    self.page = page
    self.io = io
  }

  /// Writes the page, then the stamp: whoever sees the new stamp finds the new page.
  func write(_ set: PreviewSet) throws(FileError) {
    let time = "\(io.now())"
    _ = try FileWriter.write(Array(set.page(stamp: time).utf8), to: page, creatingFolders: true)
    written = Array(PreviewSet.stampScript(time).utf8)
    _ = try FileWriter.write(written, to: stamp)
  }

  /// Leaves a page that reloads no more, and takes the stamp away: pages that are still open miss it once, and rest.
  ///
  /// Where another watch has written the page since, it is that one's.
  func end(with set: PreviewSet?) {
    guard let bytes = try? FileReader.read(stamp, limit: 1 << 16), bytes == written else { return }
    if let set { _ = try? FileWriter.write(Array(set.page().utf8), to: page) }
    try? FileWriter.remove(stamp)
  }
}
