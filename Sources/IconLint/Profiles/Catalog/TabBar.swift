extension Profile {
  /// The classic tab bar.
  public static let tabbar = Profile(
    id: "tabbar", platform: .ios, title: "Tab bar", size: Extent(30, 30), maximum: Extent(48, 32),
    citations: [
      Citation(
        "30x30 pt, at most 48x32", page: "Apple, iOS Human Interface Guidelines: Custom Icon and Image Creation Guidelines",
        address: "https://developer.apple.com/library/ios/documentation/userexperience/conceptual/mobilehig/IconsImages/IconsImages.html",
        year: 2013),
      Citation(
        "@2x and @3x for iPhones, @2x for iPads", page: "Apple, iOS Human Interface Guidelines: Icon and Image Sizes",
        address: "https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/IconMatrix.html", year: 2015),
    ])

  /// The tab bar since iOS 7.
  public static let tabbarIOS7 = Profile(
    id: "tabbar-ios7", platform: .ios, title: "Tab bar since iOS 7", size: Extent(25, 25), maximum: Extent(48, 32),
    citations: [
      Citation(
        "25x25 pt, at most 48x32", page: "Apple, iOS Human Interface Guidelines: Bar Button Icons",
        address: "https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/BarIcons.html", year: 2013)
    ])
}
