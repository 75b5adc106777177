/// A resolved icon: absolute paths, resolved paints, no inheritance, no references, no units.
///
/// The nodes' transforms lead to the icon's *content space* (SVG's root viewBox); `contentToViewport` leads on to the viewport, which is
/// `size` user units wide and high, that is as many pixels at 1x.
public struct Icon: Sendable, Hashable {
  /// The viewport, in user units.
  public var size: Size
  /// Takes content space to the viewport (viewBox and preserveAspectRatio).
  public var contentToViewport: Transform
  public var nodes: [Node]
  /// The profile that the document asks for.
  public var profile: String?
  public var title: String?
  public var desc: String?
  /// End caps of a stretchable image, in user units.
  public var caps: CapInsets?
  /// Elements of the drawing that add nothing to ``nodes``, in the order of the document.
  public var undrawn: [UndrawnElement]

  /// Makes an icon.
  public init(
    size: Size, contentToViewport: Transform = .identity, nodes: [Node], profile: String? = nil, title: String? = nil, desc: String? = nil,
    caps: CapInsets? = nil, undrawn: [UndrawnElement] = []
  ) {
    self.size = size
    self.contentToViewport = contentToViewport
    self.nodes = nodes
    self.profile = profile
    self.title = title
    self.desc = desc
    self.caps = caps
    self.undrawn = undrawn
  }
}

/// An element in the drawing that draws nothing, and why.
public struct UndrawnElement: Sendable, Hashable {
  /// Why nothing of it shows.
  public enum Reason: Sendable, Hashable {
    /// `display: none` or `visibility: hidden`.
    case hidden
    /// A side or a radius of 0, a path without segments, or a value that could not be read.
    case empty
    /// A transform without an inverse.
    case flattened
    /// Neither a fill nor a stroke, or an opacity of 0; with the box of its path in content space.
    case unpainted(Rect?)
  }

  public var origin: Origin
  public var reason: Reason

  /// Makes an element that draws nothing.
  public init(_ origin: Origin, _ reason: Reason) {
    self.origin = origin
    self.reason = reason
  }
}

/// The parts of a stretchable image that keep their size, in user units; nil where the document does not say.
public struct CapInsets: Sendable, Hashable {
  public var top: Double?
  public var left: Double?
  public var bottom: Double?
  public var right: Double?

  /// Makes insets.
  public init(top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Something that is drawn.
public enum Node: Sendable, Hashable {
  case shape(Shape)
  case group(Group)
}

/// Where a node comes from: the element that drew it.
public struct Origin: Sendable, Hashable {
  /// The element's name, such as `rect`.
  public var element: String
  /// The element's `id`.
  public var id: String?
  /// The element's start tag or statement.
  public var range: SourceRange

  /// Makes an origin.
  public init(element: String, id: String? = nil, range: SourceRange = .none) {
    self.element = element
    self.id = id
    self.range = range
  }
}

/// A path with its paints.
public struct Shape: Sendable, Hashable {
  /// In the shape's own user space.
  public var path: Path
  /// Takes the shape's user space to content space (in a pattern, to the pattern's space).
  public var transform: Transform
  public var fill: Fill?
  public var stroke: Stroke?
  /// `paint-order`: whether the stroke lies under the fill.
  public var strokeFirst: Bool
  /// `shape-rendering`: false for `crispEdges` and `optimizeSpeed`.
  public var antialias: Bool
  public var origin: Origin

  /// Makes a shape.
  public init(
    path: Path, transform: Transform = .identity, fill: Fill? = nil, stroke: Stroke? = nil, strokeFirst: Bool = false,
    antialias: Bool = true, origin: Origin = Origin(element: "path")
  ) {
    self.path = path
    self.transform = transform
    self.fill = fill
    self.stroke = stroke
    self.strokeFirst = strokeFirst
    self.antialias = antialias
    self.origin = origin
  }
}

/// Nodes that are composited as one.
///
/// The resolver makes a group only where compositing needs one; a plain `g` leaves its children in the list above it.
public struct Group: Sendable, Hashable {
  public var children: [Node]
  /// From 0 to 1.
  public var opacity: Double
  public var blendMode: BlendMode
  public var clip: ClipPath?
  public var mask: Mask?
  /// Whether knockouts and blend modes inside stop at this group; a group with opacity below 1, a mask or a blend mode always does.
  public var isolated: Bool
  public var origin: Origin

  /// Makes a group.
  public init(
    _ children: [Node], opacity: Double = 1, blendMode: BlendMode = .normal, clip: ClipPath? = nil, mask: Mask? = nil,
    isolated: Bool = false, origin: Origin = Origin(element: "g")
  ) {
    self.children = children
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
    self.mask = mask
    self.isolated = isolated
    self.origin = origin
  }

  /// Whether the group is drawn on a surface of its own.
  public var needsLayer: Bool { isolated || opacity < 1 || mask != nil || blendMode != .normal }
}

/// CSS Compositing's blend modes.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
}

/// A clipping region: the union of its shapes, cut by a further clip.
public struct ClipPath: Sendable, Hashable {
  /// One shape of the region, perhaps with a clip of its own.
  public struct Part: Sendable, Hashable {
    public var path: Path
    /// Takes the part's space to content space.
    public var transform: Transform
    public var rule: FillRule
    public var antialias: Bool
    public var clip: ClipPath? { clips.first }
    private var clips: [ClipPath]

    /// Makes a part.
    public init(path: Path, transform: Transform, rule: FillRule = .nonzero, antialias: Bool = true, clip: ClipPath? = nil) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.antialias = antialias
      clips = clip.map { [$0] } ?? []
    }
  }

  /// No parts: everything is cut away.
  public var parts: [Part]
  /// The viewport, one rectangle, that all is cut to as a whole; other regions cut shape by shape.
  public let viewport: Rect?
  /// The clip on the `clipPath` element itself.
  public var clip: ClipPath? { clips.first }
  // An array because a struct cannot hold itself.
  private var clips: [ClipPath]

  /// Makes a region.
  public init(_ parts: [Part], clip: ClipPath? = nil) {
    self.parts = parts
    viewport = nil
    clips = clip.map { [$0] } ?? []
  }

  /// Makes the region of a viewport; `transform` takes its space to content space.
  public init(viewport: Rect, transform: Transform) {
    let corners = viewport.corners
    parts = [Part(path: Path([.move(corners[0])] + corners[1...].map { .line($0) } + [.close]), transform: transform)]
    self.viewport = viewport
    clips = []
  }
}

/// A mask: what it draws scales what the group draws.
public struct Mask: Sendable, Hashable {
  /// How a mask's drawing becomes coverage.
  public enum Kind: Sendable, Hashable {
    /// Luminance in sRGB (`color-interpolation: linearRGB` too where `linear`), times alpha.
    case luminance(linear: Bool)
    case alpha
  }

  public var kind: Kind
  /// The mask's x, y, width, height; nothing shows outside.
  public var region: Rect
  /// Takes the region's space to content space.
  public var regionTransform: Transform
  /// Transforms lead to content space.
  public var content: [Node]
  /// The mask on the `mask` element itself.
  public var mask: Mask? { masks.first }
  private var masks: [Mask]

  /// Makes a mask.
  public init(kind: Kind, region: Rect, regionTransform: Transform, content: [Node], mask: Mask? = nil) {
    self.kind = kind
    self.region = region
    self.regionTransform = regionTransform
    self.content = content
    masks = mask.map { [$0] } ?? []
  }
}
