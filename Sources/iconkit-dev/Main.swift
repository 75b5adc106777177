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
    default:
      FileWriter.writeStandardError(Array("usage: iconkit-dev generate [--check], in the package's folder\n".utf8))
      exit(2)
    }
  }
}
