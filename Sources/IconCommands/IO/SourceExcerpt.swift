import IconFiles
import IconModel

/// A line of a source with marks under a part of it.
struct SourceExcerpt {
  private var line = ""
  private var indent = ""
  private var marks = ""

  /// Wider than any line that somebody wrote by hand; drawing programs write their whole file in one.
  private static let widest = 120

  init(of range: SourceRange, in source: SourceText) {
    let bounds = source.lineRange(at: range.start)
    func aligned(_ offset: Int) -> Int { Self.characterStart(offset, in: source, from: bounds.start) }
    let start = aligned(min(max(range.start, bounds.start), bounds.end))
    let end = min(max(range.end, start), bounds.end)
    // A long line is cut down to a window with the marked part in it.
    let from = bounds.end - bounds.start > Self.widest ? aligned(max(bounds.start, start - Self.widest / 3)) : bounds.start
    let to = aligned(min(bounds.end, from + Self.widest))
    let before = Self.shown(source, from, min(start, to))
    let marked = Self.shown(source, min(start, to), min(end, to))
    line = (from > bounds.start ? "…" : "") + before + marked + Self.shown(source, min(end, to), to) + (to < bounds.end ? "…" : "")
    indent = String(repeating: " ", count: Self.width(of: before) + (from > bounds.start ? 1 : 0))
    marks = "^" + String(repeating: "~", count: max(0, Self.width(of: marked) - 1))
  }

  func text(_ style: Style) -> String { line.isEmpty ? "" : "  \(line)\n  \(indent)\(style.caret(marks))\n" }

  /// Where the character begins that a byte belongs to.
  private static func characterStart(_ offset: Int, in source: SourceText, from first: Int) -> Int {
    var start = offset
    // No character has more than four bytes.
    while start > max(first, offset - 3), start < source.bytes.count, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// A part of a line with its tabs widened, so that marks stand right whatever the terminal makes of tabs.
  private static func shown(_ source: SourceText, _ start: Int, _ end: Int) -> String {
    let text = source.text(of: SourceRange(start, end))
    return text.utf8.contains(0x09)
      ? text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ").printable : text.printable
  }

  /// How many columns a terminal takes for a text.
  private static func width(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + width(of: $1) } }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The blocks that Unicode's EastAsianWidth calls wide, and the pictures.
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
