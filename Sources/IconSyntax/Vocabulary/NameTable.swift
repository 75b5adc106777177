/// Finds the value of a name quickly: a hash table that is filled once.
struct NameTable<Value: Sendable>: Sendable {
  /// Names by their slots, whose count is a power of two; a free slot has none.
  private var names: [String]
  private var values: [Value?]

  /// Makes a table of different names.
  init(_ entries: [(String, Value)]) {
    var size = 16
    // At most a quarter full, so that looking for what is not there ends soon too.
    while size < entries.count * 4 { size *= 2 }
    names = Array(repeating: "", count: size)
    values = Array(repeating: nil, count: size)
    for (name, value) in entries {
      let slot = slot(of: name)
      names[slot] = name
      values[slot] = value
    }
  }

  /// The value of a name.
  subscript(_ name: String) -> Value? { values[slot(of: name)] }

  /// Where a name is, or would be.
  private func slot(of name: String) -> Int {
    let mask = names.count - 1
    var slot = Self.hash(name) & mask
    while names[slot] != name, !names[slot].isEmpty { slot = (slot + 1) & mask }
    return slot
  }

  /// Mixes the length with four bytes from all over the name: enough to tell SVG's names apart.
  private static func hash(_ name: String) -> Int {
    name.scan { scanner in
      let count = scanner.end
      guard count > 0 else { return 0 }
      let bytes =
        UInt32(scanner.byte(at: 0)) | UInt32(scanner.byte(at: count / 3)) << 8 | UInt32(scanner.byte(at: count * 2 / 3)) << 16
        | UInt32(scanner.byte(at: count - 1)) << 24
      return Int((bytes &+ UInt32(truncatingIfNeeded: count)) &* 0x9E37_79B1 >> 16)
    }
  }
}

extension NameTable where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// Makes the table of an enumeration's raw values.
  init(_ type: Value.Type) { self.init(type.allCases.map { ($0.rawValue, $0) }) }
}
