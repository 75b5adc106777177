/// Finds the value of a name quickly: a hash table that is filled once.
struct NameTable<Value: Sendable>: Sendable {
  /// Names and values; a slot without a value is free. The count is a power of two.
  private var slots: [(name: String, value: Value)?]
  private let mask: Int

  /// Makes a table of different names.
  init(_ entries: [(String, Value)]) {
    var size = 16
    // At most a quarter full, so that looking for what is not there ends soon too.
    while size < entries.count * 4 { size *= 2 }
    slots = Array(repeating: nil, count: size)
    mask = size - 1
    for (name, value) in entries {
      var slot = Self.hash(name) & mask
      while slots[slot] != nil { slot = (slot + 1) & mask }
      slots[slot] = (name, value)
    }
  }

  /// The value of a name.
  subscript(_ name: String) -> Value? {
    var slot = Self.hash(name) & mask
    while let entry = slots[slot] {
      if entry.name == name { return entry.value }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Mixes the length with four bytes from all over the name: enough to tell SVG's names apart.
  private static func hash(_ name: String) -> Int {
    name.scan { scanner in
      let count = scanner.end
      guard count > 0 else { return 0 }
      let bytes =
        UInt32(scanner.peek) | UInt32(scanner.peek(count / 3)) << 8 | UInt32(scanner.peek(count * 2 / 3)) << 16
        | UInt32(scanner.peek(count - 1)) << 24
      return Int((bytes &+ UInt32(truncatingIfNeeded: count)) &* 0x9E37_79B1 >> 16)
    }
  }
}

extension NameTable where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Makes the table of an enumeration's raw values.
  init(_ type: Value.Type) { self.init(type.allCases.map { ($0.rawValue, $0) }) }
}
