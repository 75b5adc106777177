/// A text as one word of bash, zsh or sh.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

extension Option {
  /// The option's names with their dashes, the short one first.
  var names: [String] { (short.map { ["-\($0)"] } ?? []) + ["--" + long] }

  /// The first sentence of the option's text, for lists that have one line for it.
  var shortHelp: String {
    let text = Wrap.plain(help)
    guard let end = text.range(of: ". ") else { return text.hasSuffix(".") ? String(text.dropLast()) : text }
    return String(text[..<end])
  }
}

extension String {
  /// Where another text stands first.
  fileprivate func range(of other: String) -> String.Index? { indices.first { self[$0...].hasPrefix(other) } }
}
