/// A cursor over the UTF-8 bytes of one value.
///
/// It borrows the bytes for as long as `String.scan` runs and must not be kept beyond that.
@safe struct Scanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes there are.
  let end: Int
  /// The offset of the next byte; never past `end`.
  private(set) var index = 0

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    end = bytes.count
  }

  var isAtEnd: Bool { index == end }

  /// The byte at an offset that is not negative; 0 past the end (neither syntax lets a NUL into a value).
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset < end ? unsafe bytes[offset] : 0 }

  /// The next byte; 0 at the end.
  @inline(__always)
  var peek: UInt8 { byte(at: index) }

  /// The byte `offset` places behind the next one; 0 past the end.
  func peek(_ offset: Int) -> UInt8 { byte(at: index + offset) }

  /// Steps over the next byte, if there is one.
  mutating func advance() {
    if index < end { index += 1 }
  }

  /// Steps over a byte if it is the next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte, index < end else { return false }
    index += 1
    return true
  }

  /// Goes back or forth to an offset.
  mutating func move(to offset: Int) { index = max(0, min(offset, end)) }

  /// Goes on to an offset further on, which must not lie past the end.
  @inline(__always)
  mutating func skip(to offset: Int) { index = offset }

  /// Steps over white space.
  @inline(__always)
  mutating func skipSpace() {
    while peek.isSpace { index += 1 }
  }

  /// Steps over white space with at most one comma in it; says whether there was a comma.
  @discardableResult
  @inline(__always)
  mutating func skipCommaSpace() -> Bool {
    skipSpace()
    guard take(UInt8(ascii: ",")) else { return false }
    skipSpace()
    return true
  }

  /// Steps over letters, digits, hyphens and underscores.
  mutating func word() -> Range<Int> {
    let start = index
    while peek.isWord { index += 1 }
    return start..<index
  }

  /// The text of some of the bytes.
  func text(_ range: Range<Int>) -> String {
    let low = max(0, min(range.lowerBound, end))
    let high = max(low, min(range.upperBound, end))
    return unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[low..<high]), as: UTF8.self)
  }

  /// Whether the bytes at `range` spell a word of lower-case ASCII, in whatever case.
  func spells(_ word: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount, range.upperBound <= end, word.hasPointerRepresentation else { return false }
    let letters = unsafe word.utf8Start
    for i in 0..<range.count where unsafe bytes[range.lowerBound + i].lowercased != letters[i] { return false }
    return true
  }
}

extension Scanner {
  /// The fault of finding something else than what is wanted at the cursor.
  func expected(_ wanted: String) -> ValueFault {
    guard !isAtEnd else { return ValueFault(message: "expected \(wanted), found the end", range: end..<end) }
    var rest = self
    if rest.peek.isWord {
      _ = rest.word()
    } else {
      rest.advance()
      // Bytes 10xxxxxx belong to the character before them.
      while rest.peek & 0xC0 == 0x80 { rest.advance() }
    }
    let range = index..<rest.index
    return ValueFault(message: "expected \(wanted), found '\(Excerpt.of(text(range)))'", range: range)
  }

  /// Steps over white space and throws if anything follows it.
  mutating func finish() throws(ValueFault) {
    skipSpace()
    if !isAtEnd { throw expected("the end") }
  }
}

extension String {
  /// Runs a reader over the bytes of the string.
  func scan<Value, Fault: Error>(_ read: (inout Scanner) throws(Fault) -> Value) throws(Fault) -> Value {
    var text = self
    let result = text.withUTF8 { bytes -> Result<Value, Fault> in
      var scanner = unsafe Scanner(bytes)
      do throws(Fault) {
        return .success(try read(&scanner))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Reads a value that takes up the whole string, save for white space round it.
  func scanWhole<Value>(_ read: (inout Scanner) throws(ValueFault) -> Value) throws(ValueFault) -> Value {
    try scan { scanner throws(ValueFault) in
      scanner.skipSpace()
      let value = try read(&scanner)
      try scanner.finish()
      return value
    }
  }
}

extension UInt8 {
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// What may stand in a keyword or a function's name.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
  /// Space, tab, line feed, form feed, carriage return.
  @inline(__always)
  var isSpace: Bool { self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C) }
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// Shortens what messages quote.
enum Excerpt {
  /// Longer values say no more in a message that also shows their place.
  static let limit = 32

  /// A text on one line, cut where it is long.
  static func of(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else {
        out.append("…")
        break
      }
      out.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return String(out)
  }
}
