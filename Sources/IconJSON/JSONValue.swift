public import IconModel

/// A value of a JSON document, and where it is written.
public struct JSONValue: Sendable, Hashable {
  /// What kinds of values there are.
  public enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  public var content: Content
  /// The bytes of the value, with quotes and brackets.
  public var range: SourceRange

  /// Makes a value.
  public init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  public var string: String? { if case .string(let value) = content { value } else { nil } }
  public var number: Double? { if case .number(let value) = content { value } else { nil } }
  /// The number, if it is a whole one.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  public var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  public var object: JSONObject? { if case .object(let object) = content { object } else { nil } }

  /// The kind of value in a word or two, for messages: `a number`.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// The members of an object in the order in which they are written.
public struct JSONObject: Sendable, Hashable {
  /// A key and its value.
  public struct Member: Sendable, Hashable {
    public var key: String
    /// The bytes of the key, with its quotes if it has any.
    public var keyRange: SourceRange
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, keyRange: SourceRange, value: JSONValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  public var members: [Member]

  /// Makes an object.
  public init(_ members: [Member] = []) { self.members = members }

  /// The member of a key; of several the last, which is what most readers take.
  public func member(_ key: String) -> Member? { members.last { $0.key == key } }

  /// The value of a key.
  public subscript(key: String) -> JSONValue? { member(key)?.value }
}

/// Where in a document a value is, as people write it: `images[2].scale`.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  public private(set) var description = ""

  /// The path of the document's own value.
  public init() {}

  /// The path of a member.
  public func key(_ key: String) -> JSONPath {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x80 || Self.plain.contains($0) }
    var path = self
    path.description += isPlain ? (description.isEmpty ? key : "." + key) : "[\"\(key)\"]"
    return path
  }

  /// The path of an element.
  public func index(_ index: Int) -> JSONPath {
    var path = self
    path.description += "[\(index)]"
    return path
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-$@".utf8)
}
