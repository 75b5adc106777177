public import IconFiles
public import IconLint
import IconModel

/// What a file is checked against.
public struct FileCheck: Sendable {
  public let path: FilePath
  /// nil for images of an asset catalog, of which the catalog says what they are for.
  public let profile: Profile?
  /// Those that a source is drawn at, or the one that a PNG's name states.
  public let scales: [Int]
  /// How many rules are on that look at files of its kind.
  public let ruleCount: Int

  /// As a line of text.
  public var text: String {
    let place = profile.map { "profile \($0.id)" } ?? "as its catalog says"
    let names = scales.map { "@\($0)x" }
    return "\(path.string): \(([place] + names).joined(separator: ", ")), \(ruleCount) rules"
  }
}

extension IconLinter {
  /// What each of some files is checked against.
  public static func checks(of files: [FilePath], options: LintOptions) -> [FileCheck] {
    let plan = LintPlan(files: files, options: options)
    let work = LintWork(files: files, plan: plan)
    return files.indices.map { index in
      let checker = plan[index]
      let file = LintedFile(reading: files[index])
      if file.isSource, let bytes = file.bytes {
        let linter = checker.linter(for: IconSource(name: file.path, bytes: bytes))
        return FileCheck(
          path: files[index], profile: linter.configuration.profile, scales: linter.scales, ruleCount: linter.ruleCount(for: [.source]))
      }
      let isImage = CatalogFile.isInImageSet(files[index])
      let isFree = isImage && checker.catalogs != nil
      let own = isImage ? checker.linter : work.linter(of: IconName(path: file.path), checker).linter
      let linter = isFree ? checker.catalogs?.templates ?? own : own
      return FileCheck(
        path: files[index], profile: isFree ? nil : own.configuration.profile,
        scales: file.isPNG && !isImage ? [IconName(path: file.path).scale] : [],
        ruleCount: linter.ruleCount(for: file.isPNG ? [.png, .set, .tree] : [.catalog]))
    }
  }
}

extension Linter {
  /// How many rules are on that look at some kinds of subjects.
  fileprivate func ruleCount(for subjects: Set<Rule.Scope>) -> Int {
    rules.count { subjects.contains($0.scope) || subjects.contains(.source) && $0.alsoChecksSources }
  }
}
