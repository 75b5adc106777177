import IconModel
import IconXML

@testable import IconSyntax

/// Reads text as a style sheet and as a `style` attribute, and matches what comes out with a document.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let length = text.utf8.count
  let (declarations, faults) = CSSParser.declarations(text)
  check(declarations, faults, length)
  let (sheet, sheetFaults) = CSSParser.stylesheet(text)
  for block in sheet.blocks { check(block, sheetFaults, length) }
  var matcher = StyleMatcher(sheet, document)
  for element in document.elements.indices {
    let matched = matcher.declarations(for: element)
    precondition(matcher.isExhausted || matched == sheet.declarations(for: element, in: document), "both ways match the same")
  }
  return 0
}

private func check(_ declarations: [Declaration], _ faults: [ValueFault], _ length: Int) {
  for declaration in declarations {
    precondition(!declaration.property.isEmpty && !declaration.value.isEmpty, "nothing empty")
    precondition(declaration.valueRange.map { $0.upperBound <= length && !$0.isEmpty } ?? false, "a place in the text")
  }
  for fault in faults { precondition(fault.range.upperBound <= length, "a place in the text") }
}

private let document: Document = {
  let text = """
    <svg><a id="a" class="a b"/><g class="b"><a/><b id="b" a="a b-c"><c a=""><a class="c"/></c></b><a b="b"/></g><c/></svg>
    """
  guard let document = XMLReader.read(SourceText(text)).document else { fatalError("the document is well-formed") }
  return document
}()
