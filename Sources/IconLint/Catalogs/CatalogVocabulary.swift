/// The words of asset catalogs.
///
/// Source: Apple, Asset Catalog Format Reference (2018), "Image Set Type", and what Xcode has written since.
enum CatalogVocabulary {
  /// What a description may say.
  static let rootKeys = ["images", "info", "properties"]

  /// What the entry of an image may say, beside things that nobody mistypes.
  static let entryKeys = [
    "filename", "idiom", "scale", "subtype", "screen-width", "width-class", "height-class", "display-gamut", "memory",
    "graphics-feature-set", "language-direction", "appearances", "color-space", "compression-type", "locale", "unassigned", "resizing",
    "alignment-insets",
  ]

  /// What an entry says that does not tell its slot from another.
  static let keysBesideTheSlot: Set<String> = ["filename", "unassigned", "resizing", "alignment-insets", "expected-size"]

  /// What properties may say.
  static let propertyKeys = [
    "template-rendering-intent", "preserves-vector-representation", "provides-namespace", "on-demand-resource-tags", "compression-type",
    "localizable", "auto-scaling",
  ]

  /// What an entry's appearance says.
  static let appearanceKeys = ["appearance", "value"]

  static let scales = ["1x", "2x", "3x"]
  static let intents = ["template", "original"]

  /// What the other keys of an entry may be.
  static let values: [String: [String]] = [
    "idiom": [
      "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "reality", "ios-marketing", "watch-marketing",
    ],
    "width-class": ["compact", "regular"],
    "height-class": ["compact", "regular"],
    "display-gamut": ["sRGB", "display-P3"],
    "memory": ["1GB", "2GB", "3GB", "4GB", "6GB", "8GB"],
    "graphics-feature-set": ["metal1v2", "metal2v2", "metal3v1", "metal3v2", "metal4v1", "metal5v1", "metal6v1"],
    "language-direction": ["left-to-right", "right-to-left"],
    "screen-width": ["<=145", ">145", ">161", ">183"],
    "compression-type": ["automatic", "lossless", "lossy", "gpu-optimized-best", "gpu-optimized-smallest"],
  ]

  /// What an appearance may be.
  static let appearances: [String: [String]] = ["luminosity": ["dark", "light", "tinted"], "contrast": ["high", "normal"]]

  /// Endings of pictures without a scale of their own.
  static let vectorEndings: Set<String> = ["svg", "pdf"]
}
