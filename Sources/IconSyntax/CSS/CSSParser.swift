/// Reads CSS as far as SVG's styling needs it (CSS Syntax Level 3): `style` attributes and `style` elements.
enum CSSParser {
  /// The declarations of a `style` attribute.
  static func declarations(_ text: String) -> (declarations: [Declaration], faults: [ValueFault]) {
    var parser = DeclarationParser(CSSScanner(text))
    parser.parse(inBlock: false, limit: CSSLimits.declarations)
    return (parser.declarations, parser.faults.list)
  }

  /// The rules of a style sheet; ranges are bytes of its text.
  static func stylesheet(_ text: String) -> (sheet: StyleSheet, faults: [ValueFault]) {
    var parser = RuleParser(text)
    parser.parse()
    return (parser.sheet, parser.faults.list)
  }
}
