import IconModel

/// A reference from an element to a clip path or a mask.
struct Link: Hashable {
  var user: ElementID
  var target: ElementID
}

/// References in a circle: one of them is not followed.
///
/// They are errors (SVG 2, "The use element"), of which browsers draw the rest: so does this.
extension Resolution {
  /// The elements that lead from an element back to it, both ends included, if it is being drawn.
  func circle(to id: ElementID) -> [ElementID]? {
    guard let start = active.lastIndex(of: id) else { return nil }
    return active[start...] + [id]
  }

  /// Says that a reference is not followed since it closes a circle.
  func reportCycle(_ circle: [ElementID], outcome: String, at range: SourceRange) {
    // Only what refers to another, and what is referred to, makes the circle.
    let links = circle.filter { index.kinds[$0] == .use || index.has(.id, $0) || $0 == circle[0] }
    reporter.report("reference cycle: \(links.map(name).joined(separator: " → "))", outcome: outcome, at: range, dropsDrawing: true)
  }

  /// Where the reference is written that closes a circle: in the last element that refers to the first; else that one's name.
  func place(closing circle: [ElementID], _ properties: [AttributeName]) -> SourceRange {
    let target = circle[0]
    let id = index.value(.id, of: target)
    for user in circle.dropLast().reversed() {
      for property in properties {
        if let attribute = index.attribute(property, of: user), let referred = attribute.value.referredID, referred == id {
          return attribute.valueRange
        }
      }
    }
    return element(target).nameRange
  }

  /// How messages call an element: `#id`, or its name where it has none.
  func name(_ id: ElementID) -> String {
    index.attribute(.id, of: id).map { "#" + Excerpt.of($0.value) } ?? element(id).name
  }

  /// What comes of a reference to a clip path or a mask, of which `follow` makes the best.
  ///
  /// In a circle the reference to the element that comes first in the document is not followed, wherever the circle was entered: so two users
  /// of one mask see the same.
  func effect<Value>(_ property: AttributeName, _ link: Link, outcome: String, _ follow: () -> Effect<Value>) -> Effect<Value> {
    if cut.contains(link) { return .ignored }
    guard let circle = circle(to: link.target) else {
      let effect = follow()
      return cut.contains(link) ? .ignored : effect
    }
    let kind = index.kinds[link.target]
    let first = circle.indices.dropLast().filter { index.kinds[circle[$0]] == kind }.min { circle[$0] < circle[$1] } ?? 0
    let turned = Array(circle[first...] + circle[1...].prefix(first))
    // The last element but one refers to the first; this may be a reference that is being followed right now.
    let user = turned[turned.count - 2]
    cut.insert(Link(user: user, target: turned[0]))
    reportCycle(turned, outcome: outcome, at: index.attribute(property, of: user)?.valueRange ?? element(user).nameRange)
    return .ignored
  }
}
