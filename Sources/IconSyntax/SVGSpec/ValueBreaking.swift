/// Breaks long values in which white space means nothing: at spaces, and in path data in front of commands.
struct ValueBreaking {
  /// How long a line may be.
  var width: Int
  var isPath: Bool

  /// The lines of a value.
  func lines(of value: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = value[...]
    while rest.count > width, let end = breakPlace(in: rest) {
      lines.append(Array(rest[..<end]))
      rest = rest[end...].drop { $0 == Byte.space }
    }
    lines.append(Array(rest))
    return lines
  }

  /// Where the first line ends: before the last command that leaves it longer than half, else at its last space, else as soon as it can.
  private func breakPlace(in line: ArraySlice<UInt8>) -> Int? {
    let limit = line.startIndex + width
    var command: Int?
    var space: Int?
    for i in line.indices.dropFirst() {
      let isSpace = line[i] == Byte.space
      guard isSpace || (beginsCommand(line, i) && line[i - 1] != Byte.space) else { continue }
      if i > limit { return command ?? space ?? i }
      if isSpace { space = i }
      if i > line.startIndex + width / 2, !isSpace || beginsCommand(line, i + 1) { command = i }
    }
    return command ?? space
  }

  private func beginsCommand(_ line: ArraySlice<UInt8>, _ i: Int) -> Bool {
    // The e of an exponent begins nothing.
    isPath && i < line.endIndex && Byte.isLetter(line[i]) && line[i] | 0x20 != UInt8(ascii: "e")
  }
}
