import IconModel
import TestSupport
import Testing

/// A picture of any colour type and depth: its samples, its PNG, and the RGBA that PNG says it shows as.
struct SamplePicture {
  /// A colour type with a depth that goes with it.
  struct Format: CustomTestStringConvertible {
    let type: PNGHeader.ColorType
    let depth: Int

    var testDescription: String { "\(type) \(depth)" }

    static let all: [Format] =
      [1, 2, 4, 8, 16].map { Format(type: .grey, depth: $0) } + [1, 2, 4, 8].map { Format(type: .palette, depth: $0) }
      + [8, 16].flatMap { depth in [.rgb, .greyAlpha, .rgba].map { Format(type: $0, depth: depth) } }

    var channels: Int {
      switch type {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let format: Format
  let width: Int
  let height: Int
  /// Row by row, pixel by pixel, channel by channel.
  var samples: [Int]
  /// Red, green, blue, alpha; only for palettes.
  var palette: [[UInt8]] = []
  /// The colour that is transparent, one number a channel.
  var key: [Int]?

  init(_ format: Format, width: Int, height: Int, samples: [Int]) {
    self.format = format
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// A picture of random samples.
  init(_ format: Format, width: Int, height: Int, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let samples = (0..<width * height * format.channels).map { _ in Int.random(in: 0..<1 << format.depth, using: &numbers) }
    self.init(format, width: width, height: height, samples: samples)
    if format.type == .palette { palette = (0..<1 << format.depth).map { _ in numbers.bytes(4) } }
  }

  // MARK: What it shows as

  /// The picture in straight 8-bit RGBA, worked out from the samples.
  var rgba: [UInt8] {
    var out: [UInt8] = []
    for i in 0..<width * height {
      let pixel = Array(samples[i * format.channels..<(i + 1) * format.channels])
      if format.type == .palette {
        out += palette[pixel[0]]
        continue
      }
      let bytes = pixel.map(rounded)
      let alpha: UInt8 = key == pixel ? 0 : 255
      switch format.type {
      case .greyAlpha: out += [bytes[0], bytes[0], bytes[0], bytes[1]]
      case .rgb: out += bytes + [alpha]
      case .rgba: out += bytes
      case .grey, .palette: out += [bytes[0], bytes[0], bytes[0], alpha]
      }
    }
    return out
  }

  private func rounded(_ sample: Int) -> UInt8 {
    let top = 1 << format.depth - 1
    return UInt8((sample * 255 * 2 + top) / (2 * top))
  }

  // MARK: Its PNG

  /// The file; `filter` gives each row's filter by its number in its pass.
  func png(interlaced: Bool = false, filter: (Int) -> UInt8 = { _ in 0 }) -> [UInt8] {
    let header = PNGWriter.ihdr(
      UInt32(width), UInt32(height), depth: UInt8(format.depth), type: format.type.rawValue, interlace: interlaced ? 1 : 0)
    var chunks = header
    if !palette.isEmpty {
      chunks += PNGWriter.chunk("PLTE", palette.flatMap { $0[0..<3] })
      if palette.contains(where: { $0[3] != 255 }) { chunks += PNGWriter.chunk("tRNS", palette.map { $0[3] }) }
    }
    if let key { chunks += PNGWriter.chunk("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
    return PNGWriter.file(chunks, PNGWriter.idat(rows(interlaced: interlaced, filter: filter)), PNGWriter.iend)
  }

  /// The rows as they are compressed.
  func rows(interlaced: Bool, filter: (Int) -> UInt8) -> [UInt8] {
    let passes = interlaced ? Self.adam7 : [(0, 0, 1, 1)]
    return passes.flatMap { x0, y0, dx, dy -> [UInt8] in
      let columns = Array(stride(from: x0, to: width, by: dx))
      if columns.isEmpty { return [] }
      var out: [UInt8] = []
      var above: [UInt8]?
      for (number, y) in stride(from: y0, to: height, by: dy).enumerated() {
        let row = packed(columns.flatMap { x in (0..<format.channels).map { samples[(y * width + x) * format.channels + $0] } })
        out += filtered(row, above: above ?? row.map { _ in 0 }, by: filter(number))
        above = row
      }
      return out
    }
  }

  /// The seven passes: first column, first row, step to the right, step down.
  private static let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]

  private func packed(_ samples: [Int]) -> [UInt8] {
    if format.depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let perByte = 8 / format.depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, i in
        byte << UInt8(format.depth) | UInt8(start + i < samples.count ? samples[start + i] : 0)
      }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8], by filter: UInt8) -> [UInt8] {
    let distance = max(1, format.channels * format.depth / 8)
    return [filter]
      + row.indices.map { i in
        let a = i >= distance ? Int(row[i - distance]) : 0
        let b = Int(above[i])
        let c = i >= distance ? Int(above[i - distance]) : 0
        let prediction: Int
        switch filter {
        case 1: prediction = a
        case 2: prediction = b
        case 3: prediction = (a + b) / 2
        case 4:
          let p = a + b - c
          let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
          prediction = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        default: prediction = 0
        }
        return row[i] &- UInt8(prediction)
      }
  }
}
