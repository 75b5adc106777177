/// The faults of one text, not more of them than anybody reads.
struct CSSFaults {
  private(set) var list: [ValueFault] = []

  /// Adds a fault, unless there are enough.
  mutating func add(_ message: String, at range: Range<Int>) { add(ValueFault(message: message, range: range)) }

  /// Adds a fault, unless there are enough.
  mutating func add(_ fault: ValueFault) {
    if list.count < CSSLimits.faults {
      list.append(fault)
    } else if list.count == CSSLimits.faults {
      list.append(ValueFault(message: "more faults are not shown: the limit is \(CSSLimits.faults)", range: fault.range))
    }
  }
}

/// A text that fits into a message: on one line, and not long.
func shortened(_ text: String) -> String {
  let words = text.unicodeScalars.prefix(200).split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\u{C}" }
  let line = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ").unicodeScalars
  return line.count <= 60 ? String(line) : String(String.UnicodeScalarView(line.prefix(60))) + "..."
}
