import IconFiles
import IconKit

/// What is to be said about one file, and what that means for the exit status.
///
/// Put together where the work is done, on any thread; printed where the files' turn comes.
struct Messages: Sendable {
  let manner: Manner
  private(set) var text = ""
  private(set) var status = RunStatus.success

  init(_ manner: Manner) { self.manner = manner }

  /// So many are shown of one file; a file that is none at all can have one a byte.
  private static let most = 50

  /// Adds what was found in a source.
  mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
    let shown = diagnostics.filter { wants($0.severity) }
    for diagnostic in shown.prefix(Self.most) {
      text += diagnostic.text(in: source, color: manner.style.isOn) + "\n"
    }
    if shown.count > Self.most { text += "\(source.name): … and \(shown.count - Self.most) more\n" }
    for diagnostic in diagnostics { count(diagnostic.severity) }
  }

  /// Adds findings.
  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      count(finding.level)
      if wants(finding.level) { text += finding.text(color: manner.style.isOn) + "\n" }
    }
  }

  /// Adds a fault of a file's content, in a rule's name where there is one.
  mutating func fail(_ file: String, _ message: String, rule: String? = nil) {
    count(.error)
    let rule = rule.map { "[\($0)] " } ?? ""
    text += "\(file): \(manner.style.severity(.error)): \(rule)\(message.printable)\n"
  }

  /// Adds something that is to be looked at, though all could be done.
  mutating func warn(_ file: String, _ message: String) {
    count(.warning)
    if wants(.warning) { text += "\(file): \(manner.style.severity(.warning)): \(message.printable)\n" }
  }

  /// Notes that something differs, which the result itself says.
  mutating func differ() { status = max(status, .findings) }

  /// Adds an error of the system: the run could not do what it should.
  mutating func add(_ error: FileError) {
    status = .failure
    text += "\(CommandTable.program): \(manner.style.severity(.error)): \(error)\n"
  }

  /// Adds a line that is no complaint.
  mutating func say(_ line: String) { text += line.printable + "\n" }

  private func wants(_ severity: Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: !manner.isQuiet
    case .note: manner.isVerbose
    }
  }

  private mutating func count(_ severity: Severity) {
    if severity == .error || severity == .warning && manner.isStrict { status = max(status, .findings) }
  }
}
