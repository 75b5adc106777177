public import IconModel

extension DocumentEditor {
  /// Deletes an element without children, with its lines where nothing else is on them.
  ///
  /// nil where something refers to it.
  public func delete(_ range: SourceRange) -> [TextEdit]? {
    guard let element = element(at: range), element.children.isEmpty, element.parent != nil, !isReferredTo(element) else { return nil }
    guard let whole = document.syntax == .svgspec ? statement(range) : tags(range, element) else { return nil }
    return [TextEdit(whole, "")]
  }

  private func isReferredTo(_ element: Element) -> Bool {
    guard let id = element.attribute("id")?.value else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("#" + id)
  }

  /// All lines of a statement, with the comment behind it; nil where it has a block.
  private func statement(_ range: SourceRange) -> SourceRange? {
    let end = document.source.lineRange(at: range.end)
    if bytes[range.end..<end.end].first(where: { !isBlank($0) }) == UInt8(ascii: "{") { return nil }
    return wholeLines(SourceRange(range.start, end.end))
  }

  /// An empty element's tags.
  private func tags(_ range: SourceRange, _ element: Element) -> SourceRange? {
    if bytes[range.end - 2] == UInt8(ascii: "/") { return wholeLines(range) }
    let name = document.source.text(of: element.nameRange)
    let close = Array("</\(name)".utf8)
    let start = bytes[range.end...].firstIndex { !isBlank($0) && $0 != 0x0A } ?? bytes.endIndex
    guard bytes[start...].starts(with: close), let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return wholeLines(SourceRange(range.start, end + 1))
  }

  /// A range with what makes it whole lines, if nothing else is on them.
  private func wholeLines(_ range: SourceRange) -> SourceRange {
    let line = document.source.lineRange(at: range.start)
    var end = range.end
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard bytes[line.start..<range.start].allSatisfy(isBlank), end == bytes.count || bytes[end] == 0x0A else { return range }
    return SourceRange(line.start, min(end + 1, bytes.count))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
