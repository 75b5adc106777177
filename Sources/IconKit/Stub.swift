public import IconModel

extension IconSource {
  public func converted(to syntax: Document.Syntax, keepExtensions: Bool = false) throws(IconError) -> (
    text: String, diagnostics: [Diagnostic]
  ) { throw IconError("not yet") }
  public static func formatted(name: String, bytes: [UInt8]) -> (text: String?, diagnostics: [Diagnostic], source: SourceText) {
    (nil, [], SourceText(name: name, bytes: bytes))
  }
}
