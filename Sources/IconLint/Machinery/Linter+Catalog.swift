public import IconModel

extension Linter {
  /// Checks a folder of an asset catalog: what its description says, and its PNGs as the description arranges them.
  ///
  /// - Parameters:
  ///   - catalog: the folder.
  ///   - withDescription: whether what is found in the description is told, or only heeded.
  public func lint(_ catalog: CatalogSubject, withDescription: Bool = true) -> [Finding] {
    var findings: [Finding] = []
    var silent: [String: RuleSet] = [:]
    for active in active {
      guard case .catalog(_, let check) = active.rule.check else { continue }
      for seen in check(catalog, context) {
        let path = seen.file.map { catalog.folder + $0 } ?? catalog.path
        if withDescription { findings.append(active.finding(seen, path: path)) }
        if let picture = seen.picture, seen.level == nil { silent[picture, default: RuleSet()].formUnion(silenced(by: active)) }
      }
    }
    for set in catalog.sets { findings += lint(set, silent: set.members.map { silent[$0.path] ?? RuleSet() }) }
    return findings
  }
}
