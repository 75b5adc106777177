/// Finds names among a fixed list by their bytes, without making strings.
struct NameIndex: Sendable {
  /// The names one behind the other.
  private var letters: [UInt8] = []
  /// Where each name begins in `letters`, and where the last one ends.
  private var starts: [Int] = [0]
  /// Open addressing: the name's place plus 1, or 0 for a free slot.
  private var slots: [UInt8]
  private let mask: UInt32

  /// Makes an index of at most 255 different names; the places found are those in the list.
  init(_ names: [String]) {
    precondition(names.count < 256)
    // Four times as many slots as names: nearly every name is found at its first slot.
    var size = 16
    while size < names.count * 4 { size *= 2 }
    slots = [UInt8](repeating: 0, count: size)
    mask = UInt32(size - 1)
    letters.reserveCapacity(names.count * 12)
    starts.reserveCapacity(names.count + 1)
    for (place, name) in names.enumerated() {
      for letter in name.utf8 { letters.append(letter) }
      starts.append(letters.count)
      var slot = Int(Self.hash(letters, starts[place], letters.count) & mask)
      while slots[slot] != 0 { slot = (slot + 1) & Int(mask) }
      slots[slot] = UInt8(place + 1)
    }
  }

  /// The place of the name that stands in `bytes[start..<end]`; nil where the list has no such name.
  func find(in bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    var slot = Int(Self.hash(bytes, start, end) & mask)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if isName(place, bytes, start, end) { return place }
      slot = (slot + 1) & Int(mask)
    }
    return nil
  }

  /// The place of a name; nil where the list has no such name.
  func find(_ name: String) -> Int? {
    let bytes = Array(name.utf8)
    return find(in: bytes, 0, bytes.count)
  }

  private func isName(_ place: Int, _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var letter = starts[place]
    guard starts[place + 1] - letter == end - start else { return false }
    for i in start..<end {
      if letters[letter] != bytes[i] { return false }
      letter += 1
    }
    return true
  }

  /// Mixes the length and three letters, which tell nearly all of the names apart.
  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt32 {
    let middle = UInt32(bytes[start + (end - start) / 2])
    return UInt32(bytes[start]) &* 13 &+ middle &* 71 &+ UInt32(bytes[end - 1]) &* 157 &+ UInt32(truncatingIfNeeded: end - start) &* 29
  }
}
