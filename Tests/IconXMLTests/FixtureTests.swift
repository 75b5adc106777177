import IconModel
import IconXML
import TestSupport
import Testing

/// The files under Fixtures/errors/xml, each beside the diagnostics that it should give.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.names(in: "errors/xml", suffix: ".svg"))
  func errorsAreSaidInThisText(name: String) throws {
    let textName = "errors/xml/" + name.dropLast(4) + ".txt"
    let found = diagnostics(name, try Fixture.bytes("errors/xml/" + name))
    if Fixture.isRecording {
      try Fixture.record(found, as: textName)
      Issue.record("\(textName) is written anew")
    }
    let expected = try Fixture.bytes(textName)
    #expect(found == String(decoding: expected, as: UTF8.self), "ICONKIT_RECORD=1 writes the text anew")
  }

  @Test func thereAreSuchFiles() {
    #expect(Fixture.names(in: "errors/xml", suffix: ".svg").count >= 12)
    #expect(Fixture.names(in: "crashers", suffix: ".svg").count >= 4)
    #expect(Fixture.names(in: "crashers", suffix: ".svgz").count >= 3)
  }

  @Test(arguments: Fixture.names(in: "crashers", suffix: ".svg") + Fixture.names(in: "crashers", suffix: ".svgz"))
  func bombsAreErrors(name: String) throws {
    let expected: [String: String] = [
      "billion-laughs-in-an-attribute.svg": "entity expansion makes more than the limit of 8388608 bytes (8 MiB)",
      "billion-laughs-in-text.svg": "entity expansion makes more than the limit of 8388608 bytes (8 MiB)",
      "deep-nesting.svgz": "elements are nested deeper than the limit of 256",
      "entity-chain.svgz": "more entities are declared than the limit of 256",
      "entity-of-elements.svg": "more than the limit of 100,000 elements",
      "gzip-bomb.svgz": "the gzip file unpacks to more than the limit of 4194304 bytes (4 MiB)",
      "nul-bytes.svg": "the control character 0x00 is not allowed in XML",
    ]
    guard let message = expected[name] else { return }
    #expect(diagnostics(name, try Fixture.bytes("crashers/" + name)).contains("error: " + message))
  }

  /// As messages show them, with a caret under the place.
  private func diagnostics(_ name: String, _ bytes: [UInt8]) -> String {
    var (source, diagnostics) = XMLDecoding.source(name: name, bytes: bytes)
    if !diagnostics.contains(where: { $0.severity == .error }) { diagnostics += XMLReader.read(source).diagnostics }
    return diagnostics.map { diagnostic in
      let place = source.place(of: diagnostic.range.start)
      let line = source.line(at: diagnostic.range.start)
      let caret = String(repeating: " ", count: place.column - 1) + "^"
      return "\(name):\(place.line):\(place.column): \(diagnostic.severity): \(diagnostic.message)\n\(line)\n\(caret)\n"
    }.joined()
  }
}
