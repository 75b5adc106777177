import IconCommands
import IconFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The developers' helper: writes, or checks, the files that are printed from the tables; measures the rules.
@main struct Main {
  static func main() {
    CommandProcess.prepare()
    switch CommandProcess.arguments() {
    case ["generate"]: exit(Generator(folder: "").run(checking: false))
    case ["generate", "--check"]: exit(Generator(folder: "").run(checking: true))
    case let arguments where arguments.first == "accuracy":
      guard let accuracy = Accuracy(Array(arguments.dropFirst())) else { usage() }
      exit(accuracy.run())
    default: usage()
    }
  }
  private static func usage() -> Never {
    let lines = [
      "iconkit-dev generate [--check], in the package's folder", "iconkit-dev accuracy [--seed N] [--count N] [--misses] [RULE ...]",
    ]
    FileWriter.writeStandardError(Array("usage: \(lines.joined(separator: "\n       "))\n".utf8))
    exit(2)
  }
}
