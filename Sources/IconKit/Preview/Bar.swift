/// A bar that shows icons by their masks, with the colours it has: style sheets and pictures are made of the same figures.
struct Bar: Sendable {
  /// The word for style sheets.
  let id: String
  let title: String
  /// From the top down.
  let ground: Ramp
  /// Of an icon that is not selected, or of all where nothing can be.
  let ink: Ramp
  /// Of a selected icon; nil where nothing can be selected.
  var selected: Ramp?

  /// The tab bar of 2009: black and glossy, selected icons glow blue-white.
  static let classic = Bar(
    id: "classic", title: "Tab bar, classic", ground: Ramp([(0, 0x42_4242), (0.5, 0x24_2424), (0.5, 0x00_0000), (1, 0x00_0000)]),
    ink: Ramp([(0, 0xB4_B4B4), (1, 0x78_7878)]), selected: Ramp([(0, 0xE6_F4FF), (0.5, 0x9C_D3FF), (1, 0x46_9DF5)]))
  static let light = Bar(
    id: "light", title: "Tab bar, light", ground: Ramp(0xF9_F9F9), ink: Ramp(0x99_9999), selected: Ramp(tint))
  static let dark = Bar(
    id: "dark", title: "Tab bar, dark", ground: Ramp(0x16_1616), ink: Ramp(0x75_7575), selected: Ramp(tint))
  static let navigation = Bar(id: "navigation", title: "Navigation bar, light", ground: Ramp(0xF9_F9F9), ink: Ramp(tint))
  static let navigationDark = Bar(id: "navigation-dark", title: "Navigation bar, dark", ground: Ramp(0x16_1616), ink: Ramp(tint))
  static let toolbar = Bar(id: "toolbar", title: "Toolbar, light", ground: Ramp(0xF9_F9F9), ink: Ramp(tint))
  static let toolbarDark = Bar(id: "toolbar-dark", title: "Toolbar, dark", ground: Ramp(0x16_1616), ink: Ramp(tint))
  static let menuLight = Bar(id: "menu-light", title: "Menu bar, light", ground: Ramp(0xEC_ECEC), ink: Ramp(0x1D_1D1F))
  static let menuDark = Bar(id: "menu-dark", title: "Menu bar, dark", ground: Ramp(0x2A_2A2C), ink: Ramp(0xF5_F5F7))
  static let statusDark = Bar(id: "status-dark", title: "Status bar, dark", ground: Ramp(0x00_0000), ink: Ramp(0xFF_FFFF))
  static let statusLight = Bar(id: "status-light", title: "Status bar, light", ground: Ramp(0xFA_FAFA), ink: Ramp(0x5F_6368))

  static let all = [
    classic, light, dark, navigation, navigationDark, toolbar, toolbarDark, menuLight, menuDark, statusDark, statusLight,
  ]

  /// Apple's blue, which apps replace by their own.
  static let tint = 0x00_7AFF
}

/// A colour, or colours that go over into one another from the top down.
struct Ramp: Sendable {
  /// Places from 0 to 1, in their order, and colours as 0xRRGGBB.
  let stops: [(at: Double, color: Int)]

  init(_ stops: [(at: Double, color: Int)]) { self.stops = stops }
  init(_ color: Int) { stops = [(0, color)] }

  /// The colour at a height, from 0 at the top to 1.
  func color(at place: Double) -> Sheet.RGB {
    let next = stops.firstIndex { $0.at > place } ?? stops.count
    let (upper, lower) = (stops[max(0, next - 1)], stops[min(next, stops.count - 1)])
    let share = lower.at > upper.at ? min(1, max(0, (place - upper.at) / (lower.at - upper.at))) : 0
    let mix = { (shift: Int) in
      let (a, b) = (Double(upper.color >> shift & 255), Double(lower.color >> shift & 255))
      return Int((a + (b - a) * share).rounded())
    }
    return (mix(16), mix(8), mix(0))
  }

  /// As style sheets write it.
  var css: String {
    if stops.count == 1 { return Self.hexadecimal(stops[0].color) }
    let list = stops.map { "\(Self.hexadecimal($0.color)) \(Int($0.at * 100))%" }
    return "linear-gradient(\(list.joined(separator: ",")))"
  }

  static func hexadecimal(_ color: Int) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
  }
}
