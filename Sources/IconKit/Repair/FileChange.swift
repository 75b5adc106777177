import IconModel
import IconPNG

/// What repairs have made of a file's bytes, for people.
struct FileChange {
  /// With its last line feed.
  let text: String

  init(path: String, _ findings: [Finding], _ before: [UInt8], _ after: [UInt8], isDone: Bool) {
    let isPicture = before.starts(with: LintedFile.pngSignature)
    text = isPicture ? Self.line(path, findings, before, after, isDone) : UnifiedDiff(path: path, before, after).text
  }

  /// `icons/a.png: would write 812 bytes for 1,204 (haze: 31 pixels of alpha 2; drops tEXt, 37 bytes)`.
  private static func line(_ path: String, _ findings: [Finding], _ before: [UInt8], _ after: [UInt8], _ isDone: Bool) -> String {
    let reasons = findings.map { "\($0.rule): \($0.repair?.summary ?? $0.message)" }
    let dropped = ChunkWalk.walk(before).chunks.filter { $0.isAncillary && $0.type != "tRNS" }
    let names = dropped.map(\.type).reduce(into: [String]()) { names, type in if !names.contains(type) { names.append(type) } }
    // Length, type and checksum.
    let bytes = dropped.reduce(0) { $0 + $1.length + 12 }
    let drops = names.isEmpty ? [] : ["drops \(names.joined(separator: ", ")), \(Grouped(bytes)) bytes"]
    let what = (reasons + drops).joined(separator: "; ")
    return "\(path): \(isDone ? "wrote" : "would write") \(Grouped(after.count)) bytes for \(Grouped(before.count)) (\(what))".printable
      + "\n"
  }
}
