import IconModel

/// Tells from the sizes of a set which scales its files really have.
enum ScaleReading {
  /// A file as it is named.
  struct File {
    var scale: Int
    var size: PixelSize
  }

  /// The scale that each file has by its size; nil where the sizes are no one size at three scales.
  ///
  /// Of several readings the one that contradicts the fewest names.
  ///
  /// - Parameters:
  ///   - files: at least two, or any number where there is a size to go by.
  ///   - wanted: in points, if that is known.
  static func scales(of files: [File], wanted: Extent = .any) -> [Int]? {
    if wanted.width != nil, wanted.height != nil {
      let scales = files.map { file in (1...3).first { wanted.fits(file.size, scale: Double($0)) } }
      return scales.contains(nil) ? nil : scales.compactMap(\.self)
    }
    guard files.count > 1 else { return nil }
    var best: (scales: [Int], faults: Int)?
    for scale in 1...3 {
      guard let scales = scales(of: files, ifFirstHas: scale) else { continue }
      let faults = zip(scales, files).count { $0 != $1.scale }
      if best.map({ faults < $0.faults }) ?? true { best = (scales, faults) }
    }
    return best?.scales
  }

  /// The scales of all, each a different one, if the first file has a given one.
  private static func scales(of files: [File], ifFirstHas first: Int) -> [Int]? {
    let base = files[0].size
    var scales: [Int] = []
    for file in files {
      // Multiplied crosswise, in numbers that can't overflow.
      let fits = (1...3).first { scale in
        Double(file.size.width) * Double(first) == Double(base.width) * Double(scale)
          && Double(file.size.height) * Double(first) == Double(base.height) * Double(scale)
      }
      guard let fits, !scales.contains(fits) else { return nil }
      scales.append(fits)
    }
    return scales
  }
}
