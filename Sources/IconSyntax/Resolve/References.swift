import IconModel

/// Finds the elements that references lead to.
final class References {
  /// What stands in the way of a value that is well formed.
  struct Problem: Equatable {
    var message: String
    /// Whether a limit is exceeded, which is an error in either syntax.
    var isLimit = false
    /// Whether part of the drawing is missing for it.
    var dropsDrawing = false

    static func limit(_ message: String) -> Problem { Problem(message: message, isLimit: true, dropsDrawing: true) }
    static func missing(_ message: String) -> Problem { Problem(message: message, dropsDrawing: true) }
  }

  let limits: ResolveLimits
  /// Whether our own vocabulary counts: in svgspec always, in SVG in our namespace.
  var allowsKnockout: Bool
  /// The problem of the last value; whoever reports it sets it back.
  var problem: Problem?

  private let index: DocumentIndex
  private lazy var ids = collectIDs()
  /// The ids that several elements have; known once `ids` are.
  private var repeated: Set<String> = []

  init(_ index: DocumentIndex, limits: ResolveLimits) {
    self.index = index
    self.limits = limits
    allowsKnockout = index.document.syntax == .svgspec
  }

  /// The first element of an id if it is of the wanted kind; otherwise there is a problem that ends with what comes of it.
  func find(_ id: String, as noun: String, otherwise outcome: String, _ isWanted: (ElementName?) -> Bool) -> ElementID? {
    guard let element = ids[id] else {
      problem = .missing("no element has the id '\(Excerpt.of(id))': \(outcome)")
      return nil
    }
    if isWanted(index.kinds[element]) {
      if !repeated.isEmpty, repeated.contains(id) {
        problem = Problem(message: "several elements have the id '\(Excerpt.of(id))': the first is taken")
      }
      return element
    }
    // svgspec has told already that it does not know the element.
    if index.document.syntax == .svgspec, index.kinds[element] == nil { return nil }
    problem = .missing("#\(Excerpt.of(id)) (\(index.document.elements[element].name)) is not \(noun): \(outcome)")
    return nil
  }

  /// A paint with its reference looked up; one that leads nowhere gives way to its fallback.
  func paint(_ value: PaintValue) -> PaintSource {
    switch value {
    case .none: return .none
    case .color(let color): return .color(color)
    case .knockout: return .knockout
    case .contextFill: return .contextFill
    case .contextStroke: return .contextStroke
    case .server(let id, let fallback):
      let outcome = fallback == nil ? "not painted" : "painted with what follows the reference"
      let server = find(id, as: "a gradient or a pattern", otherwise: outcome) { $0?.isGradient == true || $0 == .pattern }
      if server == nil, fallback != nil { problem?.dropsDrawing = false }
      return server.map { .server($0, fallback: fallback) } ?? PaintSource(fallback)
    }
  }

  private func collectIDs() -> [String: ElementID] {
    var ids: [String: ElementID] = [:]
    for element in index.kinds.indices {
      guard let id = index.value(.id, of: element) else { continue }
      if ids[id] == nil { ids[id] = element } else { repeated.insert(id) }
    }
    return ids
  }
}
