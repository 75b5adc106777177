import Foundation
import IconModel
import IconSyntax
import TestSupport
import Testing

/// Each `Fixtures/errors/<what is wrong>.svgspec` has beside it what is printed for it.
///
/// `ICONKIT_RECORD=1` rewrites the texts, and fails still.
@Suite struct SVGSpecErrorFixtureTests {
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: Fixture.path("errors"))) ?? [])
    .filter { $0.hasSuffix(".svgspec") }.map { String($0.dropLast(8)) }.sorted()

  @Test func `there are fixtures`() { #expect(Self.names.count > 15) }

  @Test(arguments: names) func `what is printed`(name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixture.path("errors/\(name).svgspec"))))
    let source = SourceText(name: "\(name).svgspec", bytes: bytes)
    let printed = SVGSpecReader.read(source).diagnostics.map { $0.text(in: source) + "\n" }.joined()
    let path = Fixture.path("errors/\(name).txt")
    if ProcessInfo.processInfo.environment["ICONKIT_RECORD"] != nil {
      try printed.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)")
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    #expect(printed == expected)
    #expect(!printed.isEmpty)
  }
}
