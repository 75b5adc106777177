import Foundation
import IconModel
import IconSyntax
import TestSupport
import Testing

/// Each `Fixtures/format/<case>.svgspec` has beside it what becomes of it: `<case>.formatted.svgspec`.
///
/// `ICONKIT_RECORD=1` rewrites these, and fails still.
@Suite struct SVGSpecFormatterTests {
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: Fixture.path("format"))) ?? [])
    .filter { $0.hasSuffix(".svgspec") && !$0.hasSuffix(".formatted.svgspec") }.map { String($0.dropLast(8)) }.sorted()

  private func source(_ name: String) throws -> SourceText {
    try SourceText(name: name, bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixture.path(name)))))
  }

  @Test func `there are fixtures`() { #expect(Self.names.count > 5) }

  @Test(arguments: names) func `the canonical form`(name: String) throws {
    let (text, diagnostics) = try SVGSpecFormatter.format(source("format/\(name).svgspec"))
    #expect(diagnostics == [])
    let path = Fixture.path("format/\(name).formatted.svgspec")
    if ProcessInfo.processInfo.environment["ICONKIT_RECORD"] != nil {
      try (text ?? "").write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path)")
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == expected)
    #expect(SVGSpecFormatter.format(SourceText(expected)).text == expected)
  }

  @Test func `the page's example is in canonical form`() throws {
    let docs = try source("docs.svgspec")
    #expect(SVGSpecFormatter.format(docs).text == docs.text(of: SourceRange(0, docs.bytes.count)))
  }

  @Test func `a source with errors is left alone, and they are told`() {
    let (text, diagnostics) = SVGSpecFormatter.format(SourceText("icon\nrect bogus=1"))
    #expect(text == nil)
    #expect(diagnostics.map(\.message) == ["unknown attribute 'bogus'"])
  }
}
