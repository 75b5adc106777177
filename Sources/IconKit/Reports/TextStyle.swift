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
