import IconJSON
import IconModel

/// What the description of an image set says, as far as it can be understood.
struct ImageSetContents: Sendable {
  var entries: [Entry] = []
  /// What it says of how the images are shown; nil where it says nothing.
  var intent: Intent?

  /// One image, or the empty place for one.
  struct Entry: Sendable {
    /// Its place in the list, from 0.
    var index: Int
    /// The whole entry.
    var range: SourceRange
    var file: FileName?
    /// nil for an image that serves all scales, and for one whose scale is none.
    var scale: Int?
    /// Whether there is a scale that is none.
    var hasUnknownScale: Bool { scale == nil && slot.parts["scale"] != nil }
    var slot: Slot
    var isUnassigned: Bool
  }

  /// A file as it is named.
  struct FileName: Sendable {
    var name: String
    var range: SourceRange

    /// Whether it is a drawing that has no scale.
    var isVector: Bool { CatalogVocabulary.vectorEndings.contains(IconName(path: name).fileExtension.lowercased()) }
  }

  /// Whether alpha alone is shown.
  struct Intent: Sendable {
    var isTemplate: Bool
    var range: SourceRange
  }

  /// The device and the circumstances that an image is for.
  struct Slot: Sendable, Hashable {
    /// What the entry says, by key; lists as JSON.
    var parts: [String: String]

    /// What an entry says, but for what tells no slot from another.
    init(_ entry: JSONObject) {
      parts = [:]
      for member in entry.members where !CatalogVocabulary.keysBesideTheSlot.contains(member.key) {
        parts[member.key] = Self.text(of: member.value)
      }
    }

    /// A value as people read it.
    private static func text(of value: JSONValue) -> String {
      if let text = value.string { return text }
      if let list = value.array { return list.map(text).sorted().joined(separator: " ") }
      if let object = value.object {
        if let appearance = object["appearance"]?.string, let value = object["value"]?.string {
          return appearance == "luminosity" ? value : "\(value) \(appearance)"
        }
        return object.members.map { "\($0.key) \(text(of: $0.value))" }.joined(separator: " ")
      }
      var json = JSONText()
      json.add(nil, value)
      return json.text
    }

    /// The slots of all scales.
    var variant: Slot {
      var slot = self
      slot.parts["scale"] = nil
      return slot
    }

    var idiom: String { parts["idiom"] ?? "universal" }

    /// Whether it is for all devices and circumstances.
    var isGeneral: Bool { idiom == "universal" && variant.parts.count <= 1 }

    /// As people call it: `universal 2x dark`.
    var text: String {
      let rest = parts.filter { $0.key != "idiom" && $0.key != "scale" }.sorted { $0.key < $1.key }.map(\.value)
      return ([idiom] + (parts["scale"].map { [$0] } ?? []) + rest).joined(separator: " ")
    }
  }
}
