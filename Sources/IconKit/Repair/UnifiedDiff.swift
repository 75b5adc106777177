import IconModel

/// The difference of two texts as patch(1) takes it: three lines of context, and what has no line feed at its end says so.
struct UnifiedDiff {
  private(set) var text = ""

  private static let context = 3

  /// A line of one of the texts, or of both.
  private struct Line {
    var mark: Character
    var text: ArraySlice<UInt8>
  }

  init(path: String, _ before: [UInt8], _ after: [UInt8]) {
    let lines = Self.lines(before, after)
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return }
    text = "--- \(path.printable)\n+++ \(path.printable)\n"
    var start = changed[0]
    var end = start
    for index in changed.dropFirst() {
      if index - end > 2 * Self.context {
        addHunk(lines, start, end)
        start = index
      }
      end = index
    }
    addHunk(lines, start, end)
  }

  private mutating func addHunk(_ lines: [Line], _ first: Int, _ last: Int) {
    let range = max(0, first - Self.context)..<min(lines.count, last + Self.context + 1)
    let count = { (range: Range<Int>, other: Character) in lines[range].count { $0.mark != other } }
    let place = { (other: Character) -> String in
      let (before, length) = (count(0..<range.lowerBound, other), count(range, other))
      // Where nothing is, the line in front of it is named.
      let start = length == 0 ? before : before + 1
      return length == 1 ? "\(start)" : "\(start),\(length)"
    }
    text += "@@ -\(place("+")) +\(place("-")) @@\n"
    for line in lines[range] {
      let hasEnd = line.text.last == 0x0A
      text += "\(line.mark)" + String(decoding: hasEnd ? line.text.dropLast() : line.text, as: UTF8.self) + "\n"
      if !hasEnd { text += "\\ No newline at end of file\n" }
    }
  }

  /// Both texts line by line, with what is gone in front of what has come.
  private static func lines(_ before: [UInt8], _ after: [UInt8]) -> [Line] {
    let (old, new) = (split(before), split(after))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset)), added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(mark: "-", text: old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(Line(mark: "+", text: new[j]))
        j += 1
      } else {
        lines.append(Line(mark: " ", text: old[i]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  /// Lines with their line feeds.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
