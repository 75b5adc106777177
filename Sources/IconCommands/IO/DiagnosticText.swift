import IconFiles
import IconKit

/// Messages as compilers write them.
enum DiagnosticText {
  /// `docs.svgspec:7:12: error: …`, then the line and a caret.
  static func text(of diagnostic: Diagnostic, in source: SourceText, _ style: Style) -> String {
    let head = "\(style.severity(diagnostic.severity)): \(style.bold(diagnostic.message.printable))\n"
    guard diagnostic.range != .none else { return "\(style.bold(source.name)): \(head)" }
    let place = source.place(of: diagnostic.range.start)
    let name = style.bold("\(source.name):\(place.line):\(place.column)")
    return "\(name): \(head)\(SourceExcerpt(of: diagnostic.range, in: source).text(style))"
  }

  /// `docs.png: warning: … [haze]`, with the place in the text or in the picture.
  static func text(of finding: Finding, _ style: Style) -> String {
    let name: String
    var end = ""
    switch finding.place {
    case .file: name = finding.path.printable
    case .text(let place): name = "\(finding.path.printable):\(place.line):\(place.column)"
    case .pixels(let pixels):
      name = finding.path.printable
      end = " at \(pixels.x),\(pixels.y) \(pixels.width)x\(pixels.height)"
    }
    return "\(style.bold(name)): \(style.severity(finding.level)): \(style.bold(finding.message.printable)) [\(finding.rule)]\(end)\n"
  }
}
