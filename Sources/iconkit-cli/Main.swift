import IconCommands

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@main struct Main {
  static func main() {
    CommandProcess.prepare()
    exit(CommandLineTool.run(arguments: CommandProcess.arguments(), io: .process()))
  }
}
