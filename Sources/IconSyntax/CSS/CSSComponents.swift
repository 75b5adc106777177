/// Steps over component values: whatever stands between the marks that end a selector, a value or a rule.
extension CSSScanner {
  /// The marks outside of all brackets and strings at which stepping ends.
  struct Stops: OptionSet {
    let rawValue: Int

    static let semicolon = Stops(rawValue: 1)
    static let openingBrace = Stops(rawValue: 2)
    /// One that closes what was open before.
    static let closingBrace = Stops(rawValue: 4)
    /// Behind a block in braces.
    static let blockEnd = Stops(rawValue: 8)
  }

  /// What was stepped over.
  struct Components {
    var range: Range<Int>
    var hasComment = false
    /// Whether it ends with a block in braces, where that was asked for.
    var endsWithBlock = false
    /// What makes all of it invalid.
    var fault: ValueFault?
  }

  /// Steps to the first stop, or to the end.
  mutating func skipComponents(to stops: Stops) -> Components {
    let start = position
    var components = Components(range: start..<start)
    var closers: [UInt8] = []
    scan: while let byte = current {
      switch byte {
      case UInt8(ascii: "/") where starts(with: "/*"):
        skipComment()
        components.hasComment = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = position
        if string() == nil { components.note("a string does not end on its line", at: quote..<position) }
      case UInt8(ascii: "\\"):
        position = min(position + 2, bytes.count)
      case UInt8(ascii: "("):
        if !skipURL() { closers.append(UInt8(ascii: ")")) }
      case UInt8(ascii: "["):
        closers.append(UInt8(ascii: "]"))
        position += 1
      case UInt8(ascii: "{"):
        if closers.isEmpty, stops.contains(.openingBrace) { break scan }
        closers.append(UInt8(ascii: "}"))
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let isBrace = byte == UInt8(ascii: "}")
        if closers.isEmpty, isBrace, stops.contains(.closingBrace) { break scan }
        position += 1
        if closers.isEmpty {
          components.note("\"\(Unicode.Scalar(byte))\" closes nothing", at: position - 1..<position)
        } else if closers.last == byte {
          closers.removeLast()
          if closers.isEmpty, isBrace, stops.contains(.blockEnd) {
            components.endsWithBlock = true
            break scan
          }
        }
      case UInt8(ascii: ";") where closers.isEmpty && stops.contains(.semicolon):
        break scan
      default:
        position += 1
      }
    }
    components.range = start..<position
    return components
  }

  /// Steps over a parenthesis; where it is that of `url(` without quotes, to its end, since nothing in it has a meaning.
  private mutating func skipURL() -> Bool {
    let name = bytes[..<position].suffix(3)
    position += 1
    guard name.elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }), let first = bytes[position...].first(where: { !isCSSSpace($0) }),
      first != UInt8(ascii: "\""), first != UInt8(ascii: "'")
    else { return false }
    while let byte = current, byte != UInt8(ascii: ")") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position = min(position + 1, bytes.count)
    return true
  }
}

extension CSSScanner.Components {
  /// Keeps the first fault.
  fileprivate mutating func note(_ message: String, at range: Range<Int>) {
    if fault == nil { fault = ValueFault(message: message, range: range) }
  }
}
