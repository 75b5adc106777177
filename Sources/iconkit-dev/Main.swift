import IconCommands
import IconFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The developers' helper: writes, or checks, the files that are printed from the tables.
@main struct Main {
  static func main() {
    CommandProcess.prepare()
    switch CommandProcess.arguments() {
    case ["generate"]: exit(Generator(folder: "").run(checking: false))
    case ["generate", "--check"]: exit(Generator(folder: "").run(checking: true))
    case let arguments where arguments.first == "accuracy": measureAccuracy(Array(arguments.dropFirst()))
    default: refuse()
    }
  }

  /// Prints how much of what was put into drawings the rules find; fails where that is too little.
  private static func measureAccuracy(_ arguments: [String]) -> Never {
    var (count, seed, tellsMisses) = (100, UInt64(1), false)
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--misses": tellsMisses = true
      case "--count":
        guard let value = rest.popFirst(), let number = Int(value) else { refuse() }
        count = number
      case "--seed":
        guard let value = rest.popFirst(), let number = UInt64(value) else { refuse() }
        seed = number
      default: refuse()
      }
    }
    let result = Accuracy(count: max(1, count), seed: seed, tellsMisses: tellsMisses).run()
    do { try FileWriter.writeStandardOutput(Array(result.text.utf8)) } catch { exit(2) }
    exit(result.isGood ? 0 : 1)
  }

  private static func refuse() -> Never {
    let usage = """
      usage: iconkit-dev generate [--check], in the package's folder
             iconkit-dev accuracy [--count N] [--seed N] [--misses]

      """
    FileWriter.writeStandardError(Array(usage.utf8))
    exit(2)
  }
}
