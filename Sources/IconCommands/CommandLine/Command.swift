/// One command, as the table describes it: help, man page, completions and documentation are printed from it, and the parser works from it.
public struct Command: Sendable {
  /// A call, and what it does.
  public struct Example: Sendable {
    public var call: String
    public var effect: String

    init(_ call: String, _ effect: String) {
      self.call = call
      self.effect = effect
    }
  }

  /// What the command takes besides options.
  public struct Operands: Sendable {
    /// As help names them, such as `FILE...`.
    public var name: String
    public var count: ClosedRange<Int>
    public var completion: Completion

    static let none = Operands(name: "", count: 0...0, completion: .nothing)

    /// Files, folders and patterns; the option `--files-from` may give them too.
    static func files(_ endings: [String]) -> Operands {
      Operands(name: "FILE...", count: 0 ... .max, completion: .files(endings: endings))
    }
  }

  /// How the command can end, and what that means.
  public struct Status: Sendable {
    public var status: RunStatus
    public var meaning: String

    init(_ status: RunStatus, _ meaning: String) {
      self.status = status
      self.meaning = meaning
    }
  }

  public var name: String
  /// What it does, for a list: lower case, no full stop.
  public var summary: String
  /// Paragraphs, with code in backticks.
  public var details: [String]
  public var operands: Operands
  /// Made when they are asked for: one command's options are as many as a run needs.
  public var options: [Option] { makeOptions() }
  public var examples: [Example]
  /// What the exit statuses mean that occur.
  public var statuses: [Status]
  let run: @Sendable (Invocation) throws(Failure) -> RunStatus
  private let makeOptions: @Sendable () -> [Option]

  init(
    name: String, summary: String, details: [String], operands: Operands, options: @autoclosure @escaping @Sendable () -> [Option],
    examples: [Example], statuses: [Status], run: @escaping @Sendable (Invocation) throws(Failure) -> RunStatus
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    makeOptions = options
    self.examples = examples
    self.statuses = statuses
    self.run = run
  }

  /// The call's form: `iconkit render [OPTION]... FILE...`.
  var usage: String {
    let options = options.isEmpty ? "" : " [OPTION]..."
    return "\(CommandTable.program) \(name)\(options)" + (operands.name.isEmpty ? "" : " " + operands.name)
  }
}

/// One call of a command.
struct Invocation {
  let command: Command
  let arguments: Arguments
  let console: Console
  /// What was asked for in how much is said.
  let manner: Manner
}

/// How the program ends.
public enum RunStatus: Int32, Sendable, Comparable, CaseIterable {
  /// All is well.
  case success = 0
  /// There are findings or differences.
  case findings = 1
  /// The run could not be done, or not all of it.
  case failure = 2

  /// What it means with every command.
  var meaning: String {
    switch self {
    case .success: "All is well."
    case .findings: "There are findings that fail, or differences."
    case .failure:
      "The run could not be done, or not all of it: a path that does not exist, nothing to work on, or a command line without sense."
    }
  }

  /// Whether `a` is better than `b`.
  public static func < (a: RunStatus, b: RunStatus) -> Bool { a.rawValue < b.rawValue }
}
