public import IconModel

/// What a platform wants of an icon in one of its places: data, with the page each figure comes from.
public struct Profile: Sendable, Hashable {
  /// Stable and public, such as `tabbar`.
  public let id: String
  public let platform: Platform
  /// The place, in a few words.
  public let title: String
  /// Whether the platform shows alpha alone.
  public let isTemplate: Bool
  /// In points.
  public internal(set) var size: Extent
  /// What the place shows at most, in points; nil where it cuts nothing off.
  public internal(set) var maximum: Extent?
  /// Where folders state the density and names don't: a picture may be so many times the size, whatever its name says.
  public let folderScales: [Double]
  /// The scales that a source is rendered at.
  public internal(set) var scales: [Int]
  /// Which scales of a PNG must be there.
  public internal(set) var completeness: Completeness
  /// Free points on each side.
  public let margin: Double?
  public let keylines: Keylines?
  /// Levels of rules that differ from their own.
  public let levels: [String: Severity]
  /// Numbers that differ from the rules' own, by ``Threshold/key``.
  public let thresholds: [String: Double]
  public let citations: [Citation]

  /// Makes a profile.
  public init(
    id: String, platform: Platform, title: String, isTemplate: Bool = true, size: Extent = .any, maximum: Extent? = nil,
    folderScales: [Double] = [], scales: [Int] = [1, 2, 3],
    completeness: Completeness = .largerTogether([2, 3], ipad: [2]), margin: Double? = nil, keylines: Keylines? = nil,
    levels: [String: Severity] = [:], thresholds: [String: Double] = [:], citations: [Citation]
  ) {
    self.id = id
    self.platform = platform
    self.title = title
    self.isTemplate = isTemplate
    self.size = size
    self.maximum = maximum
    self.folderScales = folderScales
    self.scales = scales
    self.completeness = completeness
    self.margin = margin
    self.keylines = keylines
    self.levels = levels
    self.thresholds = thresholds
    self.citations = citations
  }

  /// The profile of an id.
  public static func named(_ id: String) -> Profile? { all.first { $0.id == id } }

  /// The other profiles of the platform whose icons have a size, in both directions.
  func alternatives(for size: Size) -> [Profile] {
    Profile.all.filter { $0.platform == platform && $0.id != id && $0.size == Extent(size.width, size.height) }
  }

  /// The scales that anything may be wanted at.
  public static let knownScales = 1...4

  /// Where an icon is shown.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case ios = "iOS"
    case macos = "macOS"
    case android = "Android"
    case gnome = "GNOME"
    case web = "Web"
    case teams = "Microsoft Teams"
    case any = "any"
  }
}

extension Profile: CustomStringConvertible {
  /// The profile's id.
  public var description: String { id }
}

/// A width and a height in points, either of which may be free.
public struct Extent: Sendable, Hashable {
  public var width: Double?
  public var height: Double?

  /// Makes an extent of its sides.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  /// No size at all.
  public static let any = Extent(nil, nil)

  public var isAny: Bool { width == nil && height == nil }

  /// Whether a picture is this large at a scale, as far as that is not free.
  func fits(_ size: PixelSize, scale: Double) -> Bool { pixels(scale, in: size) == size }

  /// In pixels at a scale; what is free is taken from `size`.
  func pixels(_ scale: Double, in size: PixelSize) -> PixelSize {
    let side = { (points: Double?, pixels: Int) in points.flatMap { Int(exactly: ($0 * scale).rounded()) } ?? pixels }
    return PixelSize(side(width, size.width), side(height, size.height))
  }

  /// As people write it: `30x30`, `31 wide`.
  public var text: String {
    switch (width, height) {
    case (let width?, let height?): Wording.points(Size(width, height))
    case (let width?, nil): Wording.decimal(width, 2) + " wide"
    case (nil, let height?): Wording.decimal(height, 2) + " high"
    case (nil, nil): "any size"
    }
  }
}

/// Which scales of a PNG must be there.
public enum Completeness: Sendable, Hashable {
  /// Whichever there are.
  case any
  case all([Int])
  /// An icon without larger scales is complete; with any of them, all must be there (1x may be absent), for an iPad those of `ipad`.
  case largerTogether([Int], ipad: [Int])
}

/// How large drawings of a shape look equally large, in points.
public struct Keylines: Sendable, Hashable {
  /// The diameter.
  public var circle: Double
  /// The side.
  public var square: Double
  /// The width.
  public var wide: Double
  /// The height.
  public var tall: Double

  /// Makes keylines.
  public init(circle: Double, square: Double, wide: Double, tall: Double) {
    self.circle = circle
    self.square = square
    self.wide = wide
    self.tall = tall
  }

  /// What a shape's longer side may measure.
  func range(_ kind: Silhouette.Kind) -> ClosedRange<Double> {
    switch kind {
    case .circle: circle...circle
    case .square: square...square
    case .wide: wide...wide
    case .tall: tall...tall
    case .other: min(circle, square)...max(circle, square)
    }
  }
}

/// Where a figure comes from.
public struct Citation: Sendable, Hashable {
  /// Which figures.
  public var figures: String
  /// The page, by its publisher and title.
  public var page: String
  public var address: String
  /// The year of the page's text.
  public var year: Int

  /// Makes a citation.
  public init(_ figures: String, page: String, address: String, year: Int) {
    self.figures = figures
    self.page = page
    self.address = address
    self.year = year
  }
}
