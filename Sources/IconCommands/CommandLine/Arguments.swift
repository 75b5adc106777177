/// What a command line says: the options given, and the operands.
struct Arguments: Sendable {
  private var given: [(name: String, value: String)] = []
  var operands: [String] = []

  mutating func add(_ option: Option, _ value: String = "") { given.append((option.long, value)) }

  /// Whether a flag was given.
  subscript(flag: Flag) -> Bool { given.contains { $0.name == flag.option.long } }

  /// The value of an option; of several the last.
  subscript<Value>(option: ValueOption<Value>) -> Value? { all(option).last }

  /// What was given for an option, as written; empty texts where it stood without a value.
  func values(of option: Option) -> [String] { given.filter { $0.name == option.long }.map(\.value) }

  /// The values of an option that may be repeated.
  func all<Value>(_ option: ValueOption<Value>) -> [Value] {
    given.filter { $0.name == option.option.long }.compactMap { try? option.kind.parse($0.value) }
  }
}
