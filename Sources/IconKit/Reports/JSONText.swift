/// Writes JSON by hand: the reports are small, and the hot path does without Foundation.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  /// Writes `{ … }` with what `body` adds.
  mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) { nest(key, "{", "}", body) }

  /// Writes `[ … ]` with what `body` adds.
  mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) { nest(key, "[", "]", body) }

  mutating func add(_ key: String? = nil, _ value: String) {
    begin(key)
    quote(value)
  }

  mutating func add(_ key: String? = nil, _ value: Int) {
    begin(key)
    text += String(value)
  }

  mutating func add(_ key: String? = nil, _ value: Double) {
    begin(key)
    text += value.isFinite ? String(value) : "null"
  }

  mutating func add(_ key: String? = nil, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  private mutating func nest(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    begin(key)
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text += "," }
    if let key {
      quote(key)
      text += ":"
    }
    needsComma = true
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
