public import IconModel

/// Writes documents as svgspec.
public enum SVGSpecWriter {
  /// A document as svgspec in canonical form, and what was left out of it.
  ///
  /// What the document draws stays the same. Style sheets and `style` attributes become attributes. Comments stay where they stand. What has no
  /// place in svgspec (text, images, filters, metadata) becomes a comment with its line, and a warning; what SVG ignores as faulty is left
  /// out too. Empty for a document without a root.
  public static func write(_ document: Document) -> (text: String, diagnostics: [Diagnostic]) {
    var builder = MarkupBuilder(document)
    guard let markup = builder.build() else { return ("", [.error("there is no root element", at: .none)]) }
    var repair = SVGSpecRepair(markup, document.source)
    repair.run()
    return (repair.text, (builder.diagnostics + repair.diagnostics).sorted { $0.range.start < $1.range.start })
  }

  /// Markup as a page of svgspec.
  static func page(of markup: Markup) -> SVGSpecPage {
    var page = SVGSpecPage()
    for node in markup.head { add(node, to: &page) }
    page.items.append(.statement(statement(markup.root, isRoot: true), comment: markup.root.comment.map(trailingComment)))
    for node in markup.root.children { add(node, to: &page) }
    page.dropBlankLine()
    return page
  }

  private static func add(_ node: MarkupNode, to page: inout SVGSpecPage) {
    switch node {
    case .blankLine: page.addBlankLine()
    case .comment(let text): page.items += comments(text).map { .comment($0) }
    case .element(let element):
      page.items.append(.statement(statement(element), comment: element.comment.map(trailingComment)))
      guard !element.children.isEmpty else { return }
      for child in element.children { add(child, to: &page) }
      page.close()
    }
  }

  private static func statement(_ element: MarkupElement, isRoot: Bool = false) -> SVGSpecPage.Statement {
    let parts = element.sortedAttributes.map { attribute in
      let form = Vocabulary.attribute(attribute.name)?.form ?? .words
      return SVGSpecPage.Part.attribute(
        SVGSpecPage.Attribute(name: attribute.name, value: ValueText.canonical(attribute.value, form)))
    }
    return SVGSpecPage.Statement(name: element.name, parts: parts, opensBlock: !isRoot && !element.children.isEmpty)
  }

  /// A comment's lines, each with its mark; of the indent that they have in common in XML nothing is kept.
  private static func comments(_ text: String) -> [SVGSpecPage.Comment] {
    var lines = text.utf8.split(separator: Byte.lineFeed, omittingEmptySubsequences: false).map { line in
      Array(line.reversed().drop(while: Byte.isWhite).reversed())
    }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    let indents = lines.dropFirst().filter { !$0.isEmpty }.map { line in line.prefix(while: Byte.isSpace).count }
    let indent = indents.min() ?? 0
    for place in lines.indices.dropFirst() { lines[place].removeFirst(min(indent, lines[place].count)) }
    while lines.count > 1, lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.map { line in
      let isMarked = line.isEmpty || line.first == Byte.space || line.first == Byte.hash
      let text = (isMarked ? "#" : "# ") + String(decoding: line, as: UTF8.self)
      return SVGSpecPage.Comment(text: text, distance: SVGSpecPage.Comment.normalDistance)
    }
  }

  private static func trailingComment(_ text: String) -> SVGSpecPage.Comment { comments(text)[0] }
}
