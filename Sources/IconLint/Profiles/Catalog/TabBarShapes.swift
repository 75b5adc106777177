// Since 2017 the guidelines give each shape of glyph a size of its own, so that all look equally large; where they give one side, the other is
// free.
extension Profile {
  public static let tabbarCircle = shape("circle", regular, Extent(25, 25))
  public static let tabbarSquare = shape("square", regular, Extent(23, 23))
  public static let tabbarWide = shape("wide", regular, Extent(31, nil))
  public static let tabbarTall = shape("tall", regular, Extent(nil, 28))
  public static let tabbarCircleCompact = shape("circle", compact, Extent(18, 18))
  public static let tabbarSquareCompact = shape("square", compact, Extent(17, 17))
  public static let tabbarWideCompact = shape("wide", compact, Extent(23, nil))
  public static let tabbarTallCompact = shape("tall", compact, Extent(nil, 20))

  private static let regular = Bar(name: "regular", suffix: "", keylines: Keylines(circle: 25, square: 23, wide: 31, tall: 28))
  private static let compact = Bar(name: "compact", suffix: "-compact", keylines: Keylines(circle: 18, square: 17, wide: 23, tall: 20))

  /// One of the two heights of the bar.
  private struct Bar {
    var name: String
    var suffix: String
    var keylines: Keylines
  }

  private static func shape(_ shape: String, _ bar: Bar, _ size: Extent) -> Profile {
    Profile(
      id: "tabbar-\(shape)\(bar.suffix)", platform: .ios, title: "Tab bar, \(bar.name), \(shape) glyph", size: size, keylines: bar.keylines,
      citations: [
        Citation(
          "\(size.text) pt", page: "Apple, Human Interface Guidelines: Tab bars",
          address: "https://developer.apple.com/design/human-interface-guidelines/tab-bars", year: 2019)
      ])
  }
}
