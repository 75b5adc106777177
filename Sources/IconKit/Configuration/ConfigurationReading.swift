public import IconFiles
import IconJSON
import IconLint
public import IconModel

extension Configuration {
  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - source: JSON5, with the name that messages show.
  ///   - path: where the file is.
  ///   - folder: the absolute folder that patterns and paths are relative to.
  public static func read(_ source: SourceText, path: FilePath, folder: FilePath) throws(ConfigurationError) -> Configuration {
    let document = JSONReader.read(source, syntax: .json5)
    var reading = ConfigurationReading(folder: folder, diagnostics: document.diagnostics)
    var configuration = Configuration(path: path, folder: folder, source: source)
    if let root = document.root { reading.read(root, ConfigurationTable.top, into: &configuration) }
    configuration.profiles = reading.profiles
    guard reading.diagnostics.isEmpty else {
      throw .content(source, reading.diagnostics.sorted { $0.range.start < $1.range.start })
    }
    return configuration
  }
}

/// A key that an object of the configuration may have.
struct ConfigurationKey<Target>: Sendable {
  let text: ConfigurationKeyText
  let read: @Sendable (JSONValue, inout Target, inout ConfigurationReading) -> Void

  init(
    _ name: String, _ takes: String, _ summary: String, example: String,
    read: @escaping @Sendable (JSONValue, inout Target, inout ConfigurationReading) -> Void
  ) {
    text = ConfigurationKeyText(name: name, takes: takes, summary: summary, example: example)
    self.read = read
  }

  private init(_ text: ConfigurationKeyText, read: @escaping @Sendable (JSONValue, inout Target, inout ConfigurationReading) -> Void) {
    self.text = text
    self.read = read
  }

  /// The key for something that holds the target.
  func within<Outer>(
    _ type: Outer.Type, _ reach: @escaping @Sendable (inout Outer, (inout Target) -> Void) -> Void
  ) -> ConfigurationKey<Outer> {
    ConfigurationKey<Outer>(text) { [read] value, outer, reading in reach(&outer) { read(value, &$0, &reading) } }
  }
}

/// What documentation says of a key.
public struct ConfigurationKeyText: Sendable, Hashable {
  public var name: String
  /// What it takes, in a few words.
  public var takes: String
  /// A sentence or two, with code in backticks.
  public var summary: String
  /// The key with a value.
  public var example: String
}

/// The state of reading: what is wrong, and what has been said before.
struct ConfigurationReading {
  let folder: FilePath
  var diagnostics: [Diagnostic]
  /// The file's own profiles.
  var profiles: [Profile] = []
  /// The names of all of them, also of those that are not read yet.
  var profileNames: [String] = []

  init(folder: FilePath, diagnostics: [Diagnostic] = []) {
    self.folder = folder
    self.diagnostics = diagnostics
  }

  /// Reads an object by a table, in the order of the table: what comes first there may be named by the rest.
  mutating func read<Target>(_ value: JSONValue, _ keys: [ConfigurationKey<Target>], into target: inout Target) {
    guard let object = value.object else { return expected("an object", value) }
    for member in object.members where !keys.contains(where: { $0.text.name == member.key }) {
      unknown("key", member.key, among: keys.map(\.text.name), at: member.keyRange)
    }
    for key in keys {
      if let value = object[key.text.name] { key.read(value, &target, &self) }
    }
  }

  mutating func expected(_ what: String, _ value: JSONValue) { fault("expected \(what), found \(Self.text(of: value))", at: value.range) }

  mutating func unknown(_ kind: String, _ name: String, among names: [String], at range: SourceRange) {
    let hint = NearestName.find(name, among: names).map { " (did you mean '\($0)'?)" }
    fault("unknown \(kind) '\(name)'\(hint ?? Self.list(names))", at: range)
  }

  /// A few names that there are; nothing where they are many.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count <= 5 else { return "" }
    let others = names.dropLast()
    return ": expected \(others.isEmpty ? "" : others.joined(separator: ", ") + " or ")\(last)"
  }

  mutating func fault(_ message: String, at range: SourceRange) { diagnostics.append(.error(message, at: range)) }

  /// Short values as they are, others by their kind.
  private static func text(of value: JSONValue) -> String {
    switch value.content {
    case .string(let text) where text.count <= 40: "'\(text)'"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    default: value.kind
    }
  }

  mutating func string(_ value: JSONValue, _ what: String = "a string") -> String? {
    if let string = value.string, !string.isEmpty { return string }
    expected(what, value)
    return nil
  }

  /// A list of strings, or one alone.
  mutating func strings(_ value: JSONValue, _ what: String) -> [Located<String>] {
    guard let values = value.array else { return string(value, what).map { [Located($0, at: value.range)] } ?? [] }
    return values.compactMap { value in string(value, what).map { Located($0, at: value.range) } }
  }

  mutating func bool(_ value: JSONValue) -> Located<Bool>? {
    if let bool = value.bool { return Located(bool, at: value.range) }
    expected("true or false", value)
    return nil
  }

  /// A number of a range.
  mutating func number(_ value: JSONValue, in range: ClosedRange<Double>) -> Located<Double>? {
    if let number = value.number, range.contains(number) { return Located(number, at: value.range) }
    let text = { (number: Double) in Int(exactly: number).map { "\($0)" } ?? "\(number)" }
    expected("a number from \(text(range.lowerBound)) to \(text(range.upperBound))", value)
    return nil
  }

  mutating func profile(_ value: JSONValue) -> Located<Profile>? {
    guard let name = string(value, "a profile's name") else { return nil }
    if let profile = profiles.last(where: { $0.id == name }) ?? Profile.named(name) { return Located(profile, at: value.range) }
    if profileNames.contains(name) {
      let isItself = profileNames[profiles.count] == name
      fault(isItself ? "'\(name)' cannot be based on itself" : "profile '\(name)' stands below: put it above this one", at: value.range)
      return nil
    }
    unknown("profile", name, among: profiles.map(\.id) + Profile.all.map(\.id), at: value.range)
    return nil
  }

  mutating func size(_ value: JSONValue) -> Located<Size>? {
    let size = value.number.flatMap { Size(points: $0, $0) } ?? value.string.flatMap { Size(points: $0) }
    if let size { return Located(size, at: value.range) }
    expected("a size in points such as 30 or '48x32'", value)
    return nil
  }

  mutating func scales(_ value: JSONValue) -> Located<[Int]>? {
    let wanted = "a list of the scales 1 to \(Profile.knownScales.upperBound), such as [2, 3]"
    guard let values = value.array, !values.isEmpty else {
      expected(wanted, value)
      return nil
    }
    var scales: [Int] = []
    for value in values {
      guard let scale = value.integer, Profile.knownScales.contains(scale) else {
        expected(wanted, value)
        return nil
      }
      if scales.contains(scale) {
        fault("the scale \(scale) is there twice", at: value.range)
        return nil
      }
      scales.append(scale)
    }
    return Located(scales, at: value.range)
  }

  /// A path relative to the configuration's folder, made absolute.
  mutating func path(_ value: JSONValue, _ what: String) -> Located<FilePath>? {
    guard let text = string(value, what) else { return nil }
    guard !text.utf8.contains(0) else {
      expected("\(what) without NULs", value)
      return nil
    }
    return Located(FilePath(text).absolute(in: folder), at: value.range)
  }

  mutating func report(_ text: Located<String>) -> Located<ReportTarget>? {
    let parts = text.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat.named(parts[0]) else {
      unknown("report format", parts[0], among: ReportFormat.all.map(\.name), at: text.range)
      return nil
    }
    guard parts.count == 2 else { return Located(ReportTarget(format), at: text.range) }
    guard !parts[1].isEmpty, !parts[1].utf8.contains(0) else {
      fault("the name of the file is missing behind '\(text.value)'", at: text.range)
      return nil
    }
    let file = FilePath(parts[1])
    return Located(ReportTarget(format, file: file == "-" ? nil : file.absolute(in: folder)), at: text.range)
  }
}
