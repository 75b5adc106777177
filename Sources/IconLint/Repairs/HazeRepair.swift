public import IconModel

extension Repair {
  /// Rounds alphas that are nearly 0 or 255.
  ///
  /// - Parameters:
  ///   - picture: that has them.
  ///   - low: whether leftovers above 0 were found.
  ///   - high: whether leftovers below 255 were found.
  ///   - counts: for each kind, how many there are: `31 pixels of alpha 2`.
  static func haze(_ picture: Picture, low: Bool, high: Bool, _ counts: [String]) -> Repair {
    // Where nothing is at full strength, the edges are too faint as well.
    let isFaint = high && picture.histogram[255] == 0
    return Repair(.picture(isFaint ? .strengthening(low: low) : .rounding(low: low, high: high)), Wording.list(counts))
  }
}

extension Repair.PictureChange {
  /// Up to this alpha nothing is seen, and from 255 less it everything.
  private static let haze = 3

  /// The picture with what is done to it; nil for what takes a mask made of its darkness.
  public func applied(to image: PixelImage) -> PixelImage? {
    switch self {
    case .none: return image
    case .ink: return image.withAlphas(ink: 0) { $0 }
    case .inkFromDarkness: return nil
    case .rounding(let low, let high):
      return image.withAlphas { low && $0 <= Self.haze ? 0 : high && $0 >= 255 - Self.haze ? 255 : $0 }
    case .strengthening(let low):
      let strongest = max(1, Int(image.alpha.samples.max() ?? 255))
      return image.withAlphas { low && $0 <= Self.haze ? 0 : (Int($0) * 255 + strongest / 2) / strongest }
    }
  }
}

extension PixelImage {
  /// The picture with other alphas, and with one shade of ink if one is given.
  fileprivate func withAlphas(ink: UInt8? = nil, _ alpha: (Int) -> Int) -> PixelImage {
    var image = self
    for place in stride(from: 0, to: samples.count, by: 4) {
      image.samples[place + 3] = UInt8(clamping: alpha(Int(samples[place + 3])))
      guard let ink else { continue }
      for channel in 0..<3 { image.samples[place + channel] = ink }
    }
    return image
  }
}
