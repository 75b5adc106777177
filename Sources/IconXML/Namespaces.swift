import IconModel

/// What a namespace means to us.
enum Vocabulary: Hashable {
  /// No namespace.
  case none
  case svg
  case xlink
  case xml
  case iconkit
  /// An editor's own, or any other.
  case other(uri: String)

  /// The vocabulary of a namespace name.
  init(uri: String) {
    self = uri.isEmpty ? .none : Self.known.first { $0.uri == uri }?.vocabulary ?? .other(uri: uri)
  }

  /// Those that mean something, with the prefixes they usually have.
  static let known: [(prefix: String, uri: String, vocabulary: Vocabulary)] = [
    ("svg", "http://www.w3.org/2000/svg", .svg),
    ("xlink", "http://www.w3.org/1999/xlink", .xlink),
    ("xml", "http://www.w3.org/XML/1998/namespace", .xml),
    ("iconkit", "urn:iconkit:svgspec:1", .iconkit),
  ]

  /// As attributes know it; nil for those whose attributes are not kept.
  var attributeNamespace: Attribute.Namespace? {
    switch self {
    case .none: Attribute.Namespace.none
    case .xlink: .xlink
    case .xml: .xml
    case .iconkit: .iconkit
    case .svg, .other: nil
    }
  }
}

/// The prefixes in scope (Namespaces in XML 1.0).
///
/// expat could do this too, but it refuses a file for a prefix that nobody declared, which editors' files often have.
struct Namespaces {
  /// What unprefixed elements belong to.
  private(set) var unprefixed = Vocabulary.none
  private var prefixed: [String: Vocabulary] = [:]
  /// What each declaration replaced, innermost last.
  private var undo: [(depth: Int, prefix: String, previous: Vocabulary?)] = []

  /// Takes up what an element of a depth declares.
  mutating func declare(prefix: String, uri: String, depth: Int) {
    let vocabulary = Vocabulary(uri: uri)
    if prefix.isEmpty {
      undo.append((depth, prefix, unprefixed))
      unprefixed = vocabulary
    } else {
      undo.append((depth, prefix, prefixed[prefix]))
      prefixed[prefix] = vocabulary
    }
  }

  /// Forgets what the element of a depth declared.
  mutating func leave(depth: Int) {
    while let last = undo.last, last.depth == depth {
      if last.prefix.isEmpty { unprefixed = last.previous ?? .none } else { prefixed[last.prefix] = last.previous }
      undo.removeLast()
    }
  }

  /// Makes unprefixed elements SVG's, in a document that declares no namespace.
  mutating func assumeSVG() { unprefixed = .svg }

  /// What a prefix stands for; nil where nobody declared it.
  func vocabulary(of prefix: String) -> Vocabulary? { prefix == "xml" ? .xml : prefixed[prefix] }
}

/// A name as written, cut at its colon.
struct QualifiedName {
  /// Empty without a colon.
  var prefix: String
  var local: String

  /// As it is written.
  var description: String { prefix.isEmpty ? local : prefix + ":" + local }

  /// The prefix that an attribute of this name declares (empty for `xmlns`); nil where it declares none.
  var declaredPrefix: String? {
    if prefix.isEmpty { return local.utf8.count == 5 && local == "xmlns" ? "" : nil }
    return prefix == "xmlns" ? local : nil
  }
}
