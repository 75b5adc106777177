/// Guesses which word was meant.
enum Suggestion {
  /// The end of a message about an unknown word: ` (did you mean 'lint'?)`, or nothing where no word is close.
  static func hint(for word: String, among words: [String]) -> String {
    closest(to: word, among: words).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// The word with the fewest slips, if a third of its letters at most are slips; of equals the first.
  static func closest(to word: String, among words: [String]) -> String? {
    let typed = Array(word.lowercased().utf8.prefix(longest))
    let candidates = words.map { (word: $0, slips: slips(typed, Array($0.utf8))) }
    guard let best = candidates.min(by: { $0.slips < $1.slips }) else { return nil }
    return best.slips <= max(1, best.word.utf8.count / 3) ? best.word : nil
  }

  /// No word of ours is longer; what is typed may be.
  private static let longest = 64

  /// How many letters must be put in, left out, replaced, or swapped with their neighbour (optimal string alignment).
  private static func slips(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var older: [Int] = []
    var old = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(old[j + 1] + 1, row[j] + 1, old[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        row.append(cost)
      }
      (older, old) = (old, row)
    }
    return old[b.count]
  }
}
