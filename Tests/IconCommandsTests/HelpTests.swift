import IconKit
import Testing

@testable import IconCommands

@Suite struct HelpTests {
  let tool = Tool()

  /// An example that does not run is worse than none.
  @Test(arguments: CommandTable.commands.flatMap { $0.examples.map(\.call) }) func examplesAreRight(_ call: String) throws {
    let words = try #require(call.split(separator: "iconkit ", maxSplits: 1).last).split { " \n".contains($0) }.map(String.init)
    let command = try #require(CommandTable.command(named: words[0]))
    var arguments = Arguments()
    var parser = ArgumentParser(options: command.options, words: words.dropFirst().prefix { !["<", ">", "|"].contains($0) })
    try parser.parseAll(into: &arguments)
    #expect(command.operands.count.contains(arguments.operands.count))
    if command.name == "explain" { #expect(RuleCatalog.rule(id: arguments.operands[0]) != nil) }
  }

  @Test func program() {
    let run = tool.run("--help")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output == """
        iconkit draws, converts and checks icons that are shown by their alpha channel alone

        Usage:
          iconkit COMMAND [OPTION]... [FILE]...

        Tab bars, toolbars and menu bars show an icon by its alpha channel and paint it
        in a colour of their own. This program draws such icons from .svg and .svgspec
        sources, makes them from pictures drawn elsewhere, and checks what will be seen
        of them.

        Paths are files, folders (all icons in them are taken; hidden files and
        node_modules, DerivedData, Pods are passed by), or patterns in quotes, with **
        for folders of any depth. - is standard input, and with -o standard output.

        Results go to standard output, all that is said about them to standard error. A
        file whose content would not change is left untouched.

        Commands:
          render       draw icons as PNGs that hold nothing but alpha
          mask         make masks of PNGs that were drawn elsewhere
          lint         check icons for what will look wrong
          init         write a configuration for what is in a folder
          preview      show icons as the bars will show them
          inspect      show what is in a PNG
          diff         show what has changed between two icons, or two folders of them
          convert      turn .svg into .svgspec, or back
          format       lay out .svgspec files in the canonical way
          rules        list the rules of the checker
          explain      explain rules: why, examples, how to repair
          completions  print completions for a shell
          help         show what a command does

        Common options:
          -q, --quiet                Say errors only.
          -v, --verbose              Say what is done with each file, and show notes.
              --color WHEN           Show colours auto (on terminals, unless NO_COLOR is
                                     set), always or never. Default: auto.
          -h, --help                 Show this text.
          -V, --version              Show the versions of the program and of the
                                     libraries it uses.

        iconkit COMMAND --help says more about a command.

        """)
    #expect(tool.run("help").output == run.output)
    #expect(tool.run("-h").output == run.output)
  }

  @Test func command() {
    let run = tool.run("help", "format")
    #expect(run.status == 0)
    #expect(
      run.output == """
        iconkit format: lay out .svgspec files in the canonical way

        Usage:
          iconkit format [OPTION]... FILE...

        Rewrites each file in place; comments stay, and so does the picture. - formats
        standard input to standard output.

        Options:
              --check                Write nothing; name the files that are not
                                     formatted.
              --strict               Warnings fail too.

        Input options:
              --files-from FILE|-    Read paths from a file, one a line; - is standard
                                     input.
          -0, --null                 The paths of --files-from end with a NUL instead of
                                     a line feed.
              --exclude GLOB         Leave out files and folders whose path, or its last
                                     components, match the pattern. May be repeated.
          -j, --jobs N               Work on so many files at one time. Default: all
                                     processors.

        Common options:
          -q, --quiet                Say errors only.
          -v, --verbose              Say what is done with each file, and show notes.
              --color WHEN           Show colours auto (on terminals, unless NO_COLOR is
                                     set), always or never. Default: auto.
          -h, --help                 Show this text.
          -V, --version              Show the versions of the program and of the
                                     libraries it uses.

        Examples:
          iconkit format icons/*.svgspec
              format some files
          iconkit format --check .
              fail if a file below this folder is not formatted
          iconkit format - < docs.svgspec
              print a file as it should be

        Exit status:
          0  all files are formatted
          1  a file has errors, and stays as it is; with --check: a file is not
             formatted
          2  a file cannot be read or written, there is none, or the command line makes
             no sense

        """)
    #expect(tool.run("format", "--help").output == run.output)
    #expect(tool.run("format", "x", "-h", "--nonsense").output == run.output)
  }

  @Test(arguments: CommandTable.commands.map(\.name), [40, 80, 200]) func fitsTheTerminal(_ name: String, _ columns: Int) {
    let lines = tool.run("help", name, terminal: columns).output.split(separator: "\n")
    for line in lines where !line.contains("iconkit") {
      let plain = replaced(replaced(String(line), "\u{1b}[1m", ""), "\u{1b}[0m", "")
      #expect(plain.count <= max(columns, 50), "\(plain)")
    }
  }

  @Test func headingsStandOutOnTerminals() {
    #expect(tool.run("help", "rules", terminal: 80).output.contains("\n\u{1b}[1mUsage:\u{1b}[0m\n"))
    #expect(!tool.run("help", "rules", terminal: 80).output.contains("`"))
    #expect(!tool.run("help", "rules", variables: ["NO_COLOR": "1"], terminal: 80).output.contains("\u{1b}"))
    #expect(tool.run("help", "rules", variables: ["NO_COLOR": ""], terminal: 80).output.contains("\u{1b}"))
    #expect(!tool.run("help", "rules", variables: ["TERM": "dumb"], terminal: 80).output.contains("\u{1b}"))
    #expect(tool.run("--color", "always", "help", "rules", variables: ["NO_COLOR": "1"]).output.contains("\u{1b}"))
    #expect(!tool.run("--color=never", "help", "rules", terminal: 80).output.contains("\u{1b}"))
  }

  @Test func versions() {
    let run = tool.run("--version")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("iconkit "))
    #expect(run.output.contains("\ncairo "))
    #expect(tool.run("render", "--version").output == run.output)
  }

  /// What every text of the table must be.
  @Test(arguments: CommandTable.commands) func table(_ command: Command) {
    #expect(!command.summary.hasSuffix(".") && command.summary.first?.isLowercase == true)
    for detail in command.details { #expect(detail.hasSuffix(".")) }
    for option in command.options { #expect(option.help.hasSuffix("."), "\(option.long)") }
    #expect(Set(command.options.map(\.long)).count == command.options.count)
    #expect(Set(command.options.compactMap(\.short)).count == command.options.compactMap(\.short).count)
    #expect(!command.examples.isEmpty)
    for example in command.examples { #expect(example.call.contains("iconkit \(command.name)")) }
    #expect(command.statuses.first?.status == .success)
    #expect(CommandTable.command(named: command.name)?.name == command.name)
  }

  /// The examples are read by the parser as they stand, so that none can name an option that is not there.
  @Test(arguments: CommandTable.commands) func examplesParse(_ command: Command) throws {
    for example in command.examples {
      let call = example.call.split(separator: "|").last.map(String.init) ?? ""
      let words = call.split(separator: " ").map(String.init).prefix { $0 != ">" && $0 != "<" }
      var arguments = Arguments()
      var parser = ArgumentParser(options: command.options, words: words.dropFirst(2))
      try parser.parseAll(into: &arguments)
    }
  }
}
