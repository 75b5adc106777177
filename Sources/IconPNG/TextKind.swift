/// Tells what kind of text a file holds.
enum TextKind {
  /// A short phrase; nil where the bytes are no text.
  ///
  /// `start` is the file's beginning; where `isWhole` is false, its last character may be cut.
  static func phrase(for start: [UInt8], isWhole: Bool) -> String? {
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "text in UTF-16" }
    var text = start[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { isSpace($0) }
    guard !text.isEmpty else { return "blank text" }
    if let phrase = known(text) { return phrase }
    if begins(text, with: "<?xml") { return "an XML document" }
    return isText(start, isWhole: isWhole) ? "text" : nil
  }

  /// A short phrase for what is certainly no source of an icon.
  static func phraseForNoSource(_ start: [UInt8]) -> String? {
    let phrase = known(start.drop { isSpace($0) })
    return phrase == svg || phrase == svgspec ? nil : phrase
  }

  private static let svg = "an SVG drawing (`iconkit render` makes a PNG of it)"
  private static let svgspec = "an svgspec drawing (`iconkit render` makes a PNG of it)"

  /// A phrase for text that something tells.
  private static func known(_ text: ArraySlice<UInt8>) -> String? {
    if let kind = markers.first(where: { begins(text, with: $0.marker) }) { return kind.phrase }
    guard text.first == 0x3C else { return nil }
    if contains("<svg", in: text) { return svg }
    if contains("<plist", in: text) { return "a property list" }
    if contains("<html", in: text) { return "an HTML page" }
    return nil
  }

  private static let markers: [(marker: String, phrase: String)] = [
    ("version https://git-lfs", "a Git LFS pointer (`git lfs pull` fetches the file)"),
    ("<<<<<<< ", "text with Git's conflict marks"),
    ("iVBORw0KGgo", "a PNG in base64"),
    ("data:image/png;base64,", "a PNG in a data URL"),
    ("data:", "a data URL"),
    ("<!doctype html", "an HTML page"),
    ("<html", "an HTML page"),
    ("<svg", svg),
    ("icon ", svgspec),
    ("icon\n", svgspec),
    ("/* xpm */", "an XPM picture"),
    ("{", "JSON"),
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether a text begins with a marker, whatever the case of its letters.
  private static func begins(_ text: ArraySlice<UInt8>, with marker: String) -> Bool {
    var rest = text
    for byte in marker.utf8 {
      guard let next = rest.popFirst(), lowercased(next) == lowercased(byte) else { return false }
    }
    return true
  }

  private static func contains(_ marker: String, in text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { text[$0] == 0x3C && begins(text[$0...], with: marker) }
  }

  /// Whether bytes are UTF-8 without control characters other than white space and escape.
  private static func isText(_ bytes: [UInt8], isWhole: Bool) -> Bool {
    if bytes.contains(where: { ($0 < 0x20 && !isSpace($0) && $0 != 0x1B) || $0 == 0x7F }) { return false }
    var decoder = Unicode.UTF8()
    var rest = bytes.makeIterator()
    var decoded = 0
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): decoded += Unicode.UTF8.width(scalar)
      case .emptyInput: return true
      // A character is four bytes at most: one that the end has cut leaves three.
      case .error: return !isWhole && bytes.count - decoded <= 3
      }
    }
  }
}
