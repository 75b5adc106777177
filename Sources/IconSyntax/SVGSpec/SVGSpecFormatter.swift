public import IconModel

/// Brings svgspec into its canonical form.
///
/// Two spaces of indent a block, one space between attributes, columns in runs of like statements, SVG's order of attributes, the shortest exact
/// spelling of numbers. Comments and single blank lines stay where they are. What is drawn stays the same, and formatting again changes nothing.
public enum SVGSpecFormatter {
  /// The canonical form of a source; nil where it has errors, which are told.
  public static func format(_ source: SourceText) -> (text: String?, diagnostics: [Diagnostic]) {
    let (tree, document, diagnostics) = SVGSpecReader.readTree(source, limits: .standard)
    guard let tree, diagnostics.isEmpty else { return (nil, diagnostics) }
    return (SVGSpecLayout.text(of: page(of: tree, document)), diagnostics)
  }

  /// The parts of a source as a page; without errors, the statements are the document's elements.
  private static func page(of tree: SVGSpecTree, _ document: Document) -> SVGSpecPage {
    var page = SVGSpecPage()
    var place = tree.items.startIndex
    while place < tree.items.endIndex {
      let item = tree.items[place]
      place += 1
      switch item {
      case .statement(let index):
        var comments: [SVGSpecTree.Comment] = []
        while let comment = comment(at: place, in: tree), comment.attributesBefore < tree.statements[index].attributes.upperBound {
          comments.append(comment)
          place += 1
        }
        let statement = statement(tree.statements[index], document.elements[index], comments, document.source.bytes)
        page.items.append(.statement(statement, comment: trailingComment(at: &place, in: tree, document)))
      case .comment(let index):
        page.items.append(.comment(comment(tree.comments[index], document.source.bytes)))
      case .close:
        page.close(comment: trailingComment(at: &place, in: tree, document))
      case .blankLine:
        page.addBlankLine()
      }
    }
    page.dropBlankLine()
    return page
  }

  /// A statement with the comments inside it; attributes are sorted, but never past a comment that may speak of them.
  private static func statement(
    _ statement: SVGSpecTree.Statement, _ element: Element, _ comments: [SVGSpecTree.Comment], _ bytes: [UInt8]
  ) -> SVGSpecPage.Statement {
    var result = SVGSpecPage.Statement(name: element.name, parts: [], opensBlock: statement.brace != nil)
    var next = 0
    let addAttributes = { (end: Int) in
      let run = element.attributes[next..<end].sorted { Vocabulary.order(of: $0.name) < Vocabulary.order(of: $1.name) }
      result.parts += run.map { attribute in
        let form = Vocabulary.attribute(attribute.name)?.form ?? .words
        return .attribute(SVGSpecPage.Attribute(name: attribute.name, value: ValueText.canonical(attribute.value, form)))
      }
      next = end
    }
    for comment in comments {
      addAttributes(comment.attributesBefore - statement.attributes.lowerBound)
      let text = self.comment(comment, bytes)
      result.parts.append(comment.isTrailing ? .trailingComment(text) : .comment(text))
    }
    addAttributes(element.attributes.count)
    return result
  }

  private static func comment(at place: Int, in tree: SVGSpecTree) -> SVGSpecTree.Comment? {
    guard place < tree.items.endIndex, case .comment(let index) = tree.items[place] else { return nil }
    return tree.comments[index]
  }

  private static func trailingComment(at place: inout Int, in tree: SVGSpecTree, _ document: Document) -> SVGSpecPage.Comment? {
    guard let comment = comment(at: place, in: tree), comment.isTrailing else { return nil }
    place += 1
    return self.comment(comment, document.source.bytes)
  }

  private static func comment(_ comment: SVGSpecTree.Comment, _ bytes: [UInt8]) -> SVGSpecPage.Comment {
    var end = comment.range.end
    while Byte.isSpace(bytes[end - 1]) { end -= 1 }
    var start = comment.range.start
    while start > 0, Byte.isSpace(bytes[start - 1]) { start -= 1 }
    let text = String(decoding: SourceRange(comment.range.start, end), in: bytes)
    return SVGSpecPage.Comment(text: text, distance: comment.range.start - start)
  }
}
