import IconKit

/// The ways to put one rule's fault into drawings.
struct FaultFamily: Sendable {
  /// The rule that has to find it.
  let rule: String
  /// The least level that counts as found.
  var level = Severity.warning
  let variants: [FaultVariant]
}

/// One way to put a fault into a drawing.
struct FaultVariant: Sendable {
  let name: String
  /// Draws a source with the fault, another one for each state of the random numbers.
  let draw: @Sendable (inout SeededGenerator) -> FaultySource

  init(_ name: String, _ draw: @escaping @Sendable (inout SeededGenerator) -> FaultySource) {
    self.name = name
    self.draw = draw
  }
}

/// A source in svgspec with a fault in it.
struct FaultySource: Sendable {
  let text: String
  /// The line of the shape that is to be named; nil where any will do.
  let line: Int?

  /// Makes a source of its root's attributes, honest statements, the faulty one, and more honest ones.
  ///
  /// The faulty statement may have lines around it; the shape is on its line `shapeLine`, counted from 0.
  init(_ root: String, before: [String] = [], fault: [String], shapeLine: Int = 0, after: [String] = []) {
    text = (["icon \(root)"] + before + fault + after).joined(separator: "\n") + "\n"
    line = 2 + before.count + shapeLine
  }

  /// Makes a source of its root's attributes and its statements.
  ///
  /// - Parameter faulty: where the faulty one stands, counted from the end: -1 is the last; nil where any shape may be named.
  init(_ root: String = "", statements: [String], faulty: Int? = -1) {
    text = (["icon \(root)"] + statements).joined(separator: "\n") + "\n"
    line = faulty.map { statements.count + 2 + $0 }
  }
}

extension FaultFamily {
  static let all: [FaultFamily] =
    [offGrid, thinStroke, dotsMerged, outsideCanvas]
    + OverlapFaults.families + GapFaults.families + ColorFaults.families
}
