/// Names that SVG knows and svgspec does not, with what to do instead.
enum NoPlace {
  /// What to do instead of an element; nil for a name that SVG does not know either.
  static func advice(forElement name: String) -> String? {
    if name.utf8.starts(with: "fe".utf8), name.utf8.count > 5 { return filters }
    return elements[name]
  }

  /// What to do instead of an attribute; nil for a name that SVG does not know either.
  static func advice(forAttribute name: String) -> String? {
    if let advice = attributes[name] { return advice }
    let prefixed = { (prefix: String) in name.utf8.count > prefix.utf8.count && name.utf8.starts(with: prefix.utf8) }
    if prefixed("font-") || prefixed("text-") { return text }
    if prefixed("xmlns:") { return namespaces }
    if prefixed("data-") || prefixed("aria-") { return metadata }
    return nil
  }

  private static let text = "draw letters as paths"
  private static let pictures = "draw it as shapes"
  private static let filters = "draw what the filter would as shapes"
  private static let animation = "an icon does not move; draw it as it stands still"
  private static let scripts = "an icon does not act; leave it out"
  private static let metadata = "write it as a comment"
  private static let namespaces = "there are no namespaces; leave it out"
  private static let sheets = "there is no CSS; write its declarations as attributes"
  private static let fonts = "there are no fonts; draw letters as paths"
  private static let colors = "only alpha is shown; leave it out"

  private static let elements: [String: String] = [
    "text": text, "tspan": text, "textPath": text, "tref": text, "altGlyph": text,
    "font": fonts, "font-face": fonts, "glyph": fonts, "missing-glyph": fonts, "hkern": fonts, "vkern": fonts,
    "image": pictures, "foreignObject": pictures, "video": pictures, "canvas": pictures, "iframe": pictures, "audio": scripts,
    "filter": filters,
    "animate": animation, "animateColor": animation, "animateMotion": animation, "animateTransform": animation, "set": animation,
    "mpath": animation, "discard": animation,
    "script": scripts, "view": scripts, "cursor": scripts,
    "metadata": metadata, "title": "write it as title=… on 'icon'", "desc": "write it as desc=… on 'icon'",
    "style": sheets, "link": sheets,
    "a": "group with 'g'", "color-profile": colors,
  ]

  private static let attributes: [String: String] = [
    "style": sheets, "class": sheets, "type": sheets, "media": sheets,
    "filter": filters, "flood-color": filters, "flood-opacity": filters, "lighting-color": filters, "color-interpolation-filters": filters,
    "enable-background": "write isolation=isolate on a group",
    "xmlns": namespaces, "version": namespaces, "baseProfile": namespaces, "xml:space": text, "xml:lang": metadata, "lang": metadata,
    "font": fonts, "letter-spacing": text, "word-spacing": text, "writing-mode": text, "direction": text, "dominant-baseline": text,
    "alignment-baseline": text, "baseline-shift": text, "unicode-bidi": text, "textLength": text, "dx": text, "dy": text,
    "onclick": scripts, "onload": scripts, "cursor": scripts, "pointer-events": scripts, "tabindex": scripts, "focusable": scripts,
    "target": scripts, "role": metadata,
    "color-rendering": colors, "color-profile": colors, "image-rendering": pictures,
    "marker": "write marker-start, marker-mid and marker-end",
  ]
}
