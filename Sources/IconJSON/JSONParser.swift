import IconModel

/// Reads values one within another.
struct JSONParser {
  private var scanner: JSONScanner
  private let limits: JSONLimits
  /// Keys that an object has twice.
  private(set) var repeated: [Diagnostic] = []

  init(_ source: SourceText, _ syntax: JSONSyntax, _ limits: JSONLimits) {
    scanner = JSONScanner(source, syntax)
    self.limits = limits
  }

  /// Reads the whole document.
  mutating func document() throws(Diagnostic) -> JSONValue {
    let bytes = scanner.bytes
    if bytes.count > limits.bytes {
      throw .error("\(Grouped(bytes.count)) bytes, more than the limit of \(Grouped(limits.bytes))", at: .none)
    }
    if Self.isUTF16(bytes) { throw .error("written in UTF-16; save it as UTF-8", at: .none) }
    try scanner.skipSpace()
    if scanner.isAtEnd { throw .error("nothing is written in it, where \(scanner.syntax.name) has a value", at: .none) }
    let root = try value(depth: 0)
    try scanner.skipSpace()
    guard scanner.isAtEnd else { throw .error("\(scanner.found()) behind the end of the document", at: scanner.hereRange) }
    repeated.sort { $0.range.start < $1.range.start }
    return root
  }

  /// Whether there is a byte order mark of UTF-16, or a NUL beside the first character, which all begin with in JSON and in ASCII.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let head = Array(bytes.prefix(2))
    return head == [0xFF, 0xFE] || head == [0xFE, 0xFF] || head.count == 2 && (head[0] == 0) != (head[1] == 0)
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> JSONValue {
    let start = scanner.at
    // Past the end there is no byte; NUL begins nothing either.
    switch scanner.next ?? 0 {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try scanner.string()
      return JSONValue(.string(text), at: SourceRange(start, scanner.at))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      let number = try scanner.number()
      return JSONValue(.number(number), at: SourceRange(start, scanner.at))
    default:
      guard let word = try scanner.name() else {
        throw .error("expected a value, found \(scanner.found())", at: scanner.hereRange)
      }
      return JSONValue(try Self.literal(word, SourceRange(start, scanner.at)), at: SourceRange(start, scanner.at))
    }
  }

  private static func literal(_ word: String, _ range: SourceRange) throws(Diagnostic) -> JSONValue.Content {
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity", "NaN": throw .error("\(word) is no number that can be used here", at: range)
    default:
      let meant = NearestName.find(word, among: ["null", "true", "false"])
      throw .error("expected a value, found '\(word)'" + (meant.map { " (did you mean \($0)?)" } ?? "; a text wants quotes"), at: range)
    }
  }

  private mutating func array(depth: Int) throws(Diagnostic) -> JSONValue {
    let start = scanner.at
    var values: [JSONValue] = []
    try list(from: "[", to: "]", depth: depth) { (parser) throws(Diagnostic) in values.append(try parser.value(depth: depth + 1)) }
    return JSONValue(.array(values), at: SourceRange(start, scanner.at))
  }

  private mutating func object(depth: Int) throws(Diagnostic) -> JSONValue {
    let start = scanner.at
    var members: [JSONObject.Member] = []
    try list(from: "{", to: "}", depth: depth) { (parser) throws(Diagnostic) in
      members.append(try parser.member(depth: depth + 1))
    }
    noteRepeated(members)
    return JSONValue(.object(JSONObject(members)), at: SourceRange(start, scanner.at))
  }

  /// Reads what stands between brackets, with commas between.
  private mutating func list(
    from open: Unicode.Scalar, to close: Unicode.Scalar, depth: Int, _ element: (inout JSONParser) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let opening = scanner.hereRange
    if depth >= limits.nesting { throw .error("nested more than \(limits.nesting) deep", at: opening) }
    scanner.skip()
    try scanner.skipSpace()
    if scanner.take(close) { return }
    while true {
      try element(&self)
      try scanner.skipSpace()
      if scanner.take(close) { return }
      let comma = scanner.hereRange
      guard scanner.take(",") else {
        if scanner.isAtEnd { throw .error("'\(open)' not closed: the file ends before its '\(close)'", at: opening) }
        throw .error("expected ',' or '\(close)', found \(scanner.found())", at: scanner.hereRange)
      }
      try scanner.skipSpace()
      guard scanner.next == UInt8(ascii: close) else { continue }
      guard scanner.syntax == .json5 else { throw .error("a comma before '\(close)': JSON has none there", at: comma) }
      scanner.skip()
      return
    }
  }

  private mutating func member(depth: Int) throws(Diagnostic) -> JSONObject.Member {
    let start = scanner.at
    let key = try key()
    let range = SourceRange(start, scanner.at)
    try scanner.skipSpace()
    guard scanner.take(":") else {
      throw .error("expected ':' behind the key '\(key)', found \(scanner.found())", at: scanner.hereRange)
    }
    try scanner.skipSpace()
    return JSONObject.Member(key: key, keyRange: range, value: try value(depth: depth))
  }

  private mutating func key() throws(Diagnostic) -> String {
    let start = scanner.at
    if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "'") { return try scanner.string() }
    guard let name = try scanner.name() else {
      if scanner.next == UInt8(ascii: "\\") { throw .error("a key with escapes wants quotes", at: scanner.hereRange) }
      throw .error("expected a key in quotes, found \(scanner.found())", at: scanner.hereRange)
    }
    guard scanner.syntax == .json5 else {
      throw .error("a key without quotes: JSON wants \"\(name)\"", at: SourceRange(start, scanner.at))
    }
    return name
  }

  private mutating func noteRepeated(_ members: [JSONObject.Member]) {
    guard members.count > 1 else { return }
    // By bytes: Swift's strings are equal where they differ in normalisation alone.
    var first: [[UInt8]: SourceRange] = [:]
    for member in members {
      let key = Array(member.key.utf8)
      guard let range = first[key] else {
        first[key] = member.keyRange
        continue
      }
      let place = scanner.source.place(of: range.start)
      repeated.append(.error("the key '\(member.key)' twice: the first is at \(place.line):\(place.column)", at: member.keyRange))
    }
  }
}
