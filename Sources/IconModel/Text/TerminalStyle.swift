/// Colours and weights for terminals, or none.
public struct TerminalStyle: Sendable, Hashable {
  public let isOn: Bool

  /// Makes a style; one that is not on changes nothing.
  public init(isOn: Bool) { self.isOn = isOn }

  /// No colours at all.
  public static let plain = TerminalStyle(isOn: false)

  /// A heading, a name, a message.
  public func bold(_ text: String) -> String { dressed(text, "1") }
  /// A word that stands for a value.
  public func underlined(_ text: String) -> String { dressed(text, "4") }
  /// The mark under a place.
  public func caret(_ text: String) -> String { dressed(text, "1;32") }

  /// A text in the colour of how bad something is.
  public func dressed(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: dressed(text, "1;31")
    case .warning: dressed(text, "1;33")
    case .note: dressed(text, "1;36")
    }
  }

  /// The word for how bad something is.
  public func severity(_ severity: Severity) -> String { dressed(severity.rawValue, as: severity) }

  /// ECMA-48's SGR sequence, the text, and the one that ends it.
  private func dressed(_ text: String, _ code: String) -> String { isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }
}
