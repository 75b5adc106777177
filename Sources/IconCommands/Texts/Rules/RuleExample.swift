public import IconKit

/// An example of a rule, as its pages show it.
public struct RuleExample: Sendable {
  public let rule: Rule
  public let example: Example
  /// What the rule finds in it; nil where it passes.
  public let finding: Finding?
  /// Counts those of the rule's examples that are pictures, from 1; nil for one that is told by names, sizes or text alone.
  public let number: Int?

  /// The examples of a rule, the passing ones first.
  public static func all(of rule: Rule) -> [RuleExample] {
    var count = 0
    return (rule.passing + rule.failing.map(\.example)).map { example in
      let isDrawn = example.files.contains { $0.picture != nil }
      if isDrawn { count += 1 }
      return RuleExample(rule: rule, example: example, finding: rule.findings(in: example).first, number: isDrawn ? count : nil)
    }
  }

  /// The name of the example's picture; nil for one without.
  public var pictureName: String? { number.map { "\(rule.id)-\($0).png" } }

  /// Whether the colours of a picture are more than black, so that what a bar shows of it looks otherwise.
  public var hasColors: Bool {
    example.files.compactMap(\.picture).contains { picture in
      stride(from: 0, to: picture.samples.count, by: 4).contains { place in
        picture.samples[place + 3] > 0 && picture.samples[place..<place + 3].contains { $0 > 0 }
      }
    }
  }

  /// Whether it passes or fails, what it is, and for which profile, in one line.
  var title: String {
    let profile = example.profile == .tabbar ? "" : " (profile `\(example.profile.id)`)"
    return "\(finding == nil ? "Passes" : "Fails"): \(example.caption)\(profile)"
  }

  /// The example told by names, sizes or text, line by line.
  var lines: [String] {
    switch example.subject {
    case .files(let files): return Self.listed(files)
    case .source(let text, let diagnostics): return Self.marked(text, diagnostics)
    case .imageSet(let text, let files, let others): return [text.name] + Self.marked(text, []) + [""] + Self.listed(files) + others
    case .pair(let text, let file): return [text.name] + Self.marked(text, []) + [""] + Self.listed([file])
    }
  }

  /// Files with what their headers say.
  private static func listed(_ files: [Example.File]) -> [String] {
    let widest = files.map(\.name.count).max() ?? 0
    return files.map { $0.name + String(repeating: " ", count: widest - $0.name.count) + "  " + $0.structure.summary }
  }

  /// A source with a mark under each place that something is said about.
  private static func marked(_ text: SourceText, _ diagnostics: [Diagnostic]) -> [String] {
    var lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    for diagnostic in diagnostics.reversed() where diagnostic.range != .none {
      // The message's own last line is the mark.
      guard let mark = diagnostic.text(in: text).split(separator: "\n").last else { continue }
      lines.insert(String(mark), at: text.place(of: diagnostic.range.start).line)
    }
    return lines
  }
}

extension Example {
  /// The PNGs of the example, where it is nothing but PNGs.
  public var files: [File] {
    if case .files(let files) = subject { files } else { [] }
  }
}
