import IconFiles
import IconModel

/// Reads command lines by GNU's conventions.
///
/// `--opt=value`, `--opt value`, `-ovalue`, `-o value`, flags in one word (`-qv`), options and operands in any order, `--` for the end of the
/// options, `-` as an operand. Names are never abbreviated, so that a new option cannot change what an old script means.
///
/// Words are cut between code units and scalars, all of which are ASCII: finding characters would take as long as drawing an icon.
struct ArgumentParser {
  let options: [Option]
  private var words: ArraySlice<String>

  init(options: [Option], words: some Sequence<String>) {
    self.options = options
    self.words = Array(words)[...]
  }

  /// Reads all words.
  mutating func parseAll(into arguments: inout Arguments) throws(Failure) {
    while let operand = try parseToOperand(into: &arguments) { arguments.operands.append(operand) }
  }

  /// Reads options up to the next operand; nil at the end.
  mutating func parseToOperand(into arguments: inout Arguments) throws(Failure) -> String? {
    // Who asks for help gets it, whatever the rest looks like.
    while !arguments[CommonOptions.help], let word = words.popFirst() {
      let dashes = word.utf8.prefix(2).prefix { $0 == Self.dash }.count
      if isAfterOptions || dashes == 0 || word == "-" { return word }
      if word == "--" {
        isAfterOptions = true
      } else if dashes == 2 {
        try parseLong(Substring(word.utf8.dropFirst(2)), into: &arguments)
      } else {
        try parseShort(Substring(word.utf8.dropFirst()), into: &arguments)
      }
    }
    return nil
  }

  /// The words that have not been read.
  var rest: ArraySlice<String> { words }

  private var isAfterOptions = false
  private static let dash = UInt8(ascii: "-")

  private mutating func parseLong(_ text: Substring, into arguments: inout Arguments) throws(Failure) {
    let name = Substring(text.utf8.prefix { $0 != UInt8(ascii: "=") })
    let attached = name.endIndex < text.endIndex ? String(Substring(text.utf8[name.endIndex...].dropFirst())) : nil
    guard let option = options.first(where: { $0.long == name }) else {
      let hint = NearestName.find(String(name), among: options.map(\.long)).map { " (did you mean '--\($0)'?)" } ?? ""
      throw .usage("unknown option '--\(String(name).printable)'\(hint)")
    }
    if option.value == nil, attached != nil { throw .usage("option '--\(option.long)' takes no value") }
    try add(option, attached, as: "--" + option.long, to: &arguments)
  }

  private mutating func parseShort(_ text: Substring, into arguments: inout Arguments) throws(Failure) {
    var rest = text
    while let letter = rest.unicodeScalars.first {
      guard let option = options.first(where: { $0.short.map { $0.unicodeScalars.first == letter } ?? false }) else {
        throw .usage("unknown option '-\(String(rest.prefix(1)).printable)'")
      }
      rest.unicodeScalars.removeFirst()
      if option.value == nil {
        arguments.add(option)
        continue
      }
      return try add(option, rest.isEmpty ? nil : String(rest), as: "-\(letter)", to: &arguments)
    }
  }

  private mutating func add(_ option: Option, _ attached: String?, as written: String, to arguments: inout Arguments) throws(Failure) {
    guard let value = option.value, attached != nil || !value.isOptional else { return arguments.add(option) }
    guard let text = attached ?? words.popFirst() else { throw .usage("option '\(written)' needs a value: \(value.name)") }
    if let fault = value.fault(text) { throw .usage("option '\(written)': \(fault)") }
    arguments.add(option, text)
  }
}
