extension Profile {
  /// Icons of buttons in tool bars and navigation bars.
  public static let toolbar = Profile(
    id: "toolbar", platform: .ios, title: "Tool bar and navigation bar", size: Extent(22, 22),
    citations: [
      Citation(
        "22x22 pt", page: "Apple, iOS Human Interface Guidelines: Bar Button Icons",
        address: "https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/BarIcons.html", year: 2013)
    ])

  /// Menu bar extras; AppKit takes an image whose name ends in `Template` for a template.
  public static let menubar = Profile(
    id: "menubar", platform: .macos, title: "Menu bar", maximum: Extent(nil, 22), scales: [1, 2],
    completeness: .largerTogether([1, 2], ipad: [2]),
    citations: [
      Citation(
        "22 pt high at most (the bar's thickness)", page: "Apple, AppKit: NSStatusBar.thickness",
        address: "https://developer.apple.com/documentation/appkit/nsstatusbar/thickness", year: 2026),
      Citation(
        "a template image", page: "Apple, macOS Human Interface Guidelines: Menu Bar Extras",
        address: "https://developer.apple.com/macos/human-interface-guidelines/extensions/menu-bar-extras/", year: 2017),
    ])

  /// Backgrounds of navigation bars, which stretch or tile sideways.
  public static let navbarBackground = Profile(
    id: "navbar-background", platform: .ios, title: "Navigation bar background", isTemplate: false, size: Extent(nil, 44),
    citations: [
      Citation(
        "44 pt high", page: "Use Your Loaf, Customizing Appearance With Resizable Images",
        address: "https://useyourloaf.com/blog/customizing-appearance-with-resizable-images/", year: 2012)
    ])
}
