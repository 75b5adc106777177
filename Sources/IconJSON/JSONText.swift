/// Writes JSON: small documents, without Foundation.
public struct JSONText {
  /// Where there are line breaks and blanks.
  public enum Layout: Sendable {
    /// Nowhere.
    case compact
    /// As Xcode writes it: a line for each value, two blanks a level, blanks on both sides of a colon.
    case indented
  }

  /// What is written so far, without a line feed at its end.
  public private(set) var text = ""
  private let layout: Layout
  private var depth = 0
  private var needsComma = false

  /// Begins a document.
  public init(_ layout: Layout = .compact) { self.layout = layout }

  /// Writes `{ … }` with what `body` adds.
  public mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) { nest(key, "{", "}", body) }

  /// Writes `[ … ]` with what `body` adds.
  public mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) { nest(key, "[", "]", body) }

  /// Writes a string.
  public mutating func add(_ key: String? = nil, _ value: String) {
    begin(key)
    quote(value)
  }

  /// Writes a whole number.
  public mutating func add(_ key: String? = nil, _ value: Int) {
    begin(key)
    text += String(value)
  }

  /// Writes a number; `null` for what JSON has none for, and whole ones without a point where the layout is Xcode's.
  public mutating func add(_ key: String? = nil, _ value: Double) {
    begin(key)
    if layout == .indented, let whole = Int(exactly: value) {
      text += String(whole)
    } else {
      text += value.isFinite ? String(value) : "null"
    }
  }

  /// Writes `true` or `false`.
  public mutating func add(_ key: String? = nil, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  /// Writes what was read, as it was meant.
  public mutating func add(_ key: String? = nil, _ value: JSONValue) {
    switch value.content {
    case .null:
      begin(key)
      text += "null"
    case .bool(let value): add(key, value)
    case .number(let value): add(key, value)
    case .string(let value): add(key, value)
    case .array(let values): array(key) { json in for value in values { json.add(nil, value) } }
    case .object(let object): self.object(key) { json in for member in object.members { json.add(member.key, member.value) } }
    }
  }

  private mutating func nest(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    begin(key)
    text += open
    needsComma = false
    depth += 1
    let empty = text.utf8.count
    body(&self)
    depth -= 1
    if layout == .indented {
      // Xcode leaves an empty line in an empty list.
      if text.utf8.count == empty { text += "\n" }
      breakLine()
    }
    text += close
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text += "," }
    if layout == .indented, depth > 0 { breakLine() }
    if let key {
      quote(key)
      text += layout == .indented ? " : " : ":"
    }
    needsComma = true
  }

  private mutating func breakLine() { text += "\n" + String(repeating: "  ", count: depth) }

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
