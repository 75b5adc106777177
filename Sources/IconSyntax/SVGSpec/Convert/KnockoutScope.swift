import IconModel

/// What has been drawn so far in an isolated group, and the groups that are open inside it.
///
/// A knockout puts all that was drawn before it into one more group, whose mask is white but for the shape that erases. For that the open groups
/// are ended and begun anew: they are not isolated, so that it makes no difference whether their content stands in one or in several.
struct KnockoutScope {
  /// An open group, with what it holds so far.
  private struct Frame {
    var start: MarkupElement
    var children: [MarkupNode] = []
    /// Whether other parts of it are written, so that an empty one can be left out.
    var isSplit = false
  }

  /// What is inherited at the scope's root.
  private let state: PaintState
  /// What masks cover, in the user space of the scope's root.
  private let region: Rect
  /// Whether a bounding box counts, to which what is not drawn belongs too.
  private let hasBox: Bool
  private var frames: [Frame] = [Frame(start: MarkupElement(name: ""))]
  /// How many have erased something so far.
  var knockouts = 0

  init(state: PaintState, region: Rect, hasBox: Bool) {
    self.state = state
    self.region = region
    self.hasBox = hasBox
  }

  /// What the scope holds; all groups are closed by now.
  var content: [MarkupNode] { frames[0].children }

  /// Whether a group round this place is cut or masked in terms of its bounding box.
  var keepsBoxes: Bool { hasBox || frames.contains { $0.start["clip-path"] != nil } }

  /// What masks cover in the user space of this place; everything where it is not the root's.
  var currentRegion: Rect {
    let isPlain = frames.allSatisfy { $0.start.name != "svg" && $0.start["transform"] == nil }
    return isPlain ? region : SVGLowering.wide
  }

  /// The clips of the groups that a knockout here would part.
  var openClips: [String] { frames.compactMap { $0.start["clip-path"] } }

  mutating func add(_ node: MarkupNode) { frames[frames.count - 1].children.append(node) }

  mutating func open(_ start: MarkupElement) { frames.append(Frame(start: start)) }

  mutating func close() {
    let frame = frames.removeLast()
    if frame.isSplit, !frame.children.contains(where: \.isElement) {
      frames[frames.count - 1].children += frame.children
    } else {
      var element = frame.start
      element.children = frame.children
      add(.element(element))
    }
  }

  /// Erases what was drawn so far with shapes painted black, or white where nothing is erased; false where there is nothing to erase.
  mutating func knockOut(_ shapes: [MarkupElement], maskID: String) -> Bool {
    guard frames.contains(where: { $0.children.contains(where: \.isDrawn) }) else { return false }
    knockouts += 1
    let starts = frames.dropFirst().map(\.start)
    let comments = takeTrailingComments()
    while frames.count > 1 {
      frames[frames.count - 1].isSplit = true
      close()
    }
    let first = content.firstIndex(where: \.isDrawn) ?? 0
    var below = MarkupElement(name: "g", children: Array(content[first...]))
    below["mask"] = "url(#\(maskID))"
    frames[0].children.removeSubrange(first...)
    frames[0].children += [.element(mask(maskID, starts, shapes)), .element(below)]
    frames[0].children += comments[0]
    for (var start, comments) in zip(starts, comments.dropFirst()) {
      start["id"] = nil
      start.comment = nil
      frames.append(Frame(start: start, children: comments, isSplit: true))
    }
    return true
  }

  /// Takes the comments in front of this place, frame by frame: they speak of what comes, and stay with it.
  private mutating func takeTrailingComments() -> [[MarkupNode]] {
    var taken = [[MarkupNode]](repeating: [], count: frames.count)
    for place in frames.indices.reversed() {
      let end = (frames[place].children.lastIndex(where: \.isElement) ?? -1) + 1
      taken[place] = Array(frames[place].children[end...])
      frames[place].children.removeSubrange(end...)
      if end > 0 { break }
    }
    return taken
  }

  /// A mask that lets everything through but the shapes, which stand in the groups that they come from.
  private func mask(_ id: String, _ groups: [MarkupElement], _ shapes: [MarkupElement]) -> MarkupElement {
    let place = [("x", region.x), ("y", region.y), ("width", region.width), ("height", region.height)]
    var mask = MarkupElement(name: "mask")
    mask["id"] = id
    for (name, value) in place { mask[name] = shortest(value) }
    mask["maskUnits"] = "userSpaceOnUse"
    if state[.colorInterpolation] != PaintState.Property.colorInterpolation.initial { mask["color-interpolation"] = "sRGB" }
    var everything = MarkupElement(name: "rect")
    for (name, value) in place { everything[name] = shortest(value) }
    everything["fill"] = "white"
    if state.isPainted(.stroke) { everything["stroke"] = "none" }
    for property in [PaintState.Property.fillOpacity, .visibility] where state[property] != property.initial {
      everything[property.name] = property.initial
    }
    var inner = shapes.map(MarkupNode.element)
    for var group in groups.reversed() where group.name != "g" || !group.attributes.isEmpty {
      group["id"] = nil
      group.comment = nil
      group.children = inner
      inner = [.element(group)]
    }
    mask.children = [.element(everything)] + inner
    return mask
  }
}

extension MarkupNode {
  var isElement: Bool { if case .element = self { true } else { false } }

  /// Whether it is drawn where it stands.
  var isDrawn: Bool {
    guard case .element(let element) = self else { return false }
    switch element.name {
    case "g", "svg", "switch": return element.children.contains(where: \.isDrawn)
    case "use": return true
    default: return Vocabulary.isShape(element.name)
    }
  }
}
