import IconModel

/// Gathers what expat reports into a document.
struct DocumentBuilder {
  let limits: XMLLimits
  let source: SourceText
  private(set) var elements: [Element] = []
  private(set) var comments: [Comment] = []
  private(set) var warnings: Warnings
  /// Why reading has to stop.
  private(set) var fault: Diagnostic?
  /// The open elements, outermost first.
  private(set) var open: [Open] = []
  /// Whether there are declarations that nobody reads, so that references to unknown entities are no errors.
  private var hasUnreadDeclarations = false
  private var namespaces = Namespaces()
  /// The tag of the element that begins; nil where it comes out of an entity.
  private var startTag: StartTag?
  private(set) var entities = Entities()
  private var expandedBytes = 0
  /// The entity reference that was asked for last.
  private var reference = SourceRange.none

  /// An open element.
  struct Open {
    var id: ElementID
    var keepsText: Bool
  }

  /// Makes a builder for a source.
  init(source: SourceText, limits: XMLLimits) {
    self.source = source
    self.limits = limits
    warnings = Warnings(limit: limits.warnings)
    // Room for an icon of usual density; a large file grows from there.
    elements.reserveCapacity(min(source.bytes.count / 64 + 1, 256))
  }

  /// What was read.
  var document: Document { Document(source: source, syntax: .svg, elements: elements, comments: comments) }

  // MARK: Elements

  /// The element that is about to begin declares a namespace.
  mutating func declareNamespace(_ name: QualifiedName, uri: String) {
    guard let prefix = name.declaredPrefix else { return }
    namespaces.declare(prefix: prefix, uri: uri, depth: open.count + 1)
  }

  /// An element begins; false where it may not.
  mutating func start(_ name: QualifiedName, attributes: Int, at event: Event) -> Bool {
    let range = range(of: event)
    if open.count >= limits.nesting { return stop(XMLFault.nesting(limits.nesting), at: range) }
    if elements.count >= limits.elements { return stop(XMLFault.elements(limits.elements), at: range) }
    if attributes > limits.attributes { return stop(XMLFault.attributes(limits.attributes, of: name.description), at: range) }
    // What comes out of an entity has the place of its reference.
    let isWritten = range.start < source.bytes.count && source.bytes[range.start] == UInt8(ascii: "<")
    startTag = isWritten ? StartTag(bytes: source.bytes, range: range) : nil
    let nameRange = startTag?.nameRange ?? range
    if elements.isEmpty, !acceptRoot(name, at: nameRange) { return false }
    let isSVG = vocabulary(of: name, at: nameRange) == .svg
    let id = elements.count
    elements.append(Element(name: name.local, isSVG: isSVG, parent: open.last?.id, range: range, nameRange: nameRange))
    elements[id].attributes.reserveCapacity(attributes)
    if let parent = open.last?.id { elements[parent].children.append(id) }
    open.append(Open(id: id, keepsText: isSVG && Self.textElements.contains(name.local)))
    return true
  }

  /// The elements whose text means something here.
  private static let textElements = ["style", "title", "desc"]

  /// An attribute of the element that begins; it stands in the tag, or is a default from the DOCTYPE.
  mutating func attribute(_ name: QualifiedName, _ value: String, isWritten: Bool) {
    guard affords(value.utf8.count), let id = open.last?.id else { return }
    let tag = elements[id].nameRange
    let place = isWritten ? startTag?.next() : nil
    if hasUnreadDeclarations, let place { checkReferences(in: place.value) }
    guard name.declaredPrefix == nil else { return }
    let vocabulary = name.prefix.isEmpty ? .none : vocabulary(ofPrefix: name.prefix, at: place?.name ?? tag)
    guard let namespace = vocabulary.attributeNamespace else { return }
    elements[id].attributes.append(
      Attribute(namespace: namespace, name: name.local, value: value, nameRange: place?.name ?? tag, valueRange: place?.value ?? tag))
  }

  /// The innermost open element ends.
  mutating func end() {
    guard !open.isEmpty else { return }
    namespaces.leave(depth: open.count)
    open.removeLast()
  }

  /// Whether the root is SVG's; one that names no namespace is taken for it.
  private mutating func acceptRoot(_ name: QualifiedName, at range: SourceRange) -> Bool {
    guard name.local == "svg" else { return stop(XMLFault.root(name.description), at: range) }
    if name.prefix.isEmpty, namespaces.unprefixed == .none {
      namespaces.assumeSVG()
      warnings.add("<svg> has no xmlns=\"http://www.w3.org/2000/svg\"; it is read as SVG all the same", at: range)
    }
    let vocabulary = vocabulary(of: name, at: range)
    if case .other(let uri) = vocabulary { return stop(XMLFault.rootNamespace(name.description, uri), at: range) }
    return vocabulary == .svg || stop(XMLFault.root(name.description), at: range)
  }

  private mutating func vocabulary(of name: QualifiedName, at range: SourceRange) -> Vocabulary {
    name.prefix.isEmpty ? namespaces.unprefixed : vocabulary(ofPrefix: name.prefix, at: range)
  }

  /// A prefix nobody declared means what it usually does, or nothing to us.
  private mutating func vocabulary(ofPrefix prefix: String, at range: SourceRange) -> Vocabulary {
    if let vocabulary = namespaces.vocabulary(of: prefix) { return vocabulary }
    let usual = Vocabulary.known.first { $0.prefix == prefix }
    let reading = usual.map { "read as xmlns:\(prefix)=\"\($0.uri)\"" } ?? "what it marks is not SVG"
    warnings.add("the prefix \(prefix): is not declared; \(reading)", at: range, once: "prefix " + prefix)
    return usual?.vocabulary ?? .other(uri: "")
  }

  // MARK: Text, comments, links

  /// Counts bytes of text or values against their limit, and stops beyond it.
  mutating func affords(_ length: Int) -> Bool {
    expandedBytes += length
    if expandedBytes <= limits.expandedBytes { return true }
    return stop(XMLFault.expansion(limits.expandedBytes), at: open.last.map { elements[$0.id].range } ?? .none)
  }

  /// Whether the innermost element's text is wanted.
  var keepsText: Bool { open.last?.keepsText ?? false }

  /// A piece of the innermost element's text.
  mutating func text(_ text: String, at event: Event) {
    let length = text.utf8.count
    guard affords(length), let id = open.last?.id else { return }
    let range = range(of: event)
    let offset = elements[id].text.utf8.count
    elements[id].text += text
    let verbatim = event.length == length
    if let last = elements[id].textRuns.indices.last {
      let run = elements[id].textRuns[last]
      let extends = verbatim && run.range.end == range.start && run.range.end - run.range.start == offset - run.offset
      if extends { elements[id].textRuns[last].range.end = range.end }
      // An entity's expansion may come in very many pieces, all from one reference.
      if extends || run.range == range { return }
    }
    elements[id].textRuns.append(TextRun(offset: offset, range: range))
  }

  /// A comment, anywhere.
  mutating func comment(_ text: String, at event: Event) {
    guard affords(text.utf8.count) else { return }
    comments.append(Comment(text: text, range: range(of: event)))
  }

  /// An `xml-stylesheet` instruction.
  mutating func styleSheetLink(_ content: String, at event: Event) {
    warnings.add("<?xml-stylesheet?>: style sheets outside the file are not read", at: range(of: event), dropsDrawing: true)
  }

  // MARK: Entities

  /// The DOCTYPE names a DTD outside the file; SVG's own says nothing that we do not know.
  mutating func externalSubset(system: String, publicID: String?, at event: Event) {
    hasUnreadDeclarations = true
    if let publicID, publicID.hasPrefix("-//W3C//DTD SVG") { return }
    if system.hasPrefix("http://www.w3.org/") { return }
    warnings.add("the DTD \"\(system)\" is not read: nothing outside the file is", at: range(of: event))
  }

  /// An entity is declared; parameter entities, which only DTDs use, are not read at all.
  mutating func entityDeclaration(_ name: String, isParameter: Bool, system: String?, at event: Event) {
    let range = range(of: event)
    if isParameter {
      hasUnreadDeclarations = true
      if let system { warnings.add("the declarations from \"\(system)\" are not read: nothing outside the file is", at: range) }
    }
    entities.declare(isParameter ? "%" + name : name, isExternal: system != nil)
    if entities.count > limits.entities { _ = stop(XMLFault.entities(limits.entities), at: range) }
  }

  /// A reference to an entity that may be declared where we do not look.
  mutating func skippedEntity(_ name: String, at event: Event) { skipped(name, at: range(of: event)) }

  /// A reference to an entity whose text stands in another file.
  mutating func externalEntity(system: String, at event: Event) {
    warnings.add("the entity from \"\(system)\" is not read: nothing outside the file is", at: range(of: event), dropsDrawing: true)
  }

  /// expat drops unknown references in attributes in silence where there are declarations that it does not read.
  private mutating func checkReferences(in range: SourceRange) {
    var rest = range
    while let reference = entities.firstReference(in: rest, of: source, .undeclared) {
      skipped(reference.name, at: reference.range)
      rest.start = reference.range.end
    }
  }

  private mutating func skipped(_ name: String, at range: SourceRange) {
    warnings.add("the entity &\(name); is not known, and left out", at: range, dropsDrawing: true, once: "entity " + name)
  }

  // MARK: Places

  /// Notes why reading has to stop; false, as the answer of whoever may not go on.
  private mutating func stop(_ message: String, at range: SourceRange) -> Bool {
    fault = fault ?? .error(message, at: range)
    return false
  }

  /// The place of what expat reports; the reference's where it comes out of an entity.
  private mutating func range(of event: Event) -> SourceRange {
    event.length > 0 ? SourceRange(event.offset, event.offset + event.length) : referenceRange(at: event.offset)
  }

  private mutating func referenceRange(at offset: Int) -> SourceRange {
    // One reference may expand to very many elements.
    if reference.start == offset { return reference }
    reference = Entities.reference(at: offset, in: source)
    return reference
  }
}
