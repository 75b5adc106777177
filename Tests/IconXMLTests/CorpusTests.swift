import Foundation
import IconModel
import IconXML
import TestSupport
import Testing

/// Files from elsewhere, in $ICONKIT_CORPUS/svg-icons and $ICONKIT_CORPUS/svg-hostile.
@Suite(.enabled(if: Corpus.isAvailable)) struct CorpusTests {
  /// Whether every range covers what it should.
  @Test(.timeLimit(.minutes(5)), arguments: ["svg-icons", "svg-hostile"])
  func everyFileIsReadOrRefused(folder: String) throws {
    let files = Corpus.files(in: folder, suffixes: [".svg", ".svgz"])
    #expect(!files.isEmpty)
    var refused = 0
    for file in files {
      let (source, problems) = XMLDecoding.source(name: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
      let (document, diagnostics) = problems.contains { $0.severity == .error } ? (nil, problems) : XMLReader.read(source)
      let errors = diagnostics.filter { $0.severity == .error }
      #expect((document == nil) == (errors.count == 1), "\(file.path)")
      if document == nil { refused += 1 }
      for element in document?.elements ?? [] { check(element, in: source) }
    }
    // Real icons are all well-formed.
    if folder == "svg-icons" { #expect(refused == 0) }
  }

  private func check(_ element: Element, in source: SourceText) {
    let tag = source.text(of: element.range)
    guard tag.hasPrefix("<") else { return #expect(tag.hasPrefix("&") && tag.hasSuffix(";")) }
    #expect(tag.hasSuffix(">") && source.text(of: element.nameRange).hasSuffix(element.name))
    for attribute in element.attributes where attribute.nameRange != element.nameRange {
      let (name, value) = (source.text(of: attribute.nameRange), source.text(of: attribute.valueRange))
      #expect(name == attribute.name || name.hasSuffix(":" + attribute.name))
      // References and line ends are undone in the value.
      if !value.contains(where: { "&\n\r\r\n\t".contains($0) }) { #expect(value == attribute.value) }
    }
  }
}
