import IconKit
import TestSupport

/// The ways to put one rule's fault into drawings and files.
struct FaultFamily: Sendable {
  /// The rule that has to find it.
  let rule: String
  /// The least level that counts as found.
  var level = Severity.warning
  /// Whether it is asked alone; not so where it judges what others find.
  var isAlone = true
  let variants: [FaultVariant]

  static let all: [FaultFamily] =
    [offGrid, thinStroke, dotsMerged, outsideCanvas]
    + OverlapFaults.families + GapFaults.families + ColorFaults.families + TextFaults.families
    + PictureFaults.families + PlacementFaults.families + PNGFaults.families + ScaleFaults.families
    + CatalogFaults.families + TreeFaults.families
}

/// One way to put a fault into a drawing or into files.
struct FaultVariant: Sendable {
  let name: String
  /// Makes files with the fault, others for each state of the random numbers.
  let make: @Sendable (inout SeededNumbers) -> FaultyFiles

  /// Makes a way to draw a source with a fault.
  init(_ name: String, _ draw: @escaping @Sendable (inout SeededNumbers) -> FaultySource) {
    self.name = name
    make = { random in
      let source = draw(&random)
      return FaultyFiles([("icon.svgspec", Array(source.text.utf8))], line: source.line)
    }
  }

  /// Makes a way to make files of which one has a fault.
  init(files name: String, _ make: @escaping @Sendable (inout SeededNumbers) -> FaultyFiles) {
    self.name = name
    self.make = make
  }
}

/// A folder of files with a fault, or without any.
struct FaultyFiles: Sendable {
  var files: [(name: String, bytes: [UInt8])]
  /// The file that is to be named; nil where any will do.
  var faulty: String?
  /// The line of it that is to be named.
  var line: Int?
  /// What the files are for; nil for what the tool takes by itself.
  var profile: Profile?

  init(_ files: [(name: String, bytes: [UInt8])], faulty: String? = nil, line: Int? = nil, for profile: Profile? = nil) {
    (self.files, self.faulty, self.line, self.profile) = (files, faulty, line, profile)
  }

  /// Whether a finding is of the fault; paths begin with a folder.
  func names(_ finding: Finding, in folder: String) -> Bool {
    if let faulty, finding.path != folder + faulty { return false }
    guard let line else { return true }
    guard case .text(let place) = finding.place else { return false }
    return place.line == line
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
