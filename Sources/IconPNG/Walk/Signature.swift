/// The eight bytes that every PNG begins with.
enum Signature {
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether a file begins with them.
  static func isPresent(in file: [UInt8]) -> Bool {
    file.count >= bytes.count && file.bigEndian(at: 0) == 0x8950_4E47 && file.bigEndian(at: 4) == 0x0D0A_1A0A
  }
}

extension [UInt8] {
  /// The four bytes from `offset` on as a number, the most significant first; they must be there.
  func bigEndian(at offset: Int) -> UInt32 {
    UInt32(self[offset]) << 24 | UInt32(self[offset + 1]) << 16 | UInt32(self[offset + 2]) << 8 | UInt32(self[offset + 3])
  }
}
