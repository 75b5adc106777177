import IconModel
import IconRaster

@testable import IconSyntax

/// Reads bytes as svgspec, formats them, resolves and draws what comes out, and asks that all of it is sound.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "fuzz.svgspec", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let (document, diagnostics) = SVGSpecReader.read(source)
  for diagnostic in diagnostics { check(diagnostic.range, source) }
  let isSound = !diagnostics.contains { $0.severity == .error }
  guard let document else {
    precondition(!isSound, "without a document there is an error")
    return 0
  }
  for element in document.elements {
    check(element.range, source)
    for attribute in element.attributes { check(attribute.valueRange, source) }
  }
  let (text, _) = SVGSpecFormatter.format(source)
  precondition((text != nil) == isSound, "what has no error is formatted")
  let (icon, faults) = Resolver.resolve(document)
  for fault in faults { check(fault.range, source) }
  if let text { checkFormatted(text, icon) }
  if let icon { _ = try? Rasterizer.drawAlpha(icon, on: .fitting(icon, into: PixelSize(24, 24))) }
  return 0
}

/// What is in canonical form already stays as it is, and shows the same.
private func checkFormatted(_ text: String, _ icon: Icon?) {
  let again = SourceText(name: "fuzz.svgspec", bytes: Array(text.utf8))
  precondition(SVGSpecFormatter.format(again).text == text, "formatting again changes nothing")
  guard let document = SVGSpecReader.read(again).document else { preconditionFailure("what is formatted can be read") }
  precondition((Resolver.resolve(document).icon == nil) == (icon == nil), "what is formatted can be drawn")
}

private func check(_ range: SourceRange, _ source: SourceText) {
  guard range != .none else { return }
  precondition(range.start >= 0 && range.start <= range.end && range.end <= source.bytes.count + 1, "a place in the source")
}
