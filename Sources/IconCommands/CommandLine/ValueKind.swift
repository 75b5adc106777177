import IconFiles
import IconModel

/// Why a text is no value of its kind.
struct BadValue: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }

  /// The text is something else than what is wanted.
  init(expected: String, got text: String) { reason = "expected \(expected), got '\(text.printable)'" }

  /// The text is none of the words that there are; `list` says where all are to be found.
  init(unknown kind: String, _ text: String, among words: [String], list: String? = nil) {
    let hint = Suggestion.hint(for: text, among: words)
    reason = "unknown \(kind) '\(text.printable)'" + (hint.isEmpty ? list.map { ": \($0)" } ?? "" : hint)
  }
}

/// A kind of values: what help calls it, what shells propose for it, and how it is read.
struct ValueKind<Value: Sendable>: Sendable {
  let name: String
  let completion: Completion
  let parse: @Sendable (String) throws(BadValue) -> Value

  init(_ name: String, completion: Completion = .nothing, parse: @escaping @Sendable (String) throws(BadValue) -> Value) {
    self.name = name
    self.completion = completion
    self.parse = parse
  }

  /// The value that an operand means.
  func operand(_ text: String) throws(Failure) -> Value {
    do throws(BadValue) { return try parse(text) } catch { throw .usage(error.reason) }
  }

  /// Values between commas.
  func list(_ name: String) -> ValueKind<[Value]> {
    let completion: Completion = if case .words(let words) = completion { .list(words) } else { completion }
    return ValueKind<[Value]>(name, completion: completion) { text throws(BadValue) in
      var values: [Value] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) { values.append(try parse(String(part))) }
      return values
    }
  }
}

extension ValueKind {
  /// One of the words of an enumeration.
  static func choice(_ name: String, except left: Value? = nil) -> ValueKind
  where Value: RawRepresentable<String> & CaseIterable & Equatable {
    let words: @Sendable () -> [String] = { Value.allCases.filter { $0 != left }.map(\.rawValue) }
    return ValueKind(name, completion: .words(words)) { text throws(BadValue) in
      guard let value = Value(rawValue: text), value != left else {
        throw BadValue(expected: oneOf(words()), got: text)
      }
      return value
    }
  }
}

/// Words as a sentence offers them: `a, b or c`.
func oneOf(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

extension ValueKind<FilePath> {
  static func file(_ name: String, endings: [String] = []) -> ValueKind {
    ValueKind(name, completion: .files(endings: endings), parse: nonEmpty)
  }

  static func folder(_ name: String) -> ValueKind { ValueKind(name, completion: .folders, parse: nonEmpty) }

  private static let nonEmpty: @Sendable (String) throws(BadValue) -> FilePath = { text throws(BadValue) in
    if text.isEmpty { throw BadValue("the name is empty") }
    return FilePath(text)
  }
}

extension ValueKind<Glob> {
  static let glob = ValueKind("GLOB") { text throws(BadValue) in
    if text.isEmpty { throw BadValue("the pattern is empty") }
    return Glob(FilePath(text))
  }
}

extension ValueKind<Int> {
  /// A whole number of a range.
  static func number(_ range: ClosedRange<Int>, name: String = "N") -> ValueKind {
    ValueKind(name) { text throws(BadValue) in
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), range.contains(number) else {
        let wanted = range.upperBound == .max ? "\(range.lowerBound) up" : "\(range.lowerBound) to \(range.upperBound)"
        throw BadValue(expected: "a whole number from \(wanted)", got: text)
      }
      return number
    }
  }
}
