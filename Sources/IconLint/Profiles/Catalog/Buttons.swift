extension Profile {
  /// Stretchable backgrounds of buttons.
  public static let button = Profile(
    id: "button", platform: .ios, title: "Stretchable button background", isTemplate: false,
    citations: [
      Citation(
        "any size: the smallest that shows the caps", page: "Apple, iOS Human Interface Guidelines: Creating Resizable Images",
        address: "https://developer.apple.com/library/ios/documentation/UserExperience/Conceptual/MobileHIG/ResizableImages.html",
        year: 2014)
    ])

  /// Stretchable backgrounds of back buttons.
  public static let backButton = Profile(
    id: "back-button", platform: .ios, title: "Back button background", isTemplate: false, maximum: Extent(nil, 44),
    citations: [
      Citation(
        "no higher than the navigation bar, 44 pt", page: "Use Your Loaf, Customizing Appearance With Resizable Images",
        address: "https://useyourloaf.com/blog/customizing-appearance-with-resizable-images/", year: 2012)
    ])
}
