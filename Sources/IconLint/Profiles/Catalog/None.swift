extension Profile {
  /// A template of any size: its drawing is checked, its measures are not.
  public static let none = Profile(
    id: "none", platform: .any, title: "Template of any size", completeness: .any,
    citations: [
      Citation(
        "any size, alpha alone", page: "Apple, UIKit: UIImage.RenderingMode.alwaysTemplate",
        address: "https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum/alwaystemplate", year: 2013)
    ])
}
