import IconModel

/// Colours and weights for terminals, or none.
struct Style: Sendable, Hashable {
  let isOn: Bool

  static let plain = Style(isOn: false)

  func bold(_ text: String) -> String { dressed(text, "1") }
  func underlined(_ text: String) -> String { dressed(text, "4") }
  func caret(_ text: String) -> String { dressed(text, "1;32") }

  /// The word for how bad something is.
  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: dressed("error", "1;31")
    case .warning: dressed("warning", "1;33")
    case .note: dressed("note", "1;36")
    }
  }

  /// ECMA-48's SGR sequence, the text, and the one that ends it.
  private func dressed(_ text: String, _ code: String) -> String { isOn ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text }
}
