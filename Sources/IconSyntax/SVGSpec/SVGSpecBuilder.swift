import IconModel

/// Makes elements of statements, and says which names are wrong.
struct SVGSpecBuilder {
  /// What is known of an element whose block is being read.
  private struct Parent {
    var element: ElementID
    var content: ElementEntry.Content
    /// Whether it has been told that it has no place: then so has what is in it, and nobody needs to hear it again.
    var isMuted: Bool
    /// Where its children begin in `children`.
    var firstChild: Int
  }

  private let bytes: [UInt8]
  private let tree: SVGSpecTree
  // Held here, because asking a global for them takes longer than finding a name.
  private let elementNames = Vocabulary.elementNames
  private let attributeNames = Vocabulary.attributeNames
  private let elements = Vocabulary.elements
  private let vocabulary = Vocabulary.attributes
  private(set) var document: Document
  private(set) var faults: SVGSpecFaults
  private var parents: [Parent] = []
  /// The children so far of all elements in `parents`, those of the innermost last.
  private var children: [ElementID] = []
  /// Where the statement behind the one at hand begins.
  private var next = 0
  /// The attributes of the statement at hand that its element takes: their places in the tree and in the vocabulary.
  private var taken: [(part: Int, entry: Int)] = []

  init(source: SourceText, tree: SVGSpecTree, faults: SVGSpecFaults) {
    bytes = source.bytes
    self.tree = tree
    self.faults = faults
    let comments = tree.comments.map { [bytes] comment in
      Comment(text: String(decoding: SourceRange(comment.range.start + 1, comment.range.end), in: bytes), range: comment.range)
    }
    document = Document(source: source, syntax: .svgspec, elements: [], comments: comments)
    document.elements.reserveCapacity(tree.statements.count + 1)
    children.reserveCapacity(tree.statements.count)
    taken.reserveCapacity(8)
  }

  /// Fills the document.
  mutating func build() {
    for item in tree.items {
      switch item {
      case .statement(let index):
        next = index + 1 < tree.statements.count ? tree.statements[index + 1].name.start : bytes.count
        addStatement(tree.statements[index], isFirst: index == 0)
      case .close: closeBlock()
      case .comment, .blankLine: break
      }
    }
    while !parents.isEmpty { closeBlock() }
  }

  private mutating func closeBlock() {
    let parent = parents.removeLast()
    // The root is closed twice where it wrongly has a block.
    document.elements[parent.element].children += children[parent.firstChild...]
    children.removeSubrange(parent.firstChild...)
  }

  // MARK: Elements

  private mutating func addStatement(_ statement: SVGSpecTree.Statement, isFirst: Bool) {
    if isFirst {
      addRoot(statement)
      return
    }
    let parent = parents[parents.count - 1]
    let known = parent.isMuted ? nil : find(statement.name)
    if let known { check(known, statement, in: parent) }
    let index = known ?? (parent.isMuted ? nil : guess(statement))
    let entry = index.map { elements[$0] }
    let name = entry?.name ?? String(decoding: statement.name, in: bytes)
    // A guess serves to check names alone: what it would draw and lack is nobody's fault.
    let element = add(name, isSVG: known != nil, statement, index: index, parent: parent.element)
    guard let brace = statement.brace else { return }
    if let entry, entry.content == .nothing {
      faults.replace(by: SVGSpecMessage.noBlock(entry.name), at: brace)
    }
    parents.append(Parent(element: element, content: entry?.content ?? .anything, isMuted: index == nil, firstChild: children.count))
  }

  /// Adds the first statement, or a root that stands in for it where it is something else.
  private mutating func addRoot(_ statement: SVGSpecTree.Statement) {
    let index = elementNames.find(in: bytes, statement.name.start, statement.name.end)
    let name = String(decoding: statement.name, in: bytes)
    if index != 0 { faults.add(SVGSpecMessage.rootMissing(SVGSpecMessage.shown(name)), at: statement.name) }
    let isRoot = index == 0 || name == "svg" || Vocabulary.nearest(to: name, among: ["icon"]) != nil
    let root = Parent(element: 0, content: .anything, isMuted: false, firstChild: 0)
    if isRoot {
      _ = add("icon", isSVG: true, statement, index: 0, parent: nil)
      if let brace = statement.brace {
        if index == 0 { faults.replace(by: SVGSpecMessage.rootBlock, at: brace) }
        parents.append(root)
      }
      parents.append(root)
    } else {
      document.elements.append(Element(name: "icon"))
      parents.append(root)
      addStatement(statement, isFirst: false)
    }
  }

  /// The place of an element in the vocabulary; nil where it is nothing of ours.
  private func find(_ name: SourceRange) -> Int? {
    elementNames.find(in: bytes, name.start, name.end).flatMap { elements[$0].syntaxes.contains(.svgspec) ? $0 : nil }
  }

  /// Says where an element has no place in another.
  private mutating func check(_ index: Int, _ statement: SVGSpecTree.Statement, in parent: Parent) {
    if index == 0 {
      faults.add(SVGSpecMessage.rootTwice, at: statement.name)
      return
    }
    // A block that its element does not take has been told already.
    if parent.content != .nothing, !Vocabulary.holds(parent.content, index) {
      faults.add(
        SVGSpecMessage.misplaced(elements[index].name, in: document.elements[parent.element].name), at: statement.name)
    }
  }

  /// Says that an element is unknown; the place of the one that was probably meant, nil where there is none.
  private mutating func guess(_ statement: SVGSpecTree.Statement) -> Int? {
    let name = String(decoding: statement.name, in: bytes)
    let shown = SVGSpecMessage.shown(name)
    if let advice = NoPlace.advice(forElement: name) {
      faults.add(SVGSpecMessage.noPlace(shown, advice: advice), at: statement.name)
      return nil
    }
    guard faults.hasRoom() else { return nil }
    let names = elements.lazy.filter { $0.syntaxes.contains(.svgspec) }.map(\.name)
    let nearest = Vocabulary.nearest(to: name, among: names)
    faults.add(SVGSpecMessage.unknownElement(shown, nearest: nearest), at: statement.name)
    return nearest.flatMap { nearest in elements.firstIndex { $0.name == nearest } }
  }

  private mutating func add(
    _ name: String, isSVG: Bool, _ statement: SVGSpecTree.Statement, index: Int?, parent: ElementID?
  ) -> ElementID {
    let id = document.elements.count
    let range = SourceRange(statement.name.start, statement.end)
    document.elements.append(
      Element(
        name: name, isSVG: isSVG, attributes: attributes(of: statement, element: index), parent: parent, range: range,
        nameRange: statement.name))
    if !faults.isEmpty { document.elements[id].isIncomplete = faults.touch(SourceRange(range.start, next)) }
    if parent != nil { children.append(id) }
    return id
  }

  // MARK: Attributes

  /// The attributes of a statement that its element takes; the others are told, and stand for the ones that were probably meant.
  ///
  /// Where the element is nothing of ours (`nil`), neither are its attributes.
  private mutating func attributes(of statement: SVGSpecTree.Statement, element: Int?) -> [Attribute] {
    guard let element, !statement.attributes.isEmpty else { return [] }
    taken.removeAll(keepingCapacity: true)
    var seen = AttributeSet()
    for place in statement.attributes {
      let name = tree.attributes[place].name
      guard let index = attributeNames.find(in: bytes, name.start, name.end), vocabulary[index].syntaxes.contains(.svgspec) else {
        if let index = guess(name, element: element), seen.insert(index) { taken.append((place, index)) }
        continue
      }
      if !vocabulary[index].elements.contains(ElementSet(index: element)) {
        tellNotTaken(name, element: element, attribute: vocabulary[index])
      } else if !seen.insert(index) {
        faults.add(SVGSpecMessage.attributeTwice(vocabulary[index].name), at: name)
      } else {
        taken.append((place, index))
      }
    }
    return taken.map { place in
      let part = tree.attributes[place.part]
      return Attribute(name: vocabulary[place.entry].name, value: value(of: part), nameRange: part.name, valueRange: part.value)
    }
  }

  private func value(of part: SVGSpecTree.Attribute) -> String {
    guard part.hasEscapes else { return String(decoding: part.value, in: bytes) }
    var value: [UInt8] = []
    var isEscaped = false
    for byte in bytes[part.value.start..<part.value.end] {
      isEscaped = byte == Byte.backslash && !isEscaped
      if !isEscaped { value.append(byte) }
    }
    return String(decoding: value, as: UTF8.self)
  }

  /// Says that an attribute is unknown; the place of the element's own that was probably meant, nil where there is none.
  private mutating func guess(_ range: SourceRange, element: Int) -> Int? {
    let name = String(decoding: range, in: bytes)
    let shown = SVGSpecMessage.shown(name)
    if let advice = NoPlace.advice(forAttribute: name) {
      faults.add(SVGSpecMessage.noPlace(shown, advice: advice), at: range)
      return nil
    }
    guard faults.hasRoom() else { return nil }
    let known = vocabulary.lazy.filter { $0.syntaxes.contains(.svgspec) }
    let taken = known.filter { $0.elements.contains(ElementSet(index: element)) }.map(\.name)
    let own = Vocabulary.nearest(to: name, among: taken)
    let nearest = own ?? Vocabulary.nearest(to: name, among: known.map(\.name))
    faults.add(SVGSpecMessage.unknownAttribute(shown, nearest: nearest), at: range)
    return own.flatMap { own in vocabulary.firstIndex { $0.name == own } }
  }

  private mutating func tellNotTaken(_ range: SourceRange, element: Int, attribute: AttributeEntry) {
    guard faults.hasRoom() else { return }
    let own = Vocabulary.ownAttributes(ofElement: element)
    let takers = elements.indices.filter {
      attribute.elements.contains(ElementSet(index: $0)) && elements[$0].syntaxes.contains(.svgspec)
    }
    let message = SVGSpecMessage.notTaken(
      attribute.name, by: elements[element].name, nearest: Vocabulary.nearest(to: attribute.name, among: own), own: own,
      takers: takers.map { elements[$0].name })
    faults.add(message, at: range)
  }
}
