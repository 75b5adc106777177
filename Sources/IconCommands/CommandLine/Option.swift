/// One option of the command line, as the table describes it.
public struct Option: Sendable {
  /// Where an option is listed.
  public enum Group: Sendable, Hashable, CaseIterable {
    /// With the command's own.
    case own
    /// With those that say which files are meant.
    case input
    /// With those of every command.
    case common
  }

  /// What an option takes.
  public struct Value: Sendable {
    /// How help names it, such as `WxH`.
    public var name: String
    /// What holds where the option is not given; nil where that needs no word.
    public var standard: String?
    public var completion: Completion
    /// Whether the option may stand without it; then it comes behind an equals sign alone.
    public var isOptional = false
    /// Says what is wrong with a value; nil where nothing is.
    var fault: @Sendable (String) -> String?
  }

  /// The name behind two dashes.
  public var long: String
  /// The letter behind one dash.
  public var short: Character?
  /// nil for a flag.
  public var value: Value?
  public var group: Group
  /// Made when it is asked for: whoever uses an option does not wait for its text.
  private let text: @Sendable () -> String

  init(long: String, short: Character?, value: Value?, group: Group, help: @escaping @Sendable () -> String) {
    self.long = long
    self.short = short
    self.value = value
    self.group = group
    text = help
  }

  /// One sentence or two, with code in backticks.
  public var help: String { text() }

  /// The option with its short name and its value, as help shows it: `-o, --output FILE|DIR|-`.
  var usage: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--" + long
    return names + valueUsage
  }

  /// What stands behind the name: ` FILE`, `[=RULE,…]`.
  var valueUsage: String { value.map { $0.isOptional ? "[=\($0.name)]" : " " + $0.name } ?? "" }
}

/// What a shell proposes for a word.
public enum Completion: Sendable {
  case nothing
  /// Files with one of these endings, and folders; files of all kinds where there is none.
  case files(endings: [String])
  case folders
  /// One of some words.
  case words(@Sendable () -> [String])
  /// Some words with commas between them.
  case list(@Sendable () -> [String])
}

/// An option without a value.
struct Flag: Sendable {
  let option: Option

  init(_ long: String, short: Character? = nil, group: Option.Group = .own, _ help: @autoclosure @escaping @Sendable () -> String) {
    option = Option(long: long, short: short, value: nil, group: group, help: help)
  }
}

/// An option with a value of some type.
struct ValueOption<Value: Sendable>: Sendable {
  let option: Option
  let kind: ValueKind<Value>

  init(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Value>, standard: String? = nil, isOptional: Bool = false,
    group: Option.Group = .own, _ help: @autoclosure @escaping @Sendable () -> String
  ) {
    self.kind = kind
    let value = Option.Value(name: kind.name, standard: standard, completion: kind.completion, isOptional: isOptional) { text in
      do throws(BadValue) {
        _ = try kind.parse(text)
        return nil
      } catch {
        return error.reason
      }
    }
    option = Option(long: long, short: short, value: value, group: group, help: help)
  }
}
