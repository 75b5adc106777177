package import IconModel

/// An opaque picture that others are pasted on.
package struct Sheet {
  /// Red, green and blue, from 0 to 255.
  package typealias RGB = (red: Int, green: Int, blue: Int)

  package static let white: RGB = (255, 255, 255)
  package static let black: RGB = (0, 0, 0)
  package static let grey: RGB = (200, 200, 200)
  package static let red: RGB = (220, 0, 0)

  package private(set) var image: PixelImage

  /// Makes a sheet of one colour.
  package init(width: Int, height: Int, color: RGB = white) {
    image = PixelImage(width: width, height: height, samples: [UInt8](repeating: 255, count: width * height * 4))
    fill(PixelRect(x: 0, y: 0, width: width, height: height), color)
  }

  /// Paints a rectangle.
  package mutating func fill(_ rect: PixelRect, _ color: RGB, alpha: Int = 255) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { blend(x, y, color, alpha: alpha) }
    }
  }

  /// Paints a rectangle, each row in a colour of its own; `row` goes from 0 to 1.
  package mutating func fill(_ rect: PixelRect, _ color: (_ row: Double) -> RGB) {
    for y in rect.y..<rect.maxY {
      let color = color(Double(y - rect.y) / Double(max(1, rect.height - 1)))
      for x in rect.x..<rect.maxX { blend(x, y, color, alpha: 255) }
    }
  }

  /// Paints a mask's ink, each pixel of the mask as a square of `zoom` pixels.
  package mutating func paste(_ mask: AlphaMask, x: Int, y: Int, zoom: Int = 1, _ color: (_ row: Double) -> RGB = { _ in black }) {
    for v in 0..<mask.height * zoom {
      let color = color(Double(v) / Double(mask.height * zoom))
      for u in 0..<mask.width * zoom { blend(x + u, y + v, color, alpha: Int(mask[u / zoom, v / zoom])) }
    }
  }

  /// Paints a picture in its own colours, each of its pixels as a square of `zoom` pixels, as opaque as `strength` of 255.
  package mutating func paste(_ picture: PixelImage, x: Int, y: Int, zoom: Int = 1, strength: Int = 255) {
    for v in 0..<picture.height * zoom {
      for u in 0..<picture.width * zoom {
        let place = 4 * (v / zoom * picture.width + u / zoom)
        let part = { Int(picture.samples[place + $0]) }
        blend(x + u, y + v, (part(0), part(1), part(2)), alpha: part(3) * strength / 255)
      }
    }
  }

  /// Draws a line round a rectangle, outside of it.
  package mutating func outline(_ rect: PixelRect, width: Int, _ color: RGB) {
    let (left, top) = (rect.x - width, rect.y - width)
    for row in [top, rect.maxY] { fill(PixelRect(x: left, y: row, width: rect.width + 2 * width, height: width), color) }
    for column in [left, rect.maxX] { fill(PixelRect(x: column, y: top, width: width, height: rect.height + 2 * width), color) }
  }

  private mutating func blend(_ x: Int, _ y: Int, _ color: RGB, alpha: Int) {
    let start = 4 * (y * image.width + x)
    image.samples[start] = Self.mix(image.samples[start], color.red, alpha)
    image.samples[start + 1] = Self.mix(image.samples[start + 1], color.green, alpha)
    image.samples[start + 2] = Self.mix(image.samples[start + 2], color.blue, alpha)
  }

  private static func mix(_ under: UInt8, _ part: Int, _ alpha: Int) -> UInt8 {
    UInt8((part * alpha + Int(under) * (255 - alpha) + 127) / 255)
  }
}
