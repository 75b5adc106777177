/// A pixel's colour in numbers whose differences tell how well two colours can be told apart, with its alpha.
struct Tint {
  /// Lightness times 256.
  var luma: Int32
  /// Orange against blue.
  var orange: Int32
  /// Green against purple.
  var green: Int32
  var alpha: Int32

  /// Makes a tint of samples, not premultiplied.
  init(red: Int32, green: Int32, blue: Int32, alpha: Int32) {
    luma = 77 &* red &+ 150 &* green &+ 29 &* blue
    orange = red &- blue
    self.green = 2 &* green &- red &- blue
    self.alpha = alpha
  }

  /// Makes the tint of a pixel of a picture.
  init(_ samples: [UInt8], pixel: Int) {
    let place = 4 &* pixel
    self.init(
      red: Int32(samples[place]), green: Int32(samples[place &+ 1]), blue: Int32(samples[place &+ 2]), alpha: Int32(samples[place &+ 3]))
  }

  /// How far two colours lie apart, 0 to 255, as far as the fainter of the two shows it: the difference in lightness, or in hue where that
  /// is larger (red on green may have no other).
  func distance(to other: Tint) -> Int32 {
    let lightness = abs(luma &- other.luma) &>> 8
    let hue = (abs(orange &- other.orange) &+ abs(green &- other.green)) / 4
    return max(lightness, hue) &* min(alpha, other.alpha) / 255
  }

  /// The lightness of a colour, 0 to 255.
  static func luma(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (77 &* UInt32(red) &+ 150 &* UInt32(green) &+ 29 &* UInt32(blue)) &>> 8)
  }
}
