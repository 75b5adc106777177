/// The filters that programs enlarge pictures with.
enum ResamplingKernel: String, Sendable, CaseIterable {
  case bilinear
  case bicubic
  case lanczos = "Lanczos"
  /// With the sharper slope that some programs prefer.
  case sharpBicubic = "sharp bicubic"

  /// How many pixels to each side it reaches.
  var reach: Int {
    switch self {
    case .bilinear: 1
    case .bicubic, .sharpBicubic: 2
    case .lanczos: 3
    }
  }

  /// The filter's value at a distance.
  func value(at distance: Double) -> Double {
    let x = abs(distance)
    switch self {
    case .bilinear: return x < 1 ? 1 - x : 0
    case .bicubic: return Self.cubic(x, slope: -0.5)
    case .sharpBicubic: return Self.cubic(x, slope: -0.75)
    case .lanczos:
      if x < 1e-9 { return 1 }
      return x < 3 ? 3 * Self.sineOfPi(x) * Self.sineOfPi(x / 3) / (Double.pi * Double.pi * x * x) : 0
    }
  }

  private static func cubic(_ x: Double, slope a: Double) -> Double {
    if x < 1 { return ((a + 2) * x - (a + 3)) * x * x + 1 }
    return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0
  }

  /// The sine of πx, by its series: this library does without libm.
  private static func sineOfPi(_ x: Double) -> Double {
    let turn = x.rounded()
    let angle = (x - turn) * Double.pi
    var term = angle
    var sum = angle
    for n in stride(from: 2.0, through: 20, by: 2) {
      term *= -angle * angle / (n * (n + 1))
      sum += term
    }
    return turn.truncatingRemainder(dividingBy: 2) == 0 ? sum : -sum
  }
}

/// How each place of an enlarged row, or column, is mixed from places of the small one.
struct ResamplingWeights {
  /// Weights of a place, one behind the other.
  let count: Int
  private let weights: [Float]
  /// For each place the small one's first; it may lie outside.
  private let starts: [Int]

  /// Works the weights out; at the edges those inside are raised so that they add up to 1.
  init(_ kernel: ResamplingKernel, from small: Int, to large: Int) {
    count = 2 * kernel.reach
    var weights: [Float] = []
    var starts: [Int] = []
    weights.reserveCapacity(large * count)
    for place in 0..<large {
      let center = (Double(place) + 0.5) * Double(small) / Double(large) - 0.5
      let start = Int(center.rounded(.down)) - kernel.reach + 1
      let values = (0..<count).map { offset in
        (0..<small).contains(start + offset) ? kernel.value(at: center - Double(start) - Double(offset)) : 0
      }
      let sum = values.reduce(0, +)
      weights += values.map { Float(Double(Float($0)) / sum) }
      starts.append(start)
    }
    (self.weights, self.starts) = (weights, starts)
  }

  /// The place of the small one behind the last that a place is mixed from.
  func end(of place: Int) -> Int { starts[place] + count }

  /// Mixes a place from a row, or column, whose elements stand `stride` apart from `first` on.
  func mix(_ place: Int, of values: [Float], first: Int, stride: Int, length: Int) -> Float {
    var sum: Float = 0
    let start = starts[place]
    for offset in 0..<count where start &+ offset >= 0 && start &+ offset < length {
      sum += weights[place &* count &+ offset] * values[first &+ (start &+ offset) &* stride]
    }
    return sum
  }
}
