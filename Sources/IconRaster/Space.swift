import IconModel

/// Where nodes are drawn.
struct Space {
  /// Takes what the nodes' transforms lead to (content space; in a pattern, the pattern's space) to pixels.
  let content: Transform
  /// Takes the icon's viewport to pixels: the measure of strokes that do not scale.
  let viewport: Transform
}
