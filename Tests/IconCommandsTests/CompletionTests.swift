import IconFiles
import TestSupport
import Testing

@testable import IconCommands

@Suite struct CompletionTests {
  let folder = TemporaryFolder()

  private static func has(_ program: String) -> Bool { TemporaryFolder().run("command -v \(program) > /dev/null 2>&1") == 0 }

  @Test(arguments: Shell.allCases) func namesAllThereIs(_ shell: Shell) {
    let run = Tool().run("completions", shell.rawValue)
    #expect(run.status == 0)
    #expect(run.output == shell.completions)
    for command in CommandTable.commands {
      #expect(run.output.contains(command.name))
      for option in command.options { #expect(run.output.contains(option.long)) }
    }
  }

  @Test(.enabled(if: has("bash"), "bash is not installed")) func bashReads() {
    folder.write(Shell.bash.completions, to: "script")
    #expect(folder.run("bash -n script") == 0)
  }

  @Test(.enabled(if: has("zsh"), "zsh is not installed")) func zshReads() {
    folder.write(Shell.zsh.completions, to: "_iconkit")
    #expect(folder.run("zsh -n _iconkit") == 0)
  }

  @Test(.enabled(if: has("fish"), "fish is not installed")) func fishReads() {
    folder.write(Shell.fish.completions, to: "iconkit.fish")
    #expect(folder.run("fish --no-execute iconkit.fish") == 0)
  }

  /// What bash proposes for the last of some words.
  @Test(
    .enabled(if: has("bash"), "bash is not installed"),
    arguments: [
      (["re"], ["render"]), (["-q", "comp"], ["completions"]), (["render", "--tol"], ["--tolerance"]), (["render", "--as", "m"], ["mask"]),
      (["render", "--as", "=", "m"], ["mask"]), (["completions", ""], ["bash", "zsh", "fish"]),
      (["lint", "--only", "size,off-c"], ["size,off-center"]),
      (["render", "--size", ""], []), (["render", "a."], ["a.svg", "a.svgspec"]), (["mask", "a."], ["a.png"]),
      (["render", "-o", "a.t"], ["a.txt"]),
      (["render", "--diff", "s"], ["sub folder"]), (["render", "s"], ["sub folder"]), (["help", "exp"], ["explain"]),
    ] as [([String], [String])])
  func bashProposes(_ words: [String], _ proposals: [String]) {
    folder.write(Shell.bash.completions, to: "script")
    for name in ["a.svg", "a.svgspec", "a.png", "a.txt"] { folder.write("", to: name) }
    folder.makeFolder("sub folder")
    let list = (["iconkit"] + words).map(shellQuoted).joined(separator: " ")
    folder.write(
      "source ./script\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _iconkit 2>/dev/null\nfor word in \"${COMPREPLY[@]}\"; do echo \"$word\"; done",
      to: "call")
    #expect(folder.run("bash call > result") == 0)
    #expect(folder.text(of: "result")?.split(separator: "\n").map(String.init).sorted() == proposals.sorted())
  }

  @Test(.enabled(if: has("man") && has("groff"), "man or groff is not installed")) func manualPageIsSound() {
    folder.write(ManualPage.text, to: "iconkit.1")
    #expect(folder.run("MANROFFSEQ= LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l -Tutf8 iconkit.1 > page 2> warnings") == 0)
    #expect(folder.text(of: "warnings") == "")
    let page = folder.text(of: "page") ?? ""
    for command in CommandTable.commands { #expect(page.contains("iconkit \(command.name)")) }
  }

  @Test func manualPageMasksWhatRoffWouldTake() {
    for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") {
      let request = line.dropFirst().prefix { $0.isLetter }
      #expect(["TH", "SH", "SS", "PP", "TP", "B", "I", "RS", "RE", "EX", "EE"].contains(request), "\(line)")
    }
    #expect(!ManualPage.text.contains("`"))
  }
}

@Suite struct GeneratedFileTests {
  /// The package's folder.
  private static let package = FilePath(#filePath).folder.folder.folder

  @Test(.enabled(if: FileStatus.exists(package.appending("docs/commands.md")), "nothing has been generated yet"))
  func areUpToDate() {
    for file in GeneratedFile.all {
      let bytes = try? FileReader.read(Self.package.appending(FilePath(file.path)), limit: 1 << 24)
      let isUpToDate = bytes == Array(file.text.utf8)
      #expect(isUpToDate, "\(file.path) is out of date, run: \(GeneratedFile.command)")
    }
  }

  @Test func eachPathOnce() {
    let paths = GeneratedFile.all.map(\.path)
    #expect(Set(paths).count == paths.count)
    for file in GeneratedFile.all { #expect(file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n"), "\(file.path)") }
  }

  @Test func commandsPageNamesAllThereIs() {
    let page = CommandsPage.text
    for command in CommandTable.commands {
      #expect(page.contains("\n## \(command.name)\n"))
      for option in command.options { #expect(page.contains("--\(option.long)")) }
    }
    // A bar in a cell would end it.
    #expect(page.contains("`-o, --output FILE\\|DIR/\\|-`"))
  }
}
