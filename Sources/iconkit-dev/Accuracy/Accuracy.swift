import IconKit

/// How many faults the rules find that were put into drawings, and how many they find in drawings without any.
struct Accuracy {
  /// Drawings of each kind.
  let count: Int
  let seed: UInt64
  /// Whether the sources that were not judged rightly are told.
  let tellsMisses: Bool

  /// A line of the table.
  private struct Row {
    var rule: String
    var variant: String
    var found: Int
    var misses: [String]
  }

  /// The tables, and whether every rule is as good as it has to be.
  func run() -> (text: String, isGood: Bool) {
    var text = "rule              fault                              found of \(count)\n"
    var isGood = true
    for family in FaultFamily.all {
      let rows = family.variants.enumerated().map { row($1, of: family, number: $0) }
      for row in rows {
        text += "\(row.rule.padded(18))\(row.variant.padded(35))\(row.found)\n"
        if tellsMisses { for miss in row.misses { text += miss.indented + "\n" } }
      }
      let found = rows.reduce(0) { $0 + $1.found }
      let all = count * rows.count
      text += "\(family.rule.padded(18))\("all".padded(35))\(found) of \(all)\n\n"
      if 100 * found < Self.least * all { isGood = false }
    }
    text += "faultless drawing                                    with findings\n"
    for (number, faultless) in FaultlessSources.all.enumerated() {
      let misses = self.misses(faultless.draw, number: number)
      text += "\(faultless.name.padded(53))\(misses.count)\n"
      if tellsMisses { for miss in misses { text += miss.indented + "\n" } }
      if !misses.isEmpty { isGood = false }
    }
    return (text, isGood)
  }

  /// How many faults of a hundred each rule must find.
  private static let least = 98

  private func row(_ variant: FaultVariant, of family: FaultFamily, number: Int) -> Row {
    var row = Row(rule: family.rule, variant: variant.name, found: 0, misses: [])
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 1_000_003)
    for _ in 0..<count {
      let source = variant.draw(&random)
      let findings = findings(in: source.text, LintOptions(only: [family.rule]))
      let isFound = findings.contains { finding in
        guard finding.level >= family.level, case .text(let place) = finding.place else { return false }
        return source.line.map { $0 == place.line } ?? true
      }
      if isFound { row.found += 1 } else { row.misses.append(Self.told(source.text, findings)) }
    }
    return row
  }

  /// The sources in which something is found that is more than a note.
  private func misses(_ draw: (inout SeededGenerator) -> String, number: Int) -> [String] {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 7_368_787)
    return (0..<count).compactMap { _ in
      let text = draw(&random)
      let findings = findings(in: text).filter { $0.level >= .warning }
      return findings.isEmpty ? nil : Self.told(text, findings)
    }
  }

  private func findings(in text: String, _ options: LintOptions = LintOptions()) -> [Finding] {
    IconSource(name: "icon.svgspec", bytes: Array(text.utf8)).findings(options)
  }

  private static func told(_ text: String, _ findings: [Finding]) -> String {
    text + findings.map { $0.text() }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }

  fileprivate var indented: String { split(separator: "\n").map { "    " + $0 }.joined(separator: "\n") }
}
