/// Text in XML and HTML.
enum Markup {
  /// The text as content or inside of quotes; what no document may hold is shown as an escape.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // XML 1.0, production 2.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A page of HTML up to its body: it loads nothing from anywhere, and runs no script but the one whose SHA-256 is given, in Base64.
  ///
  /// - Parameters:
  ///   - title: as text, which is escaped here.
  ///   - scriptLoads: whether that script may load others.
  static func pageHead(title: String, style: String, scriptHash: String? = nil, scriptLoads: Bool = false) -> String {
    let scripts = scriptHash.map { "; script-src 'sha256-\($0)'" + (scriptLoads ? " 'strict-dynamic'" : "") } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'\(scripts)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <style>
      \(style)</style>
      </head>

      """
  }
}
