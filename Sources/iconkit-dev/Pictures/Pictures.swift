import IconFiles
import IconKit
import IconPNG

/// A picture of the docs, drawn by the library from the text that it illustrates.
struct Picture {
  /// From the package's folder.
  var path: String
  var image: PixelImage

  /// Whether a PNG shows it, within what versions of Cairo differ by.
  func isShown(by png: [UInt8]) -> Bool {
    guard let shown = try? PNGDecoder.decode(png), shown.size == image.size else { return false }
    return zip(shown.samples, image.samples).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }
}

/// The docs' pictures.
enum Pictures {
  static let folder = "docs/pictures"

  /// All of them.
  ///
  /// - Throws: `IconError` where a text to be drawn has errors, and `FileError` where one cannot be read.
  static func all(in package: FilePath) throws -> [Picture] {
    let reference = try text(package.appending("docs/svgspec.md"))
    let documents = try text(package.appending("Fixtures/docs.svgspec"))
    return [Picture(path: "\(folder)/documents.png", image: try asDrawnAsMaskAndInABar(documents))]
      + (try examples(in: reference).map { Picture(path: "\(folder)/svgspec/\($0.name).png", image: try drawing($0.text, named: $0.name)) })
      + (try previews(in: package, documents))
      + RulePictures.all.map { Picture(path: "\(folder)/rules/\($0.name)", image: $0.image) }
  }

  /// What the commands that show pictures make of the documents icon: its sheet, and the difference that three more pixels make.
  private static func previews(in package: FilePath, _ documents: String) throws -> [Picture] {
    let changed =
      documents + "\nrect x=5 y=24 width=2 height=1 fill=black stroke=none\nrect x=24 y=5 width=1 height=1 fill=black stroke=none\n"
    let comparison = try PictureComparison(
      before: ("before.svgspec", Array(documents.utf8)), after: ("after.svgspec", Array(changed.utf8)))
    let sheet = try PreviewSet(files: [package.appending("Fixtures/docs.svgspec")]).sheet()
    return [
      Picture(path: "\(folder)/preview/difference.png", image: try PNGDecoder.decode(try comparison.picture())),
      Picture(path: "\(folder)/preview/sheet.png", image: try PNGDecoder.decode(sheet)),
    ]
  }

  private static func text(_ path: FilePath) throws(FileError) -> String {
    String(decoding: try FileReader.read(path, limit: 1 << 20), as: UTF8.self)
  }

  /// The blocks of a Markdown text that begin with "```svgspec NAME".
  private static func examples(in markdown: String) -> [(name: String, text: String)] {
    let fence = "```svgspec "
    var found: [(name: String, text: String)] = []
    var isInside = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(fence) {
        found.append((String(line.dropFirst(fence.count)), ""))
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        found[found.count - 1].text += line + "\n"
      }
    }
    return found
  }

  /// The drawing six times as large, and beside it its pixels at 1x, as large.
  private static func drawing(_ text: String, named name: String) throws(IconError) -> PixelImage {
    let zoom = 6
    let (large, small) = (try mask(text, named: name, scale: zoom), try mask(text, named: name, scale: 1))
    var sheet = Sheet(width: 2 * large.width + 2 * zoom, height: large.height)
    sheet.paste(large, x: 0, y: 0)
    sheet.paste(small, x: large.width + 2 * zoom, y: 0, zoom: zoom)
    return sheet.image
  }

  /// The icon on paper, its mask, and what becomes of it in the tab bar that such icons were first made for.
  private static func asDrawnAsMaskAndInABar(_ text: String) throws(IconError) -> PixelImage {
    let (zoom, gap) = (6, 24)
    let small = try mask(text, named: "documents", scale: 1)
    let large = try mask(text, named: "documents", scale: 3)
    let side = small.width * zoom
    let bar = PixelRect(x: 2 * (side + gap), y: (side - 49 * 3) / 2, width: 3 * side / 2, height: 49 * 3)
    var sheet = Sheet(width: bar.maxX, height: side)
    sheet.paste(small, x: 0, y: 0, zoom: zoom)
    sheet.fill(PixelRect(x: side + gap, y: 0, width: side, height: side)) { _ in Sheet.black }
    sheet.paste(small, x: side + gap, y: 0, zoom: zoom) { _ in Sheet.white }
    sheet.fill(bar) { row in row < 0.5 ? (66 - Int(row * 60), 66 - Int(row * 60), 66 - Int(row * 60)) : Sheet.black }
    let top = bar.y + (bar.height - large.height) / 2
    sheet.paste(large, x: bar.x + bar.width / 4 - large.width / 2, y: top) { _ in (140, 140, 140) }
    sheet.paste(large, x: bar.x + 3 * bar.width / 4 - large.width / 2, y: top) { row in
      (Int(205 - 120 * row), Int(232 - 70 * row), Int(255 - 10 * row))
    }
    return sheet.image
  }

  private static func mask(_ text: String, named name: String, scale: Int) throws(IconError) -> AlphaMask {
    let source = IconSource(name: name, bytes: Array(text.utf8))
    if let diagnostic = source.diagnostics.first { throw IconError(diagnostic.text(in: source.text)) }
    let png = try source.render(RenderOptions(scales: [Double(scale)]))[0].png
    do { return try PNGDecoder.decode(png).alpha } catch { throw IconError(error.message) }
  }
}
