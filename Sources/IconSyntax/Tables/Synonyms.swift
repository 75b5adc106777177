import IconModel

extension Vocabulary {
  /// The name of the language nearest to one that it does not have, or nil where none is near enough to be meant.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    NearestName.find(name, among: names, synonyms: synonyms)
  }

  /// What other drawing languages call it, folded.
  private static let synonyms: [String: [String]] = [
    "g": ["group", "layer"], "rect": ["rectangle", "square", "box"], "circle": ["dot", "disc"], "ellipse": ["oval"], "icon": ["svgspec"],
    "r": ["radius"], "rx": ["cornerradius", "borderradius"], "width": ["w"], "height": ["h"], "d": ["path", "pathdata", "data"],
    "href": ["ref", "link"], "opacity": ["alpha"], "transform": ["matrix", "translate", "rotate", "scale"], "id": ["name"],
    "fill": ["fillcolor", "background", "backgroundcolor"], "stroke": ["strokecolor", "border", "bordercolor", "linecolor"],
    "stroke-width": ["linewidth", "borderwidth", "thickness"], "stroke-linecap": ["cap", "linecap", "strokecap"],
    "stroke-linejoin": ["join", "linejoin", "strokejoin"],
    "stroke-dasharray": ["dash", "dashes", "dasharray", "strokedash", "strokedashes"],
    "stroke-dashoffset": ["dashoffset"], "stroke-miterlimit": ["miterlimit"], "stroke-style": ["linestyle", "borderstyle", "dashstyle"],
    "clip-path": ["clip"], "mix-blend-mode": ["blendmode", "blend"], "linearGradient": ["gradient"],
  ]
}
