/// How a character is shown on a terminal.
struct DisplayText {
  /// What is printed: the character itself, or an escape for one that would not show or would act on the terminal.
  var text: String
  /// How many columns it takes; a tab counts as eight.
  var width: Int

  init(_ scalar: Unicode.Scalar) {
    if scalar == "\t" {
      self.init(text: "\t", width: 8)
    } else {
      let text = String(scalar).printable
      self.init(text: text, width: text.unicodeScalars.count == 1 ? Self.width(of: scalar) : text.utf8.count)
    }
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }

  /// Source: Unicode Standard Annex 11, "East Asian Width", and the emoji that are shown as pictures.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
