import IconJSON
import IconModel

/// Reads bytes as JSON and as JSON5; what is read must have its place in the text, and be the same when it is written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(name: "a.json", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  for syntax in [JSONSyntax.strict, .json5] {
    let document = JSONReader.read(source, syntax: syntax)
    for diagnostic in document.diagnostics {
      precondition(diagnostic.range == .none || diagnostic.range.end <= count, "a place in the text")
      _ = diagnostic.text(in: source)
    }
    guard let root = document.root else {
      precondition(document.diagnostics.count == 1, "one fault ends it")
      continue
    }
    check(root, within: SourceRange(0, count))
    for layout in [JSONText.Layout.compact, .indented] {
      let text = written(root, layout)
      let again = JSONReader.read(SourceText(text), limits: JSONLimits(bytes: .max)).root
      guard let again else { fatalError("what is written is JSON") }
      precondition(written(again, layout) == text, "the same again")
    }
  }
  return 0
}

private func written(_ value: JSONValue, _ layout: JSONText.Layout) -> String {
  var json = JSONText(layout)
  json.add(nil, value)
  return json.text
}

private func check(_ value: JSONValue, within range: SourceRange) {
  precondition(value.range.start >= range.start && value.range.end <= range.end && value.range.start < value.range.end, "one in another")
  for element in value.array ?? [] { check(element, within: value.range) }
  for member in value.object?.members ?? [] {
    precondition(member.keyRange.end <= member.value.range.start, "a key, then its value")
    check(member.value, within: value.range)
  }
}
