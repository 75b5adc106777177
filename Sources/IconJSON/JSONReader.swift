public import IconModel

/// The two ways to write JSON.
public enum JSONSyntax: Sendable, Hashable {
  /// RFC 8259, to the letter.
  case strict
  /// JSON5 1.0.0: comments, trailing commas, single quotes, keys without quotes, more ways to write numbers and strings.
  ///
  /// `Infinity`, `NaN` and escapes in keys without quotes are refused: nothing that is read here could use them.
  case json5

  /// As messages call it.
  var name: String { self == .strict ? "JSON" : "JSON5" }
}

/// How much is read before a document is refused.
public struct JSONLimits: Sendable, Hashable {
  /// Bytes of the document: what people write, and Xcode for them, is below 100 KiB.
  public var bytes: Int
  /// Lists and objects in one another: what is written has below ten, and each takes a frame of the stack.
  public var nesting: Int

  /// Makes limits.
  public init(bytes: Int = 1 << 20, nesting: Int = 64) {
    self.bytes = bytes
    self.nesting = nesting
  }
}

/// What a document was read as.
public struct JSONDocument: Sendable {
  public let source: SourceText
  /// nil where the document is not well-formed.
  public let root: JSONValue?
  /// Where it is not well-formed, the first fault; else the keys that an object has twice, in the order in which they are written.
  ///
  /// All are errors.
  public let diagnostics: [Diagnostic]
}

/// Reads JSON with the place of each key and value, in time proportional to its length.
public enum JSONReader {
  /// Reads a document in UTF-8; a byte order mark in front is passed over.
  ///
  /// Never fails: what is wrong is in `diagnostics`.
  public static func read(_ source: SourceText, syntax: JSONSyntax = .strict, limits: JSONLimits = JSONLimits()) -> JSONDocument {
    var parser = JSONParser(source, syntax, limits)
    do throws(Diagnostic) {
      let root = try parser.document()
      return JSONDocument(source: source, root: root, diagnostics: parser.repeated)
    } catch {
      return JSONDocument(source: source, root: nil, diagnostics: [error])
    }
  }
}
