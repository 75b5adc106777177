/// How an image set's description arranges its files: in catalogs names are free.
extension CatalogSubject {
  /// A PNG's name with what the description says of it: its scale and its device.
  ///
  /// A file that no entry names keeps what its own name says.
  public func name(of path: String) -> IconName {
    var name = IconName(path: path)
    guard let entry = entry(for: path) else { return name }
    name.scale = entry.scale ?? 1
    name.device = IconName.Device(rawValue: entry.slot.idiom)
    name.flaw = nil
    name.alternative = nil
    return name
  }

  private func entry(for path: String) -> ImageSetContents.Entry? {
    entries[String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)]
  }

  /// The PNGs as sets of scales: those for one device and circumstance belong together; files without a slot as their names say.
  ///
  /// The first is the general one.
  public var sets: [SetSubject] {
    var order: [Group] = []
    var members: [Group: [PNGSubject]] = [:]
    for picture in pictures {
      let group = group(of: picture.path, base: picture.name.base)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(picture)
    }
    order.sort { $0.isGeneral && !$1.isGeneral }
    let general = order.first { $0.isGeneral }
    let everywhere = servesAllScales ? [1, 2, 3] : (general.flatMap { members[$0] } ?? []).map(\.name.scale)
    return order.map { group in
      SetSubject(members[group] ?? [], fallbackScales: group == general && !servesAllScales ? [] : Set(everywhere))
    }
  }

  /// Files of the image set as icons, in their order: those for one device and circumstance, from the smallest scale up.
  ///
  /// - Returns: of each file its path and its scale, which is 1 for an image that serves all scales.
  public func icons(of paths: [String]) -> [[(path: String, scale: Int)]] {
    var order: [Group] = []
    var members: [Group: [(path: String, scale: Int)]] = [:]
    for path in paths {
      let name = name(of: path)
      let group = group(of: path, base: name.base)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append((path, name.scale))
    }
    return order.map { (members[$0] ?? []).sorted { $0.scale < $1.scale } }
  }

  private func group(of path: String, base: String) -> Group {
    guard let entry = entry(for: path) else { return .name(base) }
    // What is at no scale can't be compared with any.
    return entry.hasUnknownScale ? .alone(path) : .slots(entry.slot.variant)
  }

  /// Whether an image without a scale serves them all.
  private var servesAllScales: Bool {
    contents.entries.contains { $0.file != nil && $0.scale == nil && !$0.hasUnknownScale && $0.slot.isGeneral }
  }

  private enum Group: Hashable {
    case slots(ImageSetContents.Slot)
    case name(String)
    case alone(String)

    var isGeneral: Bool { if case .slots(let slot) = self { slot.isGeneral } else { false } }
  }
}
