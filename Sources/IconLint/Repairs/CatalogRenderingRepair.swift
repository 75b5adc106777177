import IconJSON
import IconModel

extension Repair {
  private static let key = "template-rendering-intent"

  /// Says `template` where a description says `original`.
  static func renderingAsTemplate(_ intent: ImageSetContents.Intent) -> Repair {
    Repair(.edits([TextEdit(intent.range, "\"template\"")]), "\(key) becomes 'template'", meetsMoreRules: true)
  }

  /// Says `template` where a description says nothing; on request, for code may say something else.
  static func renderingAsTemplate(in catalog: CatalogSubject) -> Repair? {
    guard let text = catalog.text, let root = JSONReader.read(text).root?.object else { return nil }
    let edit: TextEdit
    if let properties = root["properties"] {
      guard let first = properties.object?.members.first else { return nil }
      // As the member that it is put before, on a line of its own or not.
      let gap = text.text(of: SourceRange(properties.range.start + 1, first.keyRange.start))
      edit = TextEdit(at: first.keyRange.start, "\"\(key)\" : \"template\",\(gap)")
    } else {
      guard let last = root.members.last else { return nil }
      let member = "  \"properties\" : {\n    \"\(key)\" : \"template\"\n  }"
      edit = TextEdit(at: last.value.range.end, ",\n\(member)")
    }
    return Repair(.edits([edit]), "\(key) becomes 'template'", isSafe: false, meetsMoreRules: true)
  }
}
