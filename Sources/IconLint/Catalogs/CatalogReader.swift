import IconJSON
import IconModel

/// Reads the `Contents.json` of an image set or of a group, and says what is not the format.
struct CatalogReader {
  private(set) var contents = ImageSetContents()
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a document; of one that is not well-formed only that is said.
  init(_ text: SourceText, _ kind: CatalogSubject.Kind) {
    let document = JSONReader.read(text)
    diagnostics = document.diagnostics
    guard let root = document.root else { return }
    if let object = root.object {
      checkKeys(object, among: CatalogVocabulary.rootKeys, JSONPath(), tellsUnknown: false)
      readInfo(object)
      switch kind {
      case .imageSet: readImages(object)
      case .group: readProperties(object)
      case .otherSet: break
      }
    } else {
      complain("the document is \(root.kind), wanted an object", root.range)
    }
    diagnostics.sort { $0.range.start < $1.range.start }
  }

  private mutating func complain(_ message: String, _ range: SourceRange, _ severity: Severity = .error) {
    diagnostics.append(Diagnostic(severity, message, at: range))
  }

  private mutating func readInfo(_ root: JSONObject) {
    guard let info = object(root, "info", JSONPath()), let version = info["version"] else { return }
    if version.integer != 1 {
      let found = version.integer.map(String.init) ?? version.kind
      complain("info.version is \(found), wanted 1: what other versions mean is not known", version.range, .warning)
    }
  }

  private mutating func readImages(_ root: JSONObject) {
    readProperties(root)
    guard let images = root["images"] else {
      // What was meant by it has been named.
      if !root.members.contains(where: { nearest($0.key, to: CatalogVocabulary.rootKeys, in: root) == "images" }) {
        complain("images is missing", SourceRange(0, 1))
      }
      return
    }
    guard let list = images.array else { return complain("images is \(images.kind), wanted a list", images.range) }
    for (index, value) in list.enumerated() {
      let path = JSONPath().key("images").index(index)
      guard let entry = value.object else {
        complain("\(path) is \(value.kind), wanted an object", value.range)
        continue
      }
      readEntry(entry, index, value.range, path)
    }
  }

  private mutating func readEntry(_ entry: JSONObject, _ index: Int, _ range: SourceRange, _ path: JSONPath) {
    checkKeys(entry, among: CatalogVocabulary.entryKeys, path, tellsUnknown: false)
    let file = string(entry, "filename", path).map { ImageSetContents.FileName(name: $0.text, range: $0.range) }
    let scale = scale(entry, path)
    let isUnassigned = bool(entry, "unassigned", path) ?? false
    if entry["idiom"] == nil, file != nil, !isUnassigned {
      complain("\(path).idiom is missing: no device is told to use it", range, .warning)
    }
    for (key, values) in CatalogVocabulary.values.sorted(by: { $0.key < $1.key }) {
      if let (text, range) = string(entry, key, path) { check(text, among: values, path.key(key), range) }
    }
    checkAppearances(entry, path)
    contents.entries.append(
      ImageSetContents.Entry(
        index: index, range: range, file: file, scale: scale, slot: ImageSetContents.Slot(entry), isUnassigned: isUnassigned))
  }

  private mutating func scale(_ entry: JSONObject, _ path: JSONPath) -> Int? {
    guard let (text, range) = string(entry, "scale", path) else { return nil }
    if let index = CatalogVocabulary.scales.firstIndex(of: text) { return index + 1 }
    complain("\(path.key("scale")) is '\(text)', wanted 1x, 2x or 3x", range)
    return nil
  }

  private mutating func checkAppearances(_ entry: JSONObject, _ path: JSONPath) {
    guard let value = entry["appearances"] else { return }
    let path = path.key("appearances")
    guard let list = value.array else { return complain("\(path) is \(value.kind), wanted a list", value.range) }
    for (index, value) in list.enumerated() {
      let path = path.index(index)
      guard let object = value.object else {
        complain("\(path) is \(value.kind), wanted an object", value.range)
        continue
      }
      checkKeys(object, among: CatalogVocabulary.appearanceKeys, path, tellsUnknown: false)
      guard let (name, range) = string(object, "appearance", path) else { continue }
      check(name, among: CatalogVocabulary.appearances.keys.sorted(), path.key("appearance"), range)
      guard let values = CatalogVocabulary.appearances[name], let (text, range) = string(object, "value", path) else { continue }
      check(text, among: values, path.key("value"), range)
    }
  }

  private mutating func readProperties(_ root: JSONObject) {
    guard let properties = object(root, "properties", JSONPath()) else { return }
    let path = JSONPath().key("properties")
    checkKeys(properties, among: CatalogVocabulary.propertyKeys, path, tellsUnknown: true)
    for key in ["preserves-vector-representation", "provides-namespace", "localizable"] { _ = bool(properties, key, path) }
    let key = "template-rendering-intent"
    guard let (text, range) = string(properties, key, path) else { return }
    if CatalogVocabulary.intents.contains(text) {
      contents.intent = ImageSetContents.Intent(isTemplate: text == "template", range: range)
    } else {
      let meant = NearestName.find(text, among: CatalogVocabulary.intents).map { " (did you mean '\($0)'?)" } ?? ""
      complain("\(path.key(key)) is '\(text)', wanted template or original\(meant)", range)
    }
  }

  /// Complains about keys that are nearly one that there is, and is missing; Xcode passes over others, and learns new ones.
  ///
  /// - Parameter tellsUnknown: whether those are worth a note, since they say how an image is shown.
  private mutating func checkKeys(_ object: JSONObject, among keys: [String], _ path: JSONPath, tellsUnknown: Bool) {
    let place = path.description.isEmpty ? "the document" : path.description
    for member in object.members where !keys.contains(member.key) {
      if let meant = nearest(member.key, to: keys, in: object) {
        complain("\(place) has no '\(member.key)' (did you mean '\(meant)'?)", member.keyRange)
      } else if tellsUnknown {
        complain("\(place) has '\(member.key)', which is not known here", member.keyRange, .note)
      }
    }
  }

  /// The key that was probably meant by another one, if it is not there as well.
  private func nearest(_ key: String, to keys: [String], in object: JSONObject) -> String? {
    NearestName.find(key, among: keys).flatMap { object[$0] == nil ? $0 : nil }
  }

  /// Complains about a word that there is not: an error where it is nearly one that there is, else a note, for Xcode learns new ones.
  private mutating func check(_ text: String, among words: [String], _ path: JSONPath, _ range: SourceRange) {
    if words.contains(text) { return }
    if let meant = NearestName.find(text, among: words), NearestName.isSlip(text, meant) {
      complain("\(path) is '\(text)' (did you mean '\(meant)'?)", range)
    } else {
      complain("\(path) is '\(text)', which is not known here", range, .note)
    }
  }

  private mutating func object(_ parent: JSONObject, _ key: String, _ path: JSONPath) -> JSONObject? {
    guard let value = parent[key] else { return nil }
    if value.object == nil { complain("\(path.key(key)) is \(value.kind), wanted an object", value.range) }
    return value.object
  }

  private mutating func string(_ object: JSONObject, _ key: String, _ path: JSONPath) -> (text: String, range: SourceRange)? {
    guard let value = object[key] else { return nil }
    guard let text = value.string else {
      complain("\(path.key(key)) is \(value.kind), wanted a string", value.range)
      return nil
    }
    return (text, value.range)
  }

  private mutating func bool(_ object: JSONObject, _ key: String, _ path: JSONPath) -> Bool? {
    guard let value = object[key] else { return nil }
    if value.bool == nil { complain("\(path.key(key)) is \(value.kind), wanted true or false", value.range) }
    return value.bool
  }
}

extension NearestName {
  /// Whether one word is another with a slip, and not one with another number: `metal7v1`, `16GB`.
  fileprivate static func isSlip(_ word: String, _ other: String) -> Bool {
    word.filter { !$0.isNumber } != other.filter { !$0.isNumber }
  }
}
