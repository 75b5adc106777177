/// Sets texts for a terminal's width.
enum Wrap {
  /// Breaks a text between words, each line with an indentation in front; a word that is too long stays whole.
  static func lines(_ text: String, columns: Int, indent: Int = 0) -> [String] {
    let room = max(20, columns - indent)
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in plain(text).split(separator: " ") {
      let length = word.unicodeScalars.count
      if width > 0 && width + 1 + length > room {
        lines.append(line)
        line = ""
        width = 0
      }
      line += width > 0 ? " " + word : String(word)
      width += (width > 0 ? 1 : 0) + length
    }
    if width > 0 { lines.append(line) }
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + $0 }
  }

  /// A text without the marks for code.
  static func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}
