import IconFiles
import IconKit

/// Measures how many faults the rules for sources find that were put into drawings, and how many they find in drawings without any.
struct Accuracy {
  var seed: UInt64 = 1
  /// Sources of each variant.
  var count = 100
  /// Rule ids; empty for all.
  var rules: [String] = []
  /// Whether what was missed is shown.
  var showsMisses = false

  /// Reads options: `--seed N`, `--count N`, `--misses`, rule ids; nil where they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed":
        guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = value
      case "--count":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
        count = value
      case "--misses": showsMisses = true
      default:
        guard RuleCatalog.rule(id: argument) != nil else { return nil }
        rules.append(argument)
      }
    }
  }

  /// Prints a table; gives the exit status: 1 where a rule finds less than 98 of 100, or anything in a faultless drawing.
  func run() -> Int32 {
    var isGood = true
    for family in FaultFamily.all where rules.isEmpty || rules.contains(family.rule) {
      var (found, made) = (0, 0)
      for (index, variant) in family.variants.enumerated() {
        let result = measure(variant, of: family, seed: seed &* 1_000 &+ UInt64(index))
        found += result.found
        made += result.made
        print("  \(family.rule)  \(variant.name)  \(result.found) of \(result.made)")
      }
      print("\(family.rule)  recall \(percent(found, of: made)), \(found) of \(made)")
      isGood = isGood && 100 * found >= 98 * made
    }
    let alarms = falseAlarms()
    print("faultless drawings  \(alarms) of \(HonestSources.all.count * count) have a warning or an error")
    return isGood && alarms == 0 ? 0 : 1
  }

  private func measure(_ variant: FaultFamily.Variant, of family: FaultFamily, seed: UInt64) -> (found: Int, made: Int) {
    var dice = Dice(seed: seed)
    var (found, made, tries) = (0, 0, 0)
    while made < count, tries < 20 * count {
      tries += 1
      guard let source = variant.make(&dice) else { continue }
      made += 1
      let findings = Self.findings(in: source, LintOptions(only: [family.rule]))
      if findings.contains(where: { $0.level >= family.level && source.isNamed(by: $0) }) {
        found += 1
      } else if showsMisses {
        print("missed by \(family.rule), \(variant.name):\n\(source.text)\(findings.map { $0.text() + "\n" }.joined())")
      }
    }
    return (found, made)
  }

  private func falseAlarms() -> Int {
    var alarms = 0
    for (index, make) in HonestSources.all.enumerated() {
      var dice = Dice(seed: seed &* 1_000 &+ UInt64(index))
      for _ in 0..<count {
        let source = make(&dice)
        let findings = Self.findings(in: source, LintOptions(only: Set(rules))).filter { $0.level >= .warning }
        if findings.isEmpty { continue }
        alarms += 1
        if showsMisses { print("false alarm:\n\(source.text)\(findings.map { $0.text() + "\n" }.joined())") }
      }
    }
    return alarms
  }

  private static func findings(in source: FaultySource, _ options: LintOptions) -> [Finding] {
    IconSource(name: source.name, bytes: Array(source.text.utf8)).findings(options)
  }

  private func percent(_ part: Int, of all: Int) -> String {
    let tenths = all == 0 ? 0 : (1000 * part + all / 2) / all
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func print(_ line: String) { FileWriter.writeStandardError(Array("\(line)\n".utf8)) }
}

extension FaultySource {
  /// Whether a finding names the faulty shape.
  fileprivate func isNamed(by finding: Finding) -> Bool {
    guard let line else { return true }
    guard case .text(let place) = finding.place else { return false }
    return place.line == line
  }
}
