import IconModel

/// The texts of the errors that we find ourselves.
enum XMLFault {
  static let empty = "the file is empty"
  static let notUTF8 = "the text is not UTF-8"
  static let outOfMemory = "out of memory"

  static func notXML(_ start: String) -> String { "this is no XML: it starts with \(start), not with \"<\"" }

  static func size(_ bytes: Int, _ limit: Int) -> String {
    "the file has \(bytes) bytes, more than the limit of \(size(limit))"
  }

  static func nesting(_ limit: Int) -> String { "elements are nested deeper than the limit of \(limit)" }

  static func elements(_ limit: Int) -> String { "more than the limit of \(Grouped(limit)) elements" }

  static func attributes(_ limit: Int, of element: String) -> String { "<\(element)> has more attributes than the limit of \(limit)" }

  static func entities(_ limit: Int) -> String { "more entities are declared than the limit of \(limit)" }

  static func expansion(_ limit: Int) -> String {
    "entity expansion makes more than the limit of \(size(limit))"
  }

  static func unpacked(_ limit: Int) -> String { "the gzip file unpacks to more than the limit of \(size(limit))" }

  /// A number of bytes as people read it.
  private static func size(_ bytes: Int) -> String { "\(bytes) bytes" + (bytes >= 1 << 20 ? " (\(bytes >> 20) MiB)" : "") }

  static func root(_ name: String) -> String { "the root element is <\(name)>, not <svg>" }

  static func rootNamespace(_ name: String, _ uri: String) -> String {
    "the root <\(name)> is not SVG's: its namespace is \"\(uri)\", not \"http://www.w3.org/2000/svg\""
  }
}

/// A byte as messages show it: `0x0C`.
func hexadecimal(_ byte: UInt8) -> String { "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
