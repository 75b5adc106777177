import IconFiles
import Testing

@testable import IconCommands

@Suite struct ArgumentParserTests {
  static let output = ValueOption("output", short: "o", .file("FILE"), "")
  static let number = ValueOption("number", short: "n", .number(1...9), "")
  static let loud = Flag("loud", short: "l", "")
  static let fast = Flag("fast", short: "f", "")

  private func parse(_ words: [String]) throws(Failure) -> Arguments {
    var arguments = Arguments()
    var parser = ArgumentParser(
      options: [Self.output.option, Self.number.option, Self.loud.option, Self.fast.option, CommonOptions.help.option], words: words)
    try parser.parseAll(into: &arguments)
    return arguments
  }

  @Test(arguments: [
    ["-o", "x", "a", "b"], ["-ox", "a", "b"], ["--output", "x", "a", "b"], ["--output=x", "a", "b"], ["a", "--output=x", "b"],
    ["a", "b", "-o", "x"], ["-o", "x", "--", "a", "b"], ["a", "-ox", "--", "b"], ["-o", "y", "-o", "x", "a", "b"],
  ])
  func oneMeaning(_ words: [String]) throws {
    let arguments = try parse(words)
    #expect(arguments[Self.output] == "x")
    #expect(arguments.operands == ["a", "b"])
    #expect(!arguments[Self.loud])
  }

  @Test(arguments: [["-lf"], ["-l", "-f"], ["--loud", "--fast"], ["-flf"]]) func flags(_ words: [String]) throws {
    let arguments = try parse(words)
    #expect(arguments[Self.loud] && arguments[Self.fast])
  }

  @Test func flagsAndAValueInOneWord() throws {
    let arguments = try parse(["-lfo", "x", "-ln3"])
    #expect(arguments[Self.loud] && arguments[Self.fast])
    #expect(arguments[Self.output] == "x")
    #expect(arguments[Self.number] == 3)
  }

  @Test func operandsThatLookLikeOptions() throws {
    #expect(try parse(["-", "--", "-l", "--loud", "--"]).operands == ["-", "-l", "--loud", "--"])
    #expect(try parse(["--", "--help"]).operands == ["--help"])
  }

  @Test func valuesMayLookLikeAnything() throws {
    #expect(try parse(["-o", "-"])[Self.output] == "-")
    #expect(try parse(["--output", "--loud"])[Self.output] == "--loud")
    #expect(try parse(["--output=a=b"])[Self.output] == "a=b")
    #expect(try parse(["-o=x"])[Self.output] == "=x")
  }

  @Test func repeated() throws {
    let arguments = try parse(["-n1", "--number=2", "-n", "3"])
    #expect(arguments.all(Self.number) == [1, 2, 3])
    #expect(arguments[Self.number] == 3)
  }

  @Test func helpEndsReading() throws {
    #expect(try parse(["--help", "--nonsense"])[CommonOptions.help])
  }

  @Test(arguments: [
    (["--lound"], "unknown option '--lound' (did you mean '--loud'?)"),
    (["--lou"], "unknown option '--lou' (did you mean '--loud'?)"),
    (["--xyzzy=3"], "unknown option '--xyzzy'"),
    (["--="], "unknown option '--'"),
    (["-x"], "unknown option '-x'"),
    (["-lx"], "unknown option '-x'"),
    (["-\n"], "unknown option '-\\n'"),
    (["--loud=yes"], "option '--loud' takes no value"),
    (["--output"], "option '--output' needs a value: FILE"),
    (["-lo"], "option '-o' needs a value: FILE"),
    (["--output="], "option '--output': the name is empty"),
    (["-n", "0"], "option '-n': expected a whole number from 1 to 9, got '0'"),
    (["--number=x\u{1b}"], "option '--number': expected a whole number from 1 to 9, got 'x\\x1b'"),
    (["-n", "99999999999999999999"], "option '-n': expected a whole number from 1 to 9, got '99999999999999999999'"),
    (["-n", "-1"], "option '-n': expected a whole number from 1 to 9, got '-1'"),
    (["-n", ""], "option '-n': expected a whole number from 1 to 9, got ''"),
  ])
  func errors(_ words: [String], _ message: String) {
    let error = #expect(throws: Failure.self) { try parse(words) }
    #expect(error?.usageText == message)
  }
}

extension Failure {
  /// The text of a usage error.
  var usageText: String? { if case .usage(let text) = self { text } else { nil } }
}
