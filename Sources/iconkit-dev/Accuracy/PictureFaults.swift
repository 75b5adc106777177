import IconKit
import TestSupport

/// What is wrong with the pixels of a PNG.
enum PictureFaults {
  static let families = [
    FaultFamily(
      rule: "blank", level: .error,
      variants: [
        FaultVariant(files: "traces of a drawing") { random in
          let scale = random.scale()
          let most = random.whole(0...7)
          return .picture(HonestSketch.draw(&random).drawn(scale: Double(scale)).alphas { $2 * most / 255 }, scale: scale)
        },
        FaultVariant(files: "nothing at all, of any colour") { random in
          let color = (UInt8(random.whole(0...255)), UInt8(random.whole(0...255)))
          let scale = random.scale()
          return .picture(.make(30 * scale, 30 * scale) { _, _ in (color.0, color.1, color.0, 0) }, scale: scale)
        },
      ]),
    FaultFamily(
      rule: "opaque", level: .error,
      variants: [
        FaultVariant(files: "ink on plain paper") { random in
          let ink = random.flip() ? Color.black : random.strongColor()
          return paper(random.lightColor(), HonestSketch.small(&random, ink), &random)
        },
        FaultVariant(files: "light ink on dark paper") { random in
          paper(random.strongColor(), HonestSketch.small(&random, random.lightColor()), &random)
        },
        FaultVariant(files: "paper that is not quite opaque") { random in
          let least = random.whole(224...254)
          var files = HonestSketch.small(&random)
          files.insert(.rect(0, 0, 30, 30, .white), at: 0)
          return .picture(Sketch(files).drawn().alphas { max($2 * least / 255, least) })
        },
        FaultVariant(files: "a photograph") { random in
          let (side, salt) = (30 * random.scale(), random.whole(0...9999))
          return .picture(
            .make(side, side) { x, y in (UInt8((x * 7 + salt) % 256), UInt8((y * 5 + x) % 256), UInt8((x * y + salt) % 256), 255) },
            scale: side / 30)
        },
      ]),
    FaultFamily(
      rule: "opaque",
      variants: [
        FaultVariant(files: "a veil over the whole picture") { random in
          let (least, scale) = (random.whole(8...223), random.scale())
          return .picture(HonestSketch.draw(&random).drawn(scale: Double(scale)).alphas { max($2, least) }, scale: scale)
        }
      ]),
    FaultFamily(
      rule: "background", level: .error,
      variants: [
        FaultVariant(files: "a frame of one width") { random in
          let width = random.number(1...5)
          return framed(width, width, &random)
        },
        FaultVariant(files: "a frame of two widths") { random in framed(random.number(1...5), random.number(1...5), &random) },
      ]),
    FaultFamily(
      rule: "faint",
      variants: [
        FaultVariant(files: "a layer at 5 to 38 %") { random in
          let (percent, scale) = (random.whole(5...38), random.scale())
          return .picture(HonestSketch.draw(&random).drawn(scale: Double(scale)).alphas { $2 * percent / 100 }, scale: scale)
        }
      ]),
    FaultFamily(
      rule: "haze",
      variants: [
        FaultVariant(files: "a ground of alpha 1 to 3") { random in
          let (alpha, scale) = (random.whole(1...3), random.scale())
          return .picture(HonestSketch.draw(&random).drawn(scale: Double(scale)).alphas { max($2, alpha) }, scale: scale)
        },
        FaultVariant(files: "ink of alpha 252 to 254") { random in
          let (alpha, scale) = (random.whole(252...254), random.scale())
          return .picture(HonestSketch.draw(&random).drawn(scale: Double(scale)).alphas { $2 * alpha / 255 }, scale: scale)
        },
        FaultVariant(files: "a stain") { random in
          let (alpha, x, side) = (random.whole(1...3), random.whole(1...4), random.whole(3...6))
          let small = Sketch(HonestSketch.small(&random)).drawn(scale: 2)
          return .picture(small.alphas { (x..<x + 2 * side).contains($0) && (x..<x + side).contains($1) ? max($2, alpha) : $2 }, scale: 2)
        },
      ]),
    FaultFamily(rule: "color-lost", level: .error, variants: lostSigns),
    FaultFamily(
      rule: "color-ignored", level: .note,
      variants: [
        FaultVariant(files: "ink of one colour (PNG)") { random in
          let scale = random.scale()
          let color = random.pick([Color(19, 64, 154), Color(138, 21, 56), Color(11, 107, 58), Color(170, 60, 0)])
          return .picture(HonestSketch.draw(&random, color).drawn(scale: Double(scale)), scale: scale)
        },
        FaultVariant(files: "colours apart (PNG)") { random in
          let (radius, scale) = (random.number(3...5.5), random.scale())
          let sketch = Sketch([.disc(8, 15, radius: radius, Color(200, 40, 40)), .disc(22, 15, radius: radius, Color(30, 90, 220))])
          return .picture(sketch.drawn(scale: Double(scale)), scale: scale)
        },
      ]),
  ]

  private static let lostSigns = [
    FaultVariant(files: "sign on a disc (PNG)") { random in
      let (ground, sign) = colors(&random)
      let half = random.number(3...7)
      return drawn(
        [.disc(15, 15, radius: random.number(11...14), ground), .line(15 - half, 15, 15 + half, 15, width: random.number(3...5), sign)],
        &random)
    },
    FaultVariant(files: "sign on a tile (PNG)") { random in
      let (ground, sign) = colors(&random)
      return drawn([.rect(2, 2, 26, 26, ground), .disc(random.number(11...19), 15, radius: random.number(4...8), sign)], &random)
    },
    FaultVariant(files: "halves (PNG)") { random in
      let (left, right) = colors(&random)
      let middle = Double(random.whole(11...19))
      return drawn([.rect(4, 6, middle - 4, 18, left), .rect(middle, 6, 26 - middle, 18, right)], &random)
    },
    FaultVariant(files: "sign on a noisy ground (PNG)") { random in
      let (left, top) = (random.whole(8...11), random.whole(11...14))
      var noise = random
      let image = PixelImage.make(30, 30) { x, y in
        let (dx, dy) = (Double(x) - 14.5, Double(y) - 14.5)
        guard dx * dx + dy * dy < 169 else { return (0, 0, 0, 0) }
        let grain = UInt8(noise.whole(0...16))
        return (left..<left + 10).contains(x) && (top..<top + 4).contains(y)
          ? (200 + grain, 200 + grain, 200 + grain, 255) : (30 + grain, 60, 120, 255)
      }
      return .picture(image)
    },
  ]

  private static func colors(_ random: inout SeededNumbers) -> (Color, Color) {
    let (strong, light) = (random.strongColor(), random.lightColor())
    return random.flip() ? (strong, light) : (light, strong)
  }

  private static func drawn(_ marks: [Sketch.Mark], _ random: inout SeededNumbers) -> FaultyFiles {
    let scale = random.scale()
    return .picture(Sketch(marks).drawn(scale: Double(scale)), scale: scale)
  }

  /// A drawing on paper; what is erased shows the paper.
  private static func paper(_ color: Color, _ marks: [Sketch.Mark], _ random: inout SeededNumbers) -> FaultyFiles {
    let scale = random.scale()
    var image = Sketch([.rect(0, 0, 30, 30, color)] + marks).drawn(scale: Double(scale))
    let channels = [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }
    for place in stride(from: 0, to: image.samples.count, by: 4) {
      let alpha = Int(image.samples[place + 3])
      for channel in 0..<3 {
        image.samples[place + channel] = UInt8((Int(image.samples[place + channel]) * alpha + Int(channels[channel]) * (255 - alpha)) / 255)
      }
      image.samples[place + 3] = 255
    }
    return .picture(image, scale: scale)
  }

  private static func framed(_ across: Double, _ down: Double, _ random: inout SeededNumbers) -> FaultyFiles {
    drawn(
      [.rect(0, 0, 30, 30), .rect(across, down, 30 - 2 * across, 30 - 2 * down, nil)] + HonestSketch.small(&random), &random)
  }
}
