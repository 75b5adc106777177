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
    let detailed = tree.files.indices.filter { originals[icons[$0]] == icons[$0] && tree.files[$0].fingerprint?.hasDetail == true }
    for files in Dictionary(grouping: detailed, by: { tree.files[$0].fingerprint?.key.size }).values {
      let byInk = InkOrder(files.compactMap { file in tree.files[file].fingerprint.map { (file, $0) } })
      for file in files where originals[icons[file]] == icons[file] {
        var copies: [Int] = []
        var largest = 0
        // Decoded for the first that it may resemble, and kept for the others.
        lazy var mask = tree.mask(file)
        for other in byInk.neighbours(of: file, within: Self.inkWindow, atMost: Self.mostNeighbours) {
          guard other > file, icons[other] != icons[file], originals[icons[other]] == icons[other],
            mayResemble(file, other), let difference = mask.flatMap({ $0.largestDifference(from: other, in: tree) }), difference > 0,
            difference <= tolerance
          else { continue }
          originals[icons[other]] = icons[file]
          copies.append(other)
          largest = max(largest, difference)
        }
        if !copies.isEmpty { groups.append(Group(kind: .near(largest), original: file, copies: copies.sorted())) }
      }
    }
  }

  /// Whether fingerprints leave it open that two files differ by little.
  private func mayResemble(_ file: Int, _ other: Int) -> Bool {
    guard let print = tree.files[file].fingerprint, let otherPrint = tree.files[other].fingerprint else { return false }
    return print.mayResemble(otherPrint)
  }

  /// Files in the order of their ink.
  private struct InkOrder {
    private var entries: [(file: Int, ink: Int)]
    private var places: [Int: Int] = [:]

    init(_ files: [(file: Int, print: MaskFingerprint)]) {
      entries = files.map { ($0.file, $0.print.key.sum) }.sorted { ($0.ink, $0.file) < ($1.ink, $1.file) }
      for (place, entry) in entries.enumerated() { places[entry.file] = place }
    }

    /// The files whose ink is that of a file, give or take a share.
    func neighbours(of file: Int, within share: Double, atMost count: Int) -> [Int] {
      guard let place = places[file] else { return [] }
      let ink = Double(entries[place].ink)
      let more = entries[(place + 1)...].prefix(count).prefix { Double($0.ink) <= ink * (1 + share) }
      let less = entries[..<place].suffix(count).reversed().prefix { Double($0.ink) * (1 + share) >= ink }
      return more.map(\.file) + less.map(\.file)
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

  /// How far the alphas of a pixel differ at most from those of a file; nil for masks of different size.
  fileprivate func largestDifference(from file: Int, in tree: TreeSubject) -> Int? {
    guard let other = tree.mask(file), size == other.size else { return nil }
    return zip(samples, other.samples).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
