import IconFiles
import IconKit
import TestSupport

/// How many faults the rules find that were put into drawings and files, and how many they find where there is none.
struct Accuracy {
  /// Folders of each kind.
  let count: Int
  let seed: UInt64
  /// Whether the files that were not judged rightly are told.
  let tellsMisses: Bool
  private let folder = TemporaryFolder()

  init(count: Int, seed: UInt64, tellsMisses: Bool) {
    (self.count, self.seed, self.tellsMisses) = (count, seed, tellsMisses)
  }

  /// A line of the table.
  private struct Row {
    var rule: String
    var variant: String
    var found: Int
    var misses: [String]
  }

  /// The tables, and whether every rule is as good as it has to be.
  func run() -> (text: String, isGood: Bool) {
    var text = "rule              fault                                          found of \(count)\n"
    var isGood = true
    for family in FaultFamily.all {
      let rows = family.variants.enumerated().map { row($1, of: family, number: $0) }
      for row in rows {
        text += "\(row.rule.padded(19))\(row.variant.padded(46))\(row.found)\n"
        if tellsMisses { for miss in row.misses { text += miss.indented + "\n" } }
        if 100 * row.found < Self.least * count { isGood = false }
      }
      let found = rows.reduce(0) { $0 + $1.found }
      text += "\(family.rule.padded(19))\("all".padded(46))\(found) of \(count * rows.count)\n\n"
    }
    text += "faultless files                                                  with findings\n"
    for (number, faultless) in Faultless.all.enumerated() {
      let misses = self.misses(faultless, number: number)
      text += "\(faultless.name.padded(65))\(misses.count)\n"
      if tellsMisses { for miss in misses { text += miss.indented + "\n" } }
      if !misses.isEmpty { isGood = false }
    }
    return (text, isGood)
  }

  /// How many faults of a hundred of each kind must be found.
  private static let least = 98

  private func row(_ variant: FaultVariant, of family: FaultFamily, number: Int) -> Row {
    var row = Row(rule: family.rule, variant: variant.name, found: 0, misses: [])
    var random = SeededNumbers(seed: seed &+ UInt64(number) &* 1_000_003)
    for _ in 0..<count {
      let files = variant.make(&random)
      let findings = findings(in: files, only: family.isAlone ? [family.rule] : [])
      if findings.contains(where: { $0.rule == family.rule && $0.level >= family.level && files.names($0, in: folder.path + "/") }) {
        row.found += 1
      } else {
        row.misses.append(told(files, findings))
      }
    }
    return row
  }

  /// The files in which something is found that is more than a note, or a note of a rule that has nothing else to say.
  private func misses(_ faultless: Faultless, number: Int) -> [String] {
    let notes = Set(FaultFamily.all.filter { $0.level == .note }.map(\.rule)).subtracting(Self.saidOnTheWay).subtracting(
      faultless.trueNotes)
    var random = SeededNumbers(seed: seed &+ UInt64(number) &* 7_368_787)
    return (0..<count).compactMap { _ in
      let files = faultless.make(&random)
      let findings = findings(in: files).filter { $0.level >= .warning || notes.contains($0.rule) }
      return findings.isEmpty ? nil : told(files, findings)
    }
  }

  /// Rules that have warnings, and notes besides.
  private static let saidOnTheWay: Set<String> = ["invisible", "gap-merged"]

  /// Writes the files, checks them, and takes them away.
  private func findings(in files: FaultyFiles, only rules: Set<String> = []) -> [Finding] {
    let paths = files.files.map { FilePath(folder.path + "/" + $0.name) }
    do throws(FileError) {
      for (path, file) in zip(paths, files.files) { _ = try FileWriter.write(file.bytes, to: path, creatingFolders: true) }
      let options = LintOptions(profile: files.profile, only: rules, jobs: 1)
      let findings = IconLinter.lint(files: paths.filter(IconLinter.isCandidate), options: options).findings
      // Names that differ in capitals are one file on some disks.
      for path in paths { try? FileWriter.remove(path) }
      return findings
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func told(_ files: FaultyFiles, _ findings: [Finding]) -> String {
    let texts = files.files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return file.name + (text.utf8.elementsEqual(file.bytes) ? ":\n" + text : ": \(file.bytes.count) bytes\n")
    }
    return texts.joined() + findings.map { $0.text() }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }

  fileprivate var indented: String { split(separator: "\n").map { "    " + $0 }.joined(separator: "\n") }
}
