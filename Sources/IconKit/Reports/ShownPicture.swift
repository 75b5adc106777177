import IconFiles
import IconLint
import IconModel
import IconPNG

/// The picture that a report shows of a file.
struct ShownPicture {
  /// A PNG that every program can show.
  let png: [UInt8]
  let image: PixelImage

  /// Reads a PNG, or draws a source at 1x; nil where there is nothing to see, or more than anybody wants to.
  init?(of path: String) {
    let file = LintedFile(reading: FilePath(path))
    guard let bytes = file.bytes else { return nil }
    if file.isSource {
      guard let drawn = try? IconSource(name: path, bytes: bytes).render().first else { return nil }
      self.init(drawn.png, isReadByAll: true)
    } else {
      let structure = ChunkWalk.walk(bytes)
      guard let header = structure.header, header.width <= Self.longestSide, header.height <= Self.longestSide else { return nil }
      self.init(bytes, isReadByAll: !structure.isAppleCrushed)
    }
  }

  private init?(_ bytes: [UInt8], isReadByAll: Bool) {
    guard let image = try? PNGDecoder.decode(bytes) else { return nil }
    self.image = image
    if isReadByAll {
      png = bytes
    } else {
      guard let png = try? PNGEncoder.encode(.rgba(image)) else { return nil }
      self.png = png
    }
  }

  /// In pixels; larger pictures are no icons.
  private static let longestSide = 2048
}

/// Draws in the terminal what findings point at.
struct Magnifier {
  private let columns: Int
  private let color: Bool
  /// The last picture: findings come file by file.
  private var last: (path: String, picture: ShownPicture?)?

  init(columns: Int, color: Bool) {
    self.columns = max(8, columns - 2)
    self.color = color
  }

  /// The pixels round a finding's rectangle as lines with line feeds; nil where it has none.
  mutating func drawing(of finding: Finding) -> String? {
    guard case .pixels(let rect) = finding.place else { return nil }
    if last?.path != finding.path { last = (finding.path, ShownPicture(of: finding.path)) }
    return last?.picture?.image.alpha.drawing(around: rect, columns: columns, color: color)
  }
}
