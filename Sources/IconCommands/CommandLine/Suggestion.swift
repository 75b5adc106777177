import IconKit

/// Guesses which word was meant.
enum Suggestion {
  /// The end of a message about an unknown word: ` (did you mean 'lint'?)`, or nothing where no word is close.
  static func hint(for word: String, among words: [String]) -> String {
    NearestName.find(word, among: words).map { " (did you mean '\($0)'?)" } ?? ""
  }
}
