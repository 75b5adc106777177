import IconKit
import TestSupport
import Testing

/// What the Markdown files say can be followed.
@Suite struct PackageDocumentTests {
  /// The text and the target of each Markdown link outside of code.
  private static func links(in document: PackageDocument) -> [String] {
    document.prose.flatMap { line in
      // Odd parts stand between backticks.
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      let prose = parts.enumerated().map { $0.offset % 2 == 0 ? String($0.element) : "" }.joined()
      return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    }
  }

  /// The places in a document that links can name, as GitHub makes them of headings.
  private static func anchors(of document: PackageDocument) -> [String] {
    document.prose.filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.dropFirst().lowercased()
      return String(title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
    }
  }

  /// A path from a document's folder as a path from the package's, without `..`.
  private static func resolved(_ target: Substring, from document: PackageDocument) -> String {
    var parts = document.path.split(separator: "/").dropLast()
    for part in target.split(separator: "/") {
      if part == ".." { parts.removeLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  @Test(arguments: PackageDocument.all) func `links lead somewhere`(_ document: PackageDocument) throws {
    for link in Self.links(in: document) where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? document.path : Self.resolved(parts[0], from: document)
      guard PackageDocument.exists(path) else {
        Issue.record("\(document): \(link) does not exist")
        continue
      }
      guard parts.count == 2, let target = try? PackageDocument(path) else { continue }
      #expect(Self.anchors(of: target).contains(String(parts[1])), "\(document): \(link) names no heading")
    }
  }

  @Test(arguments: PackageDocument.all) func `icons are described without a fault`(_ document: PackageDocument) {
    for block in document.blocks where block.info.hasPrefix("svgspec") {
      let source = IconSource(name: document.path, bytes: Array(block.lines.joined(separator: "\n").utf8))
      let faults = source.diagnostics.map { $0.text(in: source.text) }
      #expect(faults == [], "\(document): \(block.info)")
    }
  }

  @Test func `the README describes the documents icon`() throws {
    let block = try #require(try PackageDocument("README.md").blocks.first { $0.info == "svgspec" })
    #expect(try block.lines.map { $0 + "\n" }.joined() == PackageDocument.text(of: "Fixtures/docs.svgspec"))
  }

  @Test func `code that is shown is code that is compiled`() throws {
    let (tests, profiles) = ("Tests/IconKitTests/DocumentedUseTests.swift", "Sources/IconLint/Profiles/Catalog/OtherPlatforms.swift")
    for (path, source) in [("README.md", tests), ("docs/library.md", tests), ("docs/adding-a-profile.md", profiles)] {
      let missing = try PackageDocument(path).blockMissing(in: source)
      #expect(missing == nil, "\(path) shows code that is not in \(source): \(missing?.lines.first ?? "")")
    }
  }

  @Test(arguments: PackageDocument.all) func `make has the targets that are named`(_ document: PackageDocument) throws {
    let makefile = try PackageDocument.text(of: "Makefile").split(separator: "\n")
    for match in document.text.matches(of: /(?m)(?:^|`)make ([a-z]+)/) {
      let target = match.output.1
      #expect(makefile.contains { $0.hasPrefix("\(target):") }, "\(document): make \(target)")
    }
  }

  @Test func `the map names every room`() throws {
    let map = try PackageDocument("docs/architecture.md").text
    let manifest = try PackageDocument.text(of: "Package.swift")
    let names = manifest.matches(of: /(?:name: |library\(|system\()"([A-Za-z-]+)"/).map(\.output.1)
    try #require(names.contains("IconLint") && names.contains("CCairo") && names.contains("IconRooms"))
    for name in names { #expect(map.contains(name), "docs/architecture.md does not name \(name)") }
  }

  /// What stands between backticks in the first column of the tables below a heading.
  private static func cells(below heading: String, of document: PackageDocument) -> [String] {
    let section = document.prose.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test func `what is said not to be supported is not`() throws {
    let document = try PackageDocument("docs/unsupported.md")
    let elements = Self.cells(below: "Elements", of: document)
    try #require(elements.contains("text") && elements.contains("script"))
    for name in elements {
      let svg = IconSource(name: "a.svg", bytes: Array(Self.svg("<rect width='9' height='9'/><\(name)/>").utf8))
      #expect(svg.diagnostics.map(\.severity) == [.warning], "\(name)")
      #expect(svg.diagnostics.allSatisfy { $0.dropsDrawing && $0.message.contains(name) }, "\(name)")
      let svgspec = IconSource(name: "a.svgspec", bytes: Array("icon\nrect width=9 height=9\n\(name)\n".utf8))
      #expect(svgspec.diagnostics.map(\.severity) == [.error], "\(name)")
    }
    let rules = Self.cells(below: "Style sheets", of: document)
    try #require(rules.count == 6)
    for rule in rules {
      let source = IconSource(name: "a.svg", bytes: Array(Self.svg("<style>\(rule)</style><rect width='9' height='9'/>").utf8))
      #expect(source.diagnostics.map(\.severity) == [.warning], "\(rule)")
    }
  }

  private static func svg(_ content: String) -> String { "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>\(content)</svg>" }
}
