import IconModel
import IconXML

/// Reads bytes as an SVG file, as `.svgz` too, and asks that what comes out is sound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let (decoded, problems) = XMLDecoding.source(name: "fuzz.svg", bytes: bytes)
  check(decoded)
  // As UTF-8, whatever it says.
  if !problems.isEmpty { check(SourceText(name: "fuzz.svg", bytes: bytes)) }
  return 0
}

private func check(_ source: SourceText) {
  let (document, diagnostics) = XMLReader.read(source)
  let errors = diagnostics.count { $0.severity == .error }
  precondition((document == nil) == (errors == 1), "either a document or one error")
  for diagnostic in diagnostics { checkPlace(diagnostic.range, in: source) }
  guard let document else { return }
  precondition(document.elements.first?.parent == nil && !document.elements.isEmpty, "one root")
  for (id, element) in document.elements.enumerated() {
    checkPlace(element.range, in: source)
    checkPlace(element.nameRange, in: source)
    precondition(element.parent.map { $0 < id } ?? (id == 0), "parents before children")
    precondition(element.children.allSatisfy { document.elements[$0].parent == id }, "children know their parent")
    for attribute in element.attributes {
      checkPlace(attribute.nameRange, in: source)
      checkPlace(attribute.valueRange, in: source)
    }
    for offset in 0..<min(element.text.utf8.count, 100) { checkPlace(element.place(ofTextBytes: offset..<(offset + 1)), in: source) }
  }
}

private func checkPlace(_ range: SourceRange, in source: SourceText) {
  guard range != .none else { return }
  precondition(range.start >= 0 && range.start <= range.end && range.end <= source.bytes.count + 1, "a place in the source")
}
