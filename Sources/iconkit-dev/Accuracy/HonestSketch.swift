import IconKit
import IconPNG
import TestSupport

/// Drawings as they should be: in the middle, on the grid of pixels, apart from the edge, and all of them different.
enum HonestSketch {
  /// Draws one on 30x30 points.
  static func draw(_ random: inout SeededNumbers, _ color: Color = .black) -> Sketch { Sketch(random.pick(kinds)(&random, color)) }

  /// Draws one of each kind.
  static func each(_ random: inout SeededNumbers) -> [Sketch] { kinds.map { Sketch($0(&random, .black)) } }

  /// Draws one that lies about the middle and is so small that much may be put around it.
  static func small(_ random: inout SeededNumbers, _ color: Color = .black) -> [Sketch.Mark] {
    let radius = random.number(5...7.5)
    return random.flip()
      ? [.disc(15, 15, radius: radius, color), .disc(15, 15, radius: radius / 2, nil)]
      : [.line(15 - radius, 15 - radius / 2, 15 + radius, 15 + radius / 2, width: random.number(2...4), color)]
  }

  private static let kinds: [@Sendable (inout SeededNumbers, Color) -> [Sketch.Mark]] = [
    { random, color in [.disc(15, 15, radius: random.number(8...12), color)] },
    { random, color in
      let radius = random.number(9...12)
      return [.disc(15, 15, radius: radius, color), .disc(15, 15, radius: radius - random.number(2...4), nil)]
    },
    { random, color in
      let (half, thick) = (Double(random.whole(7...11)), Double(random.whole(2...4)))
      return [.rect(15 - half, 15 - thick, 2 * half, 2 * thick, color)]
    },
    { random, color in
      let (wide, high, line) = (Double(random.whole(9...11)), Double(random.whole(6...9)), Double(random.whole(1...2)))
      return [
        .rect(15 - wide, 15 - high, 2 * wide, 2 * high, color),
        .rect(15 - wide + line, 15 - high + line, 2 * (wide - line), 2 * (high - line), nil),
        .line(15 - wide + line, 15 - high + line, 15, 16, width: 1.6, color),
        .line(15 + wide - line, 15 - high + line, 15, 16, width: 1.6, color),
      ]
    },
    { random, color in
      let reach = random.number(7...10)
      return [
        .line(15 - reach, 15 - reach, 15 + reach, 15 + reach, width: 2.4, color),
        .line(15 + reach, 15 - reach, 15 - reach, 15 + reach, width: 2.4, color),
      ]
    },
    { random, color in
      let radius = random.number(10...12)
      return [
        .disc(15, 15, radius: radius, color), .line(15, 8, 15, 15, width: 2, nil),
        .line(15, 15, 15 + random.number(3...6), 18, width: 1.7, nil),
      ]
    },
    { random, color in
      let radius = random.number(2.2...3)
      return [7.0, 15, 23].map { .disc($0, 15, radius: radius, color) }
    },
    { random, color in
      let (half, line) = (Double(random.whole(8...11)), Double(random.whole(2...3)))
      return [-7.0, 0, 7].map { .rect(15 - half, 15 + $0 - 1, 2 * half, line, color) }
    },
    { random, color in
      let reach = Double(random.whole(8...11))
      return [.rect(14, 15 - reach, 2, 2 * reach, color), .rect(15 - reach, 14, 2 * reach, 2, color)]
    },
    { random, color in
      let reach = random.number(6...8)
      return [
        .line(15 - reach, 15, 15 + reach, 15, width: 2.2, color), .line(15, 15 - reach, 15 + reach, 15, width: 2.2, color),
        .line(15, 15 + reach, 15 + reach, 15, width: 2.2, color),
      ]
    },
  ]
}

extension FaultyFiles {
  /// One PNG.
  static func picture(_ image: PixelImage, scale: Int = 1, for profile: Profile? = nil) -> FaultyFiles {
    FaultyFiles([(scaled("icon", scale), image.png)], for: profile)
  }

  /// A name with a scale.
  static func scaled(_ name: String, _ scale: Int) -> String { scale == 1 ? "\(name).png" : "\(name)@\(scale)x.png" }
}

extension PixelImage {
  /// As a file.
  var png: [UInt8] {
    do throws(PNGFault) { return try PNGEncoder.encode(.rgba(self)) } catch { preconditionFailure(error.message) }
  }
}

extension SeededNumbers {
  /// A name that files may have.
  mutating func name() -> String { pick(["mail", "home", "search", "people", "inbox", "clock", "star", "map", "cloud", "docs"]) }

  /// A scale.
  mutating func scale() -> Int { whole(1...3) }

  /// A colour far from white.
  mutating func strongColor() -> Color {
    pick([Color(19, 64, 154), Color(138, 21, 56), Color(11, 107, 58), Color(51, 51, 51), Color(91, 42, 134), Color(170, 60, 0)])
  }

  /// A colour near white.
  mutating func lightColor() -> Color {
    pick([Color(255, 255, 255), Color(255, 226, 122), Color(191, 227, 255), Color(246, 245, 244), Color(157, 240, 197)])
  }
}
