public import IconFiles
import IconLint
import IconModel

/// Which configuration holds.
public enum ConfigurationSearch: Sendable, Hashable {
  /// None at all.
  case none
  /// For each file the nearest `.iconkit.json5`.
  case nearest
  /// The one of this path, for all files.
  case file(String)
}

/// Checks files on disk.
public enum IconLinter {
  /// Checks files and all that lies in folders.
  ///
  /// ```swift
  /// let report = try IconLinter.lint(paths: ["icons/"])
  /// for finding in report.findings { print(finding.text()) }
  /// ```
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - options: what to check them against; these go before any configuration.
  ///   - configuration: where `.iconkit.json5` is looked for. Its `report`, `strict`, `maxWarnings` and `baseline` are for the command line.
  /// - Throws: `IconError` where a path does not exist, nothing is there to check, or a configuration is wrong.
  public static func lint(
    paths: [String], options: LintOptions = LintOptions(), configuration: ConfigurationSearch = .none
  ) throws(IconError) -> LintReport {
    let excluded = ExcludedFolders(configuration)
    let walk = FileWalk(entering: { CatalogFile.isEntered($0) && !excluded.contains($0) }) { isCandidate($0) }
    let found = walk.files(in: paths.map { .operand(FilePath($0)) })
    if let error = found.errors.first { throw IconError(error.description) }
    guard !found.files.isEmpty else { throw IconError("no icons in \(paths.map(\.printable).joined(separator: ", "))") }
    let files = found.files.map(\.path)
    var options = options
    do throws(ConfigurationError) {
      switch configuration {
      case .none: break
      case .nearest: options.configurations = try .find(for: files)
      case .file(let file): options.configurations = try .file(FilePath(file))
      }
    } catch {
      throw IconError(error.text())
    }
    return lint(files: files.filter { !options.configurations.excludes($0) }, options: options)
  }

  /// Checks the files of a list, which is not walked.
  ///
  /// A file that cannot be read or decoded is a finding, and the others are checked all the same.
  ///
  /// - Parameters:
  ///   - files: PNGs and sources, in the order of the report.
  ///   - options: what to check them against.
  ///   - progress: told on the caller's thread how many files are done.
  public static func lint(files: [FilePath], options: LintOptions = LintOptions(), progress: ((Int) -> Void)? = nil) -> LintReport {
    lint(LintWork(files: files, plan: LintPlan(files: files, options: options)), jobs: options.jobs, progress: progress)
  }

  /// Does the work of a run.
  static func lint(_ work: LintWork, jobs: Int?, progress: ((Int) -> Void)? = nil) -> LintReport {
    var findings: [Finding] = []
    var treeFiles: [(index: Int, file: TreeSubject.File)] = []
    var done = 0
    OrderedMap.run(count: work.units.count, jobs: jobs, work: { work.check(unit: $0) }) { index, result in
      findings += result.findings
      treeFiles += zip(work.units[index].files, result.treeFiles).map { ($0, $1) }
      done += work.units[index].files.count
      progress?(done)
    }
    treeFiles.sort { $0.index < $1.index }
    let order = treeFiles.map(\.index)
    findings += work.plan.findings(in: TreeSubject(files: treeFiles.map(\.file)) { work.mask(of: order[$0]) }, order: order)
    return LintReport(findings: work.inFileOrder(findings), paths: work.files.map(\.string))
  }

  /// Whether a file that a walk meets is one to check: by its ending, else by its first bytes.
  public static func isCandidate(_ path: FilePath) -> Bool {
    switch path.ending {
    case "png", "svg", "svgz", "svgspec": return true
    case "json": return CatalogFile.isDescription(path)
    default: return (try? FileReader.head(of: path, count: LintedFile.pngSignature.count)) == LintedFile.pngSignature
    }
  }
}
