import IconCommands
import IconKit

/// The examples of rules as pictures.
enum RulePictures {
  /// All of them, by the names that the rules' pages call them by.
  static var all: [(name: String, image: PixelImage)] {
    RuleCatalog.all.flatMap(RuleExample.all).compactMap { example in
      example.pictureName.map { ($0, picture(of: example)) }
    }
  }

  /// How large a file is shown, about.
  private static let side = 180
  private static let gap = 12
  /// Room for the lines round a file.
  private static let margin = 4

  /// One file, drawn in its colours or as a bar shows it.
  private struct Tile {
    var picture: PixelImage
    var isMask: Bool
    /// Where the finding points.
    var place: PixelRect?
    var zoom: Int

    init(_ file: Example.File, _ picture: PixelImage, isMask: Bool, _ finding: Finding?) {
      self.picture = picture
      self.isMask = isMask
      if let finding, finding.path == file.name, case .pixels(let rect) = finding.place { place = rect }
      zoom = max(1, Int((Double(side) / Double(max(picture.width, picture.height))).rounded()))
    }

    var width: Int { picture.width * zoom }
    var height: Int { picture.height * zoom }
  }

  /// The files of an example side by side, transparency as white paper; where they have colours, what a bar shows of them behind that.
  private static func picture(of example: RuleExample) -> PixelImage {
    var tiles: [Tile] = []
    for isMask in example.hasColors ? [false, true] : [false] {
      for file in example.example.files {
        if let picture = file.picture { tiles.append(Tile(file, picture, isMask: isMask, example.finding)) }
      }
    }
    let width = tiles.reduce(-gap) { $0 + $1.width + gap }
    var sheet = Sheet(width: width + 2 * margin, height: (tiles.map(\.height).max() ?? 0) + 2 * margin)
    var x = margin
    for tile in tiles {
      paste(tile, on: &sheet, x: x)
      x += tile.width + gap
    }
    return sheet.image
  }

  private static func paste(_ tile: Tile, on sheet: inout Sheet, x: Int) {
    sheet.outline(PixelRect(x: x, y: margin, width: tile.width, height: tile.height), width: 1, Sheet.grey)
    if tile.isMask {
      sheet.paste(tile.picture.alpha, x: x, y: margin, zoom: tile.zoom)
    } else {
      sheet.paste(tile.picture, x: x, y: margin, zoom: tile.zoom)
    }
    guard let place = tile.place else { return }
    let (zoom, top) = (tile.zoom, margin)
    let rect = PixelRect(x: x + place.x * zoom, y: top + place.y * zoom, width: place.width * zoom, height: place.height * zoom)
    sheet.outline(rect, width: 2, Sheet.red)
  }
}
