public import IconFiles
import IconJSON
import IconLint
public import IconModel

/// Findings that were accepted once, so that new ones alone fail.
///
/// They are known again by the rule, the path, the message without its numbers, and what the source says at the place: moved lines change
/// nothing.
public struct Baseline: Sendable {
  /// A finding that was accepted.
  public struct Entry: Sendable, Hashable {
    public var fingerprint: String
    public var rule: String
    /// From the baseline's folder on.
    public var path: String
    public var message: String
  }

  public let entries: [Entry]
  /// The absolute folder that holds the file.
  private let folder: FilePath

  private static let schema = "urn:iconkit:baseline:1"
  /// Some hundred thousand entries.
  private static let limits = JSONLimits(bytes: 64 << 20)

  /// Accepts findings.
  ///
  /// - Parameter folder: the absolute folder that the file is to be in.
  public init(accepting findings: [Finding], in folder: FilePath) {
    self.folder = folder
    let path = Self.path(in: folder)
    entries = zip(findings, Fingerprints.of(findings, path: path)).map { finding, fingerprint in
      Entry(fingerprint: fingerprint, rule: finding.rule, path: path(finding.path), message: finding.message)
    }
  }

  /// Reads a file.
  public init(reading file: FilePath) throws(ConfigurationError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileReader.read(file, limit: Self.limits.bytes) } catch { throw .file(error) }
    let source = SourceText(name: file.display, bytes: bytes)
    let document = JSONReader.read(source, limits: Self.limits)
    guard let root = document.root else { throw .content(source, document.diagnostics) }
    guard root.object?["schema"]?.string == Self.schema, let findings = root.object?["findings"]?.array else {
      throw .content(source, [.error("no baseline: expected an object with the schema '\(Self.schema)' and findings", at: root.range)])
    }
    var entries: [Entry] = []
    for finding in findings {
      let text = { (key: String) in finding.object?[key]?.string }
      guard let fingerprint = text("fingerprint"), let rule = text("rule"), let path = text("path"), let message = text("message") else {
        throw .content(source, [.error("expected an object with fingerprint, rule, path and message", at: finding.range)])
      }
      entries.append(Entry(fingerprint: fingerprint, rule: rule, path: path, message: message))
    }
    self.entries = entries
    folder = file.absolute().folder
  }

  /// The file's text: an entry a line, so that changes can be read.
  public var text: String {
    var head = JSONText()
    head.add(nil, Self.schema)
    let lines = entries.map { entry in
      var json = JSONText()
      json.object { json in
        json.add("fingerprint", entry.fingerprint)
        json.add("rule", entry.rule)
        json.add("path", entry.path)
        json.add("message", entry.message)
      }
      return json.text
    }
    return "{\"schema\": \(head.text), \"findings\": [\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "]}\n" : "\n]}\n")
  }

  /// Takes the accepted findings out of a report, and counts them there.
  ///
  /// - Parameter options: what the report was made with; a rule that is off has found nothing, which tells nothing.
  /// - Returns: the entries that occur no more, of files that were checked or are gone.
  public func apply(to report: inout LintReport, options: LintOptions) -> [Entry] {
    let path = Self.path(in: folder)
    let prints = Fingerprints.of(report.findings, path: path)
    let accepted = Set(entries.map(\.fingerprint))
    report.findings = zip(report.findings, prints).filter { !accepted.contains($0.1) }.map(\.0)
    report.accepted = (report.accepted ?? 0) + prints.count { accepted.contains($0) }
    let (checked, seen) = (Set(report.paths.map(path)), Set(prints))
    return entries.filter { entry in
      guard !seen.contains(entry.fingerprint), options.only.isEmpty || options.only.contains(entry.rule),
        !options.disabled.contains(entry.rule)
      else { return false }
      return checked.contains(entry.path) || !FileStatus.exists(folder.appending(FilePath(entry.path)))
    }
  }

  /// A path as baselines have it.
  private static func path(in folder: FilePath) -> (String) -> String {
    let current = FilePath.current
    return { FilePath($0).absolute(in: current).relative(to: folder).string }
  }
}
