/// Files that are one icon at several scales: they lie in one folder and differ in their scale only.
public struct IconSet: Sendable, Hashable {
  /// A file of a set.
  public struct Member: Sendable, Hashable {
    /// Its place in the list that was grouped.
    public var index: Int
    public var name: IconName
  }

  /// In the order of their scales.
  public var members: [Member]
  /// The scales that files without a device in their name supply as well.
  public var fallbackScales: Set<Int>

  /// Groups files by name; sets come in the order of their first file.
  ///
  /// Names that differ only in Unicode normalisation are one icon: Swift's strings compare so, as do Apple's file systems. `name2x` joins
  /// the set of `name` if there is one, or where a catalog makes names free.
  public static func group(_ paths: [String]) -> [IconSet] {
    var names = paths.map(IconName.init(path:))
    let keys = Set(names.map(Key.init))
    for index in names.indices where names[index].alternative != nil {
      let other = names[index].inOtherReading
      if keys.contains(Key(other)) || other.isInImageSet { names[index] = other }
    }
    var sets: [IconSet] = []
    var places: [Key: Int] = [:]
    for (index, name) in names.enumerated() {
      let key = Key(name)
      if let place = places[key] {
        sets[place].members.append(Member(index: index, name: name))
      } else {
        places[key] = sets.count
        sets.append(IconSet(members: [Member(index: index, name: name)], fallbackScales: []))
      }
    }
    for place in sets.indices {
      sets[place].members.sort { ($0.name.scale, $0.index) < ($1.name.scale, $1.index) }
      guard sets[place].members[0].name.device != nil else { continue }
      let general = places[Key(sets[place].members[0].name, device: nil)]
      sets[place].fallbackScales = Set(general.map { sets[$0].members.map(\.name.scale) } ?? [])
    }
    return sets
  }

  /// What the files of a set have in common.
  private struct Key: Hashable {
    var folder: String
    var base: String
    var device: IconName.Device?

    init(_ name: IconName) { self.init(name, device: name.device) }

    init(_ name: IconName, device: IconName.Device?) {
      folder = name.folder
      base = name.base
      self.device = device
    }
  }
}
