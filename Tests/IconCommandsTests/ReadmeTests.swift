import IconFiles
import TestSupport
import Testing

private let program = built("iconkit")

/// What the README shows is what happens.
@Suite(.enabled(if: program != nil, "the program has not been built")) struct ReadmeTests {
  let folder = TemporaryFolder()

  /// Runs a command with `iconkit` as the program that has been built.
  private func run(_ command: String) -> Int32 { folder.run("iconkit() { '\(program ?? "")' \"$@\"; }; \(command)") }

  @Test func commandsWorkAndPrintWhatIsShown() throws {
    let blocks = try PackageDocument("README.md").blocks
    let commands = blocks.filter { $0.info == "sh" }.flatMap(\.lines).filter { $0.hasPrefix("iconkit ") }
    try #require(commands.count > 5)
    for name in ["docs.svgspec", "icons/mail.png", "icons/sign.png", "icons/star.png"] {
      folder.write(try Fixture.bytes(name), to: name)
    }
    for command in commands {
      // The checker is shown with what it finds.
      let expected: Int32 = command.hasPrefix("iconkit lint") ? 1 : 0
      #expect(run("{ \(command)\n} > out 2> err") == expected, "\(command)\n\(folder.text(of: "err") ?? "")")
    }
    for name in ["docs.png", "icons/docs.png", "icons/docs@2x.png", "icons/docs@3x.png", "mask.png", "docs.svg"] {
      #expect(folder.bytes(of: name) != nil, "\(name) has not been written")
    }

    let shown = try #require(blocks.first { $0.lines.first?.hasPrefix("$ ") == true }).lines
    _ = run("\(shown[0].dropFirst(2)) > out")
    #expect(folder.text(of: "out") == shown.dropFirst().map { $0 + "\n" }.joined())
  }
}
