import IconModel

/// Numbers that are equal for equal masks, and hardly ever for others; they tell which masks are worth a closer look.
struct MaskFingerprint: Sendable {
  /// What equal masks have in common.
  struct Key: Sendable, Hashable {
    var size: PixelSize
    var sum: Int
    var momentX: Int
    var momentY: Int

    /// The key of the same mask, mirrored left to right.
    var mirrored: Key {
      var key = self
      key.momentX = sum * (size.width - 1) - momentX
      return key
    }
  }

  let key: Key
  let inkBox: PixelRect?
  /// Which pixels are at least faintly and at least clearly drawn, a bit each; empty where no nearly equal masks are wanted.
  private let faint: [UInt64]
  private let clear: [UInt64]

  /// Nearly equal masks are looked for up to this many pixels.
  private static let detailLimit = 128 * 128

  /// Takes a picture's fingerprint.
  ///
  /// - Parameter withDetail: whether it serves to find nearly equal masks too, which costs memory.
  init(_ picture: Picture, withDetail: Bool) {
    key = Key(size: picture.size, sum: picture.alphaSum, momentX: picture.momentX, momentY: picture.momentY)
    inkBox = picture.inkBox
    let hasDetail = withDetail && picture.pixelCount <= Self.detailLimit
    faint = hasDetail ? BitPlane(picture.alpha, from: 64).packed : []
    clear = hasDetail ? BitPlane(picture.alpha, from: 160).packed : []
  }

  var hasDetail: Bool { !faint.isEmpty }

  /// Whether no pixel of two masks of equal size rules out that their alphas differ by at most 96: what is clear in one is faint in the other.
  func mayResemble(_ other: MaskFingerprint) -> Bool {
    guard key.size == other.key.size, faint.count == other.faint.count else { return false }
    for word in faint.indices where clear[word] & ~other.faint[word] != 0 || other.clear[word] & ~faint[word] != 0 { return false }
    return true
  }
}
