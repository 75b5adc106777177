import IconJSON
public import IconModel

/// The `Contents.json` of an image set that pictures are put into, laid out as Xcode lays it out.
///
/// What somebody else has put into an old one stays: images for other devices and appearances, their order, and properties.
public struct ImageSetDescription: Sendable {
  /// What is put into the set.
  public enum Images: Sendable {
    /// The names of PNGs by their scale, of 1, 2 and 3.
    case pictures([Int: String])
    /// The name of a drawing that serves all scales.
    case vector(String)
  }

  /// A file that has lost its slot.
  public struct Displaced: Sendable, Hashable {
    public var file: String
    /// What took its slot.
    public var by: String
  }

  /// The file's bytes: those of the old one where nothing changes.
  public let bytes: [UInt8]
  public let displaced: [Displaced]

  /// The description of a catalog, or of a folder that only holds others.
  public static let group: [UInt8] = {
    var json = JSONText(.indented)
    json.object { json in json.add("info", info) }
    return Array((json.text + "\n").utf8)
  }()

  /// Makes the description.
  ///
  /// - Parameters:
  ///   - images: what the set is to hold for all devices.
  ///   - isTemplate: whether alpha alone is shown.
  ///   - old: what is there already.
  /// - Throws: `IconError` with a place in `old` where that is no description of an image set.
  public init(_ images: Images, isTemplate: Bool, over old: SourceText? = nil) throws(IconError) {
    var entries = Entries()
    var root: [JSONObject.Member] = []
    var properties: [JSONObject.Member] = []
    if let old {
      root = try Self.root(of: old)
      entries = try Entries(root.value("images"))
      properties = try Self.object(root.value("properties"), "properties")
    }
    switch images {
    case .pictures(let names):
      entries.set(names, isNew: old == nil)
      properties.set("preserves-vector-representation", nil)
    case .vector(let name):
      entries.set(vector: name)
      properties.set("preserves-vector-representation", .bool(true))
    }
    properties.set("template-rendering-intent", .string(isTemplate ? "template" : "original"))
    let before = JSONValue(.object(JSONObject(root)), at: .none).canonical
    root.set("images", entries.value.content)
    root.set("properties", .object(JSONObject(properties)))
    if root.value("info") == nil { root.set("info", Self.info.content) }
    let after = JSONValue(.object(JSONObject(root)), at: .none).canonical
    if let old, before == after {
      bytes = old.bytes
    } else {
      var json = JSONText(.indented)
      json.add(nil, after)
      bytes = Array((json.text + "\n").utf8)
    }
    displaced = entries.displaced
  }

  private static let info = JSONValue(
    .object(
      JSONObject([
        JSONObject.Member("author", .string("xcode")), JSONObject.Member("version", .number(1)),
      ])), at: .none)

  private static func root(of old: SourceText) throws(IconError) -> [JSONObject.Member] {
    let document = JSONReader.read(old)
    if let diagnostic = document.diagnostics.first { throw IconError(diagnostic.message, at: diagnostic.range) }
    return try object(document.root, "the document")
  }

  private static func object(_ value: JSONValue?, _ name: String) throws(IconError) -> [JSONObject.Member] {
    guard let value else { return [] }
    guard let object = value.object else { throw IconError("\(name) is \(value.kind), wanted an object", at: value.range) }
    return object.members
  }

  /// The list of images.
  private struct Entries {
    private var entries: [[JSONObject.Member]] = []
    private(set) var displaced: [Displaced] = []

    init() {}

    init(_ images: JSONValue?) throws(IconError) {
      guard let images else { return }
      guard let list = images.array else { throw IconError("images is \(images.kind), wanted a list", at: images.range) }
      for (index, entry) in list.enumerated() { entries.append(try object(entry, "images[\(index)]")) }
    }

    var value: JSONValue { JSONValue(.array(entries.map { JSONValue(.object(JSONObject($0)), at: .none) }), at: .none) }

    /// Puts pictures into the slots for all devices; a new set gets its empty slots too.
    mutating func set(_ names: [Int: String], isNew: Bool) {
      for scale in 1...3 {
        guard names[scale] != nil || isNew else { continue }
        fill(scale: "\(scale)x", with: names[scale])
      }
      if let name = names.min(by: { $0.key < $1.key })?.value { remove(displacing: name) { $0.isGeneral && $0.value("scale") == nil } }
      forget(Set(names.values))
    }

    /// Puts one drawing into the slot for all devices and scales.
    mutating func set(vector name: String) {
      remove(displacing: name) { $0.isGeneral && $0.value("scale") != nil }
      fill(scale: nil, with: name)
      forget([name])
    }

    private mutating func fill(scale: String?, with name: String?) {
      if let index = entries.firstIndex(where: { $0.isGeneral && $0.value("scale")?.string == scale }) {
        guard let name else { return }
        note(entries[index], name)
        entries[index].set("filename", .string(name))
      } else {
        var entry = [JSONObject.Member("idiom", .string("universal"))]
        entry.set("filename", name.map { .string($0) })
        entry.set("scale", scale.map { .string($0) })
        // Behind what is for all devices and smaller.
        let place = entries.lastIndex { $0.isGeneral && $0.value("scale")?.string ?? "" < scale ?? "" }
        entries.insert(entry, at: place.map { $0 + 1 } ?? 0)
      }
    }

    private mutating func remove(displacing name: String, _ isRemoved: ([JSONObject.Member]) -> Bool) {
      for entry in entries where isRemoved(entry) { note(entry, name) }
      entries.removeAll(where: isRemoved)
    }

    /// Removes what marks files as unassigned that have a slot now.
    private mutating func forget(_ names: Set<String>) {
      entries.removeAll { $0.value("unassigned")?.bool == true && $0.value("filename")?.string.map(names.contains) ?? false }
    }

    private mutating func note(_ entry: [JSONObject.Member], _ name: String) {
      if let file = entry.value("filename")?.string, file != name { displaced.append(Displaced(file: file, by: name)) }
    }
  }
}

extension [JSONObject.Member] {
  func value(_ key: String) -> JSONValue? { last { $0.key == key }?.value }

  /// Sets the value of a key, or removes the key.
  fileprivate mutating func set(_ key: String, _ content: JSONValue.Content?) {
    guard let content else { return removeAll { $0.key == key } }
    if let index = lastIndex(where: { $0.key == key }) {
      self[index].value = JSONValue(content, at: .none)
    } else {
      append(JSONObject.Member(key, content))
    }
  }

  /// Whether an entry of a list of images is for all devices and circumstances.
  fileprivate var isGeneral: Bool {
    value("idiom")?.string == "universal" && value("unassigned")?.bool != true
      && allSatisfy { ["idiom", "scale", "filename", "resizing", "alignment-insets", "unassigned"].contains($0.key) }
  }
}

extension JSONObject.Member {
  fileprivate init(_ key: String, _ content: JSONValue.Content) {
    self.init(key: key, keyRange: .none, value: JSONValue(content, at: .none))
  }
}

extension JSONValue {
  /// The value without places, its keys in the order in which Xcode writes them.
  fileprivate var canonical: JSONValue {
    switch content {
    case .array(let values): JSONValue(.array(values.map(\.canonical)), at: .none)
    case .object(let object):
      JSONValue(
        .object(JSONObject(object.members.sorted { $0.key < $1.key }.map { JSONObject.Member($0.key, $0.value.canonical.content) })),
        at: .none)
    default: JSONValue(content, at: .none)
    }
  }
}
