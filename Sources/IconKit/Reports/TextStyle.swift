public import IconModel

/// Colours for terminals.
public struct TextStyle: Sendable {
  /// A colour or a weight, by its SGR number.
  public enum Attribute: Int, Sendable {
    case bold = 1
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  private let isColored: Bool

  /// Makes a style; without colours it changes nothing.
  public init(isColored: Bool) { self.isColored = isColored }

  /// The text in a colour or a weight.
  public func paint(_ text: String, as attribute: Attribute) -> String {
    isColored ? "\u{1B}[\(attribute.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The colour of a level.
  public static func color(of level: Severity) -> Attribute {
    switch level {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

extension String {
  /// The text on one line: control characters as `\n`, `\t`, `\xNN`.
  public var printable: String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || 0x80...0x9F ~= $0.value }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x09: text += "\\t"
      case 0..<0x20, 0x7F...0x9F: text += "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
