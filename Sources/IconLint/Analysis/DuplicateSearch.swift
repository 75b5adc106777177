import IconModel

/// Looks for icons whose masks are identical, mirrored, or nearly identical, in a tree.
///
/// Fingerprints tell which masks are worth a closer look; only those are decoded again.
struct DuplicateSearch {
  /// How the masks of a group are alike.
  enum Kind: Hashable {
    case identical
    case mirrored
    /// No alpha differs by more than this.
    case near(Int)
  }

  /// Icons that are alike, by the files that show it.
  struct Group {
    var kind: Kind
    var original: Int
    var copies: [Int]
  }

  private(set) var groups: [Group] = []

  private let tree: TreeSubject
  /// The icon of each file: scales and devices of one name are one.
  private let icons: [Int]
  /// For each icon the one it is identical to; itself, if there is none.
  private var originals: [Int]

  /// Near masks have about the same ink, give or take this share of it.
  private static let inkWindow = 0.04
  /// No mask is compared with more than so many others, for folders of thousands that look alike.
  private static let mostNeighbours = 4096

  /// Searches a tree.
  ///
  /// - Parameter tolerance: how far near alphas may differ, at most 96.
  init(_ tree: TreeSubject, tolerance: Int) {
    self.tree = tree
    var numbers: [String: Int] = [:]
    var icons: [Int] = []
    for file in tree.files {
      let key = file.name.folder + file.name.base
      icons.append(numbers[key] ?? numbers.count)
      numbers[key] = icons[icons.count - 1]
    }
    self.icons = icons
    originals = Array(0..<numbers.count)
    findIdentical()
    findMirrored()
    findNear(tolerance)
  }

  /// What files must have in common to be compared.
  private struct Bucket: Hashable {
    var scale: Int
    var key: MaskFingerprint.Key
  }

  /// The files with a fingerprint, smallest scale first.
  private var candidates: [Int] {
    tree.files.indices.filter { tree.files[$0].fingerprint != nil }.sorted {
      (tree.files[$0].name.scale, $0) < (tree.files[$1].name.scale, $1)
    }
  }

  private mutating func findIdentical() {
    var buckets: [Bucket: [Int]] = [:]
    var places: [Int: Int] = [:]
    for file in candidates {
      guard let key = tree.files[file].fingerprint?.key else { continue }
      let bucket = Bucket(scale: tree.files[file].name.scale, key: key)
      guard let original = buckets[bucket]?.first(where: { isCopy(file, of: $0) }) else {
        buckets[bucket, default: []].append(file)
        continue
      }
      let icon = icons[original]
      // The larger scales of icons that are known to be alike.
      guard originals[icons[file]] == icons[file], icons[file] != icon else { continue }
      originals[icons[file]] = icon
      if let place = places[original] {
        groups[place].copies.append(file)
      } else {
        places[original] = groups.count
        groups.append(Group(kind: .identical, original: original, copies: [file]))
      }
    }
  }

  private func isCopy(_ file: Int, of original: Int) -> Bool {
    if icons[file] == icons[original] { return false }
    guard let mask = tree.mask(file), let other = tree.mask(original) else { return false }
    return mask == other
  }

  private mutating func findMirrored() {
    var seen: [Bucket: Int] = [:]
    var paired = Set<[Int]>()
    for file in candidates where originals[icons[file]] == icons[file] {
      guard let key = tree.files[file].fingerprint?.key else { continue }
      let scale = tree.files[file].name.scale
      if let other = seen[Bucket(scale: scale, key: key.mirrored)], icons[other] != icons[file],
        !paired.contains([icons[other], icons[file]]), let mask = tree.mask(file), let otherMask = tree.mask(other),
        mask == otherMask.mirrored
      {
        paired.insert([icons[other], icons[file]])
        groups.append(Group(kind: .mirrored, original: other, copies: [file]))
      }
      seen[Bucket(scale: scale, key: key)] = seen[Bucket(scale: scale, key: key)] ?? file
    }
  }

  private mutating func findNear(_ tolerance: Int) {
    let detailed = candidates.filter { originals[icons[$0]] == icons[$0] && tree.files[$0].fingerprint?.hasDetail == true }
    let bySize = Dictionary(grouping: detailed) { tree.files[$0].fingerprint?.key.size }
    var places: [Int: Int] = [:]
    for size in bySize.keys.sorted(by: { ($0?.width ?? 0, $0?.height ?? 0) < ($1?.width ?? 0, $1?.height ?? 0) }) {
      let files = (bySize[size] ?? []).compactMap { file in tree.files[file].fingerprint.map { (file: file, print: $0) } }
        .sorted { ($0.print.key.sum, $0.file) < ($1.print.key.sum, $1.file) }
      for (place, first) in files.enumerated() where originals[icons[first.file]] == icons[first.file] {
        for second in files[(place + 1)...].prefix(Self.mostNeighbours) {
          if Double(second.print.key.sum) > Double(first.print.key.sum) * (1 + Self.inkWindow) { break }
          guard icons[second.file] != icons[first.file], originals[icons[second.file]] == icons[second.file],
            first.print.mayResemble(second.print), let mask = tree.mask(first.file), let other = tree.mask(second.file),
            let difference = mask.largestDifference(from: other), difference > 0, difference <= tolerance
          else { continue }
          originals[icons[second.file]] = icons[first.file]
          if let place = places[first.file], case .near(let before) = groups[place].kind {
            groups[place].copies.append(second.file)
            groups[place].kind = .near(max(before, difference))
          } else {
            places[first.file] = groups.count
            groups.append(Group(kind: .near(difference), original: first.file, copies: [second.file]))
          }
        }
      }
    }
  }
}

extension AlphaMask {
  /// The mask, left and right exchanged.
  fileprivate var mirrored: AlphaMask {
    var samples = self.samples
    for y in 0..<height { samples[y * width..<(y + 1) * width].reverse() }
    return AlphaMask(width: width, height: height, samples: samples)
  }

  /// How far the alphas of a pixel differ at most; nil for masks of different size.
  fileprivate func largestDifference(from other: AlphaMask) -> Int? {
    guard size == other.size else { return nil }
    return zip(samples, other.samples).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
