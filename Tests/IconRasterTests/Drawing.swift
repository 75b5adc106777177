import IconModel
import IconRaster

// What the tests draw with.

extension Path {
  /// A rectangle, clockwise from its top left corner.
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path([
      .move(Point(x, y)), .line(Point(x + width, y)), .line(Point(x + width, y + height)), .line(Point(x, y + height)), .close,
    ])
  }

  /// An open polyline.
  static func lines(_ points: (Double, Double)...) -> Path {
    Path(points.enumerated().map { $0 == 0 ? .move(Point($1.0, $1.1)) : .line(Point($1.0, $1.1)) })
  }

  /// A circle of four cubics.
  static func circle(_ x: Double, _ y: Double, _ r: Double) -> Path {
    let k = r * 0.5522847498
    return Path([
      .move(Point(x + r, y)),
      .cubic(Point(x + r, y + k), Point(x + k, y + r), Point(x, y + r)),
      .cubic(Point(x - k, y + r), Point(x - r, y + k), Point(x - r, y)),
      .cubic(Point(x - r, y - k), Point(x - k, y - r), Point(x, y - r)),
      .cubic(Point(x + k, y - r), Point(x + r, y - k), Point(x + r, y)),
      .close,
    ])
  }

  static func + (a: Path, b: Path) -> Path { Path(a.segments + b.segments) }
}

extension Paint {
  static let black = Paint.color(.black)
  static let white = Paint.color(.white)
}

extension Node {
  /// A filled shape.
  static func fill(_ path: Path, _ paint: Paint = .black, opacity: Double = 1, rule: FillRule = .nonzero, _ t: Transform = .identity)
    -> Node
  {
    .shape(Shape(path: path, transform: t, fill: Fill(paint, opacity: opacity, rule: rule)))
  }

  /// A stroked shape.
  static func stroke(_ path: Path, _ stroke: Stroke = Stroke(.black), _ t: Transform = .identity) -> Node {
    .shape(Shape(path: path, transform: t, stroke: stroke))
  }

  /// A group of nodes.
  static func group(
    _ children: Node..., opacity: Double = 1, blend: BlendMode = .normal, clip: ClipPath? = nil, mask: Mask? = nil, isolated: Bool = false
  ) -> Node {
    .group(Group(children, opacity: opacity, blendMode: blend, clip: clip, mask: mask, isolated: isolated))
  }
}

/// An icon of some nodes.
func icon(_ width: Double, _ height: Double, _ nodes: Node...) -> Icon { Icon(size: Size(width, height), nodes: nodes) }

/// Draws an icon at a whole scale and checks that both ways to its alpha agree.
func alpha(_ icon: Icon, scale: Int = 1) throws -> AlphaMask {
  let size = PixelSize(Int(icon.size.width) * scale, Int(icon.size.height) * scale)
  let canvas = Canvas.fitting(icon, into: size)
  let mask = try Rasterizer.drawAlpha(icon, on: canvas)
  if try Rasterizer.draw(icon, on: canvas).alpha != mask { throw AlphaDiffers() }
  return mask
}

/// The alpha of a colour drawing differs from that of an alpha drawing.
struct AlphaDiffers: Error {}

/// Draws nodes on a small canvas.
func alpha(_ width: Int, _ height: Int, scale: Int = 1, _ nodes: Node...) throws -> AlphaMask {
  try alpha(Icon(size: Size(Double(width), Double(height)), nodes: nodes), scale: scale)
}

/// The straight colour of a pixel: red, green, blue, alpha.
func color(_ icon: Icon, _ x: Int, _ y: Int) throws -> [UInt8] {
  let image = try Rasterizer.draw(icon, on: .fitting(icon, into: PixelSize(Int(icon.size.width), Int(icon.size.height)))).image
  return Array(image.samples[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4])
}

extension AlphaMask {
  /// One row of numbers.
  func row(_ y: Int) -> [UInt8] { Array(samples[y * width..<(y + 1) * width]) }

  /// The mask as text: `#` is opaque, `.` transparent, `+` between.
  var art: String {
    (0..<height).map { y in row(y).map { $0 == 255 ? "#" : $0 == 0 ? "." : "+" }.joined() }.joined(separator: "\n")
  }
}

/// Whether a byte is at most `tolerance` away from another.
func near(_ a: UInt8, _ b: Int, _ tolerance: Int = 1) -> Bool { abs(Int(a) - b) <= tolerance }
