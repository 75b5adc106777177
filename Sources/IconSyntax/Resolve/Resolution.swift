import IconModel

/// The work of resolving one document; its extensions draw the kinds of elements.
final class Resolution {
  let document: Document
  let index: DocumentIndex
  let limits: ResolveLimits
  let references: References
  var reporter: Reporter
  /// Matches the rules of all `style` elements; nil where there are none.
  var matcher: StyleMatcher?
  /// The elements that are being drawn, each inside the one before it: what they refer to in a circle is found here.
  var active: [ElementID] = []
  /// References to clip paths and masks that are not followed, since they close a circle.
  var cut: Set<Link> = []
  /// Whether outlines are wanted for their bounds alone: nothing is painted, clipped or said.
  var isMeasuring = false
  /// Elements of the drawing come upon that draw nothing.
  private(set) var undrawn: [UndrawnElement] = []
  /// Gradients read so far.
  var gradients: [ElementID: GradientSpec] = [:]
  /// Which elements were come upon; kept for svgspec alone.
  private(set) var isVisited: [Bool]
  private var visits = 0

  init(_ document: Document, limits: ResolveLimits) {
    self.document = document
    self.limits = limits
    index = DocumentIndex(document)
    references = References(index, limits: limits)
    reporter = Reporter(document.syntax)
    active.reserveCapacity(8)
    isVisited = document.syntax == .svgspec ? Array(repeating: false, count: document.elements.count) : []
  }

  /// Counts an element; false, with an error, where there are too many or the nesting is too deep.
  func enter(_ id: ElementID) -> Bool {
    guard !reporter.isAborted else { return false }
    visits += 1
    if visits > limits.elements {
      reporter.abort("more than the limit of \(Grouped(limits.elements)) elements once references are followed", at: element(id).nameRange)
      return false
    }
    // Neither the root nor what the innermost element holds is a level of its own.
    if active.count > limits.nesting + 1 {
      reporter.abort("elements are nested deeper than the limit of \(Grouped(limits.nesting))", at: element(id).nameRange)
      return false
    }
    active.append(id)
    if !isVisited.isEmpty { isVisited[id] = true }
    return true
  }

  /// Leaves the element that was entered last.
  func leave() { active.removeLast() }

  /// Notes that an element draws nothing.
  func note(_ id: ElementID, _ reason: UndrawnElement.Reason) {
    if !isMeasuring { undrawn.append(UndrawnElement(origin(id), reason)) }
  }

  /// Draws the children of what is no part of the drawing itself, such as a mask: what draws nothing there is nobody's business.
  func drawAside(childrenOf id: ElementID, _ scope: Scope, into nodes: inout [Node]) {
    let count = undrawn.count
    drawChildren(of: id, scope, into: &nodes)
    undrawn.removeLast(undrawn.count - count)
  }

  func element(_ id: ElementID) -> Element { document.elements[id] }

  /// How messages and findings name an element.
  func origin(_ id: ElementID) -> Origin {
    Origin(element: document.elements[id].name, id: index.value(.id, of: id), range: document.elements[id].range)
  }
}

/// What surrounds an element.
struct Scope {
  /// Takes the user space to the content space.
  var transform = Transform.identity
  /// The parent's style.
  var style = ComputedStyle.initial
  /// What 100 % are.
  var viewport: Size
  /// What `context-fill` and `context-stroke` stand for.
  var context: PaintContext?
}
