import IconKit
import IconPNG

/// Sends bytes through all that is done with a source: read, render and check, convert there and back, and compare the pictures.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = IconSource(name: "fuzz.svg", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  for diagnostic in source.diagnostics { precondition(!diagnostic.text(in: source.text).isEmpty, "a message") }
  precondition((source.icon == nil) == source.hasErrors, "an icon or an error")
  guard let document = source.document, let picture = picture(source) else { return 0 }
  let other: Document.Syntax = document.syntax == .svg ? .svgspec : .svg
  let there = converted(source, to: other)
  compare(picture, there)
  guard let there else { return 0 }
  compare(picture, converted(there, to: document.syntax))
  return 0
}

private let options = RenderOptions(profile: Profile.named("none"), size: Size(20, 20), form: .template)

/// The alpha at 20 px; nil where a limit or an error is in the way.
private func picture(_ source: IconSource) -> [UInt8]? {
  guard let image = try? source.render(options).first, let pixels = try? PNGDecoder.decode(image.png) else { return nil }
  return stride(from: 3, to: pixels.samples.count, by: 4).map { pixels.samples[$0] }
}

/// The source in the other syntax; nil where that is said to change the picture.
private func converted(_ source: IconSource, to syntax: Document.Syntax) -> IconSource? {
  guard let (text, diagnostics) = try? source.converted(to: syntax) else { preconditionFailure("what is drawn can be converted") }
  let result = IconSource(name: "converted.\(syntax.rawValue)", bytes: Array(text.utf8))
  let isWhole = diagnostics.allSatisfy { $0.severity == .note }
  precondition(!isWhole || !result.hasErrors, "what is converted has no errors")
  return isWhole ? result : nil
}

private func compare(_ picture: [UInt8], _ source: IconSource?) {
  guard let source, let other = FuzzPipeline.picture(source) else { return }
  precondition(other == picture, "converted, it shows the same")
}
