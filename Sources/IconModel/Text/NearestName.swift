/// Finds the name that was probably meant.
public enum NearestName {
  /// The candidate nearest to `name`, or nil where none is near enough to be meant.
  ///
  /// Names that differ only in case and separators are nearest of all (`strokeWidth`, `view_box`), then come synonyms, then the smallest
  /// edit distance, in which swapped neighbours count once. Of several the first wins.
  ///
  /// - Parameters:
  ///   - name: what was written.
  ///   - candidates: the names that there are.
  ///   - synonyms: other words for a candidate, in lower case without separators.
  public static func find(_ name: String, among candidates: some Sequence<String>, synonyms: [String: [String]] = [:]) -> String? {
    let wanted = folded(name)
    // Nothing in the language is half as long: whoever writes more than this did not mistype a name.
    guard !wanted.isEmpty, wanted.count <= 40 else { return nil }
    var best: String?
    var least = tolerance(wanted.count) + 1
    for candidate in candidates {
      let letters = folded(candidate)
      if letters == wanted { return candidate }
      if let words = synonyms[candidate], words.contains(where: { Array($0.utf8) == wanted }) {
        best = candidate
        least = 0
      }
      let distance = abs(letters.count - wanted.count) < least ? editDistance(wanted, letters) : least
      if distance < least {
        best = candidate
        least = distance
      }
    }
    return best
  }

  /// How many slips a name of some length may hold: none in one or two letters, then one in every three.
  private static func tolerance(_ length: Int) -> Int { length < 3 ? 0 : min(3, (length + 1) / 3) }

  /// Lower case, without separators and prefix, in American spelling.
  private static func folded(_ name: String) -> [UInt8] {
    var letters: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: ":"): letters = []
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
      case 0x80...: letters.append(byte)
      default: break
      }
    }
    let british = Array("colour".utf8)
    if letters.count >= british.count {
      for start in 0...(letters.count - british.count) where letters[start...].starts(with: british) {
        letters.remove(at: start + 4)
        break
      }
    }
    return letters
  }

  /// How many letters must be put in, taken out, changed, or swapped with their neighbour to turn one word into the other.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 0..<a.count {
      row[0] = i + 1
      for j in 0..<b.count {
        row[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
