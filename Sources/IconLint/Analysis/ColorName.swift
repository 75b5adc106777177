import IconModel

/// Words for colours, for people who look at the drawing while they read the message.
enum ColorName {
  /// The nearest of a dozen common words for a colour of three bytes.
  static func of(_ red: Int, _ green: Int, _ blue: Int) -> String {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let chroma = high - low
    // Little colour in something light or dark looks like none.
    guard chroma > 24, chroma * 6 > high else { return grey(Int(Tint.luma(UInt8(red), UInt8(green), UInt8(blue)))) }
    if high < 48 { return "black" }
    return name(hue: hue(red, green, blue, high, chroma), high: high, low: low)
  }

  /// As sources write it: `#13409a`, or `#fff` where that says as much.
  static func hex(_ color: Color) -> String {
    let digits = [color.red, color.green, color.blue].map { part -> [UInt8] in
      let byte = part.isFinite ? UInt8((min(max(part, 0), 1) * 255).rounded()) : 0
      return [byte >> 4, byte & 15]
    }
    let isShort = digits.allSatisfy { $0[0] == $0[1] }
    return "#" + digits.map { pair in (isShort ? pair.prefix(1) : pair[...]).map { String($0, radix: 16) }.joined() }.joined()
  }

  private static func grey(_ luma: Int) -> String {
    switch luma {
    case ..<40: "black"
    case ..<96: "dark grey"
    case ..<168: "grey"
    case ..<228: "light grey"
    default: "white"
    }
  }

  /// In degrees, red at 0.
  private static func hue(_ red: Int, _ green: Int, _ blue: Int, _ high: Int, _ chroma: Int) -> Int {
    let (r, g, b) = (60 * red / chroma, 60 * green / chroma, 60 * blue / chroma)
    if high == red { return (g - b + 360) % 360 }
    return high == green ? 120 + b - r : 240 + r - g
  }

  private static func name(hue: Int, high: Int, low: Int) -> String {
    switch hue {
    case 15..<45: high < 160 ? "brown" : "orange"
    case 45..<70: high < 128 ? "olive" : "yellow"
    case 70..<165: "green"
    case 165..<200: "turquoise"
    case 200..<255: "blue"
    case 255..<290: "purple"
    case 290..<340: "pink"
    default: high < 128 || low < 128 ? "red" : "pink"
    }
  }
}
