/// What one drawing has used of its limits.
final class Budget {
  /// The bytes that its surfaces hold now.
  private var bytes = 0
  /// The copies of patterns drawn so far.
  private var patternCopies = 0.0

  /// Counts a surface before it is made; throws where there is no room for it.
  func hold(bytes count: Int) throws(RasterError) {
    guard bytes + count <= RasterLimits.surfaceBytes else {
      throw RasterError(.limit("groups, masks and patterns need more than \(RasterLimits.surfaceBytes >> 20) MiB of pixels at one time"))
    }
    bytes += count
  }

  /// Counts a surface as gone.
  func release(bytes count: Int) { bytes -= count }

  /// Counts copies of a pattern before they are drawn; throws where they are too many.
  func countPatternCopies(_ count: Double) throws(RasterError) {
    patternCopies += count
    guard patternCopies <= Double(RasterLimits.patternCopies) else {
      throw RasterError(.limit("patterns of more than \(RasterLimits.patternCopies) copies that must be drawn one by one"))
    }
  }
}
