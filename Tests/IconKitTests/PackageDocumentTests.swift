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

  @Test func `the code of the README and of the library's page is that of the tests`() throws {
    for path in ["README.md", "docs/library.md"] {
      let missing = try PackageDocument(path).blockMissing(in: "Tests/IconKitTests/DocumentedUseTests.swift")
      #expect(missing == nil, "\(path) shows code that DocumentedUseTests.swift does not run: \(missing?.lines.first ?? "")")
    }
  }

  @Test(arguments: PackageDocument.all) func `make has the targets that are named`(_ document: PackageDocument) throws {
    let makefile = try PackageDocument.text(of: "Makefile").split(separator: "\n")
    for match in document.text.matches(of: /(?m)(?:^|`)make ([a-z]+)/) {
      let target = match.output.1
      #expect(makefile.contains { $0.hasPrefix("\(target):") }, "\(document): make \(target)")
    }
  }
}
