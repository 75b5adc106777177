import IconJSON
import IconModel

extension Repair {
  /// Gives a file of an image set the only slot that it can be meant for; nil where that is not plain.
  ///
  /// - Parameters:
  ///   - file: its name.
  ///   - entry: that names it and has no slot, if there is one.
  ///   - catalog: the image set.
  static func slot(for file: String, _ entry: ImageSetContents.Entry?, in catalog: CatalogSubject) -> Repair? {
    guard let text = catalog.text, let images = JSONReader.read(text).root?.object?["images"]?.array,
      let picture = catalog.pictures.first(where: { $0.fileName == file }), let size = picture.size
    else { return nil }
    let name = IconName(path: file)
    guard name.flaw == nil, name.device == nil, fits(size, at: name.scale, catalog) else { return nil }
    let free = catalog.contents.entries.filter { $0.file == nil && !$0.isUnassigned && $0.scale == name.scale }
    // Two files for one slot, or one file for two: somebody has to choose.
    guard free.count == 1, let slot = free.first, slot.slot.isGeneral, rivals(of: file, catalog) == 0,
      let object = images[slot.index].object, let first = object.members.first
    else { return nil }
    let gap = text.text(of: SourceRange(images[slot.index].range.start + 1, first.keyRange.start))
    var edits = [TextEdit(at: first.keyRange.start, "\"filename\" : \(quoted(file)),\(gap)")]
    if let entry {
      guard let removal = removal(of: entry, images) else { return nil }
      edits.append(removal)
    }
    return Repair(.edits(edits), "\(file) becomes the image for \(slot.slot.text)", path: catalog.path)
  }

  /// Whether a file has the size that the set's others ask for at its scale.
  private static func fits(_ size: PixelSize, at scale: Int, _ catalog: CatalogSubject) -> Bool {
    let named = Set(catalog.contents.entries.filter { !$0.isUnassigned }.compactMap(\.file?.name))
    let others = catalog.pictures.filter { named.contains($0.fileName) }
    guard !others.isEmpty else { return size.width % scale == 0 && size.height % scale == 0 }
    return others.allSatisfy { other in
      guard let known = other.size else { return false }
      let (a, b) = (size, known)
      return a.width * other.name.scale == b.width * scale && a.height * other.name.scale == b.height * scale
    }
  }

  /// How many other files without a slot are of the same scale.
  private static func rivals(of file: String, _ catalog: CatalogSubject) -> Int {
    let named = Set(catalog.contents.entries.filter { !$0.isUnassigned }.compactMap(\.file?.name))
    let scale = IconName(path: file).scale
    return catalog.pictures.count { $0.fileName != file && !named.contains($0.fileName) && IconName(path: $0.fileName).scale == scale }
  }

  /// Takes out an entry that says nothing but a file's name; nil where it says more.
  private static func removal(of entry: ImageSetContents.Entry, _ images: [JSONValue]) -> TextEdit? {
    let index = entry.index
    guard images.count > 1, let object = images[index].object,
      object.members.allSatisfy({ ["filename", "unassigned", "idiom", "scale"].contains($0.key) })
    else { return nil }
    let range = images[index].range
    if index + 1 < images.count { return TextEdit(SourceRange(range.start, images[index + 1].range.start), "") }
    return TextEdit(SourceRange(images[index - 1].range.end, range.end), "")
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONText()
    json.add(nil, text)
    return json.text
  }
}
