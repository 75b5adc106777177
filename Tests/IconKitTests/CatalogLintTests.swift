import IconFiles
import IconKit
import IconPNG
import TestSupport
import Testing

/// Asset catalogs on disk.
@Suite struct CatalogLintTests {
  private let folder = TemporaryFolder()

  /// A ring, `side` pixels wide, in a colour.
  private static func ring(_ side: Int, _ color: (UInt8, UInt8, UInt8) = (0, 0, 0)) -> [UInt8] {
    var samples: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isOuter = min(x, y, side - 1 - x, side - 1 - y) >= side / 6
        let isInner = min(x, y, side - 1 - x, side - 1 - y) >= side / 3
        samples += [color.0, color.1, color.2, isOuter && !isInner ? 255 : 0]
      }
    }
    return (try? PNGEncoder.encode(.rgba(PixelImage(width: side, height: side, samples: samples)))) ?? []
  }

  private static func entry(_ file: String, _ scale: Int, idiom: String = "universal") -> String {
    "{\"filename\": \"\(file)\", \"idiom\": \"\(idiom)\", \"scale\": \"\(scale)x\"}"
  }

  private static func contents(_ entries: [String], intent: String? = "template") -> String {
    let properties = intent.map { ", \"properties\": {\"template-rendering-intent\": \"\($0)\"}" } ?? ""
    return "{\"images\": [\n\(entries.joined(separator: ",\n"))], \"info\": {\"author\": \"xcode\", \"version\": 1}\(properties)}\n"
  }

  private func report(_ paths: [String], _ options: LintOptions = LintOptions()) throws -> [String] {
    let report = try IconLinter.lint(paths: paths.map { "\(folder.path)/\($0)" }, options: options)
    return report.findings.map { $0.text().replacing("\(folder.path)/", with: "") }
  }

  @Test func `images have many sizes unless a profile is asked for`() throws {
    folder.write(Self.ring(72), to: "A.xcassets/a.imageset/small.png")
    folder.write(Self.ring(144), to: "A.xcassets/a.imageset/large.png")
    folder.write(Self.contents([Self.entry("small.png", 1), Self.entry("large.png", 2)]), to: "A.xcassets/a.imageset/Contents.json")
    folder.write("{\"info\": {\"author\": \"xcode\", \"version\": 1}}", to: "A.xcassets/Contents.json")
    #expect(try report(["A.xcassets"]) == [])
    let asked = try report(["A.xcassets"], LintOptions(profile: .tabbar, only: ["size", "truncated", "scale-missing"]))
    #expect(
      asked == [
        "A.xcassets/a.imageset/large.png: warning: [scale-missing] the slot universal 3x is empty (there: 1x and 2x)",
        """
        A.xcassets/a.imageset/large.png:24,24 96x96: error: [truncated] 144x144 px, the bar shows 96x64: 24 px lost left and right, 40 top and \
        bottom; 3072 of 6912 drawn pixels cut off. Wanted 60x60
        """,
        """
        A.xcassets/a.imageset/small.png:12,12 48x48: error: [truncated] 72x72 px, the bar shows 48x32: 12 px lost left and right, 20 top and \
        bottom; 768 of 1728 drawn pixels cut off. Wanted 30x30
        """,
      ])
  }

  @Test func `templates are judged by alpha, other images are not`() throws {
    // Red on blue, equally opaque: as a template one blot.
    var samples: [UInt8] = []
    for y in 0..<30 {
      for x in 0..<30 {
        let isOuter = min(x, y, 29 - x, 29 - y) >= 4
        let isInner = min(x, y, 29 - x, 29 - y) >= 10
        samples += isInner ? [255, 255, 255, 255] : isOuter ? [20, 20, 160, 255] : [0, 0, 0, 0]
      }
    }
    let png = try PNGEncoder.encode(.rgba(PixelImage(width: 30, height: 30, samples: samples)))
    for (name, intent) in [("a", "template"), ("b", "original"), ("c", nil)] as [(String, String?)] {
      folder.write(png, to: "A.xcassets/\(name).imageset/icon.png")
      folder.write(Self.contents([Self.entry("icon.png", 1)], intent: intent), to: "A.xcassets/\(name).imageset/Contents.json")
    }
    let found = try report(["A.xcassets"])
    #expect(found.count == 1 && found[0].hasPrefix("A.xcassets/a.imageset/icon.png:10,10 10x10: error: [color-lost] "), "\(found)")
  }

  @Test func `black icons that are shown as original, or as nobody says`() throws {
    for (name, intent) in [("a", "original"), ("b", nil)] as [(String, String?)] {
      folder.write(Self.ring(30), to: "A.xcassets/\(name).imageset/icon.png")
      folder.write(Self.contents([Self.entry("icon.png", 1)], intent: intent), to: "A.xcassets/\(name).imageset/Contents.json")
    }
    #expect(
      try report(["A.xcassets"]) == [
        """
        A.xcassets/a.imageset/Contents.json:2:152: warning: [catalog-rendering] it is shown as original, but icon.png is black on a \
        transparent ground: it ignores the tint; set template-rendering-intent to 'template'
        """,
        """
        A.xcassets/b.imageset/Contents.json: note: [catalog-rendering] nothing says how it is shown, and icon.png is black on a \
        transparent ground: set template-rendering-intent to 'template', unless code does
        """,
      ])
  }

  @Test func `white and coloured originals are left alone`() throws {
    for (name, color) in [("a", (255, 255, 255)), ("b", (200, 30, 30))] as [(String, (UInt8, UInt8, UInt8))] {
      folder.write(Self.ring(30, color), to: "A.xcassets/\(name).imageset/icon.png")
      folder.write(Self.contents([Self.entry("icon.png", 1)], intent: "original"), to: "A.xcassets/\(name).imageset/Contents.json")
    }
    #expect(try report(["A.xcassets"]) == [])
  }

  @Test func `a walk finds catalogs and passes by sets of other kinds`() throws {
    folder.write(Self.ring(31), to: "App/A.xcassets/AppIcon.appiconset/icon.png")
    folder.write("[]", to: "App/A.xcassets/AppIcon.appiconset/Contents.json")
    folder.write("<svg><text>x</text></svg>", to: "App/A.xcassets/x.symbolset/x.svg")
    folder.write("{", to: "App/A.xcassets/x.symbolset/Contents.json")
    folder.write("{", to: "App/A.xcassets/group/Contents.json")
    folder.write("{", to: "App/data/Contents.json")
    #expect(
      try report(["App"]) == [
        "App/A.xcassets/group/Contents.json:1:2: error: [catalog-json] expected a key in quotes, found the end of the file"
      ])
    // Whoever names one wants to know.
    #expect(
      try report(["App/A.xcassets/x.symbolset/Contents.json"]) == [
        "App/A.xcassets/x.symbolset/Contents.json:1:2: error: [catalog-json] expected a key in quotes, found the end of the file"
      ])
    #expect(try report(["App/A.xcassets/AppIcon.appiconset/Contents.json"]).count == 1)
  }

  @Test func `a group's own words are checked`() throws {
    folder.write("{\"properties\": {\"provides-namespace\": 1}}", to: "A.xcassets/group/Contents.json")
    #expect(
      try report(["A.xcassets"]) == [
        "A.xcassets/group/Contents.json:1:39: error: [catalog-json] properties.provides-namespace is a number, wanted true or false"
      ])
  }

  @Test func `a description alone stands for its set, a picture alone for itself`() throws {
    folder.write(Self.ring(60), to: "a.imageset/a.png")
    folder.write(Self.ring(30), to: "a.imageset/b.png")
    folder.write(Self.contents([Self.entry("a.png", 1), Self.entry("b.png", 2)]), to: "a.imageset/Contents.json")
    let whole = try report(["a.imageset/Contents.json"])
    #expect(whole.count == 2 && whole.allSatisfy { $0.contains("[catalog-slot]") }, "\(whole)")
    #expect(try report(["a.imageset/a.png"]) == [])
    #expect(try report(["a.imageset"]) == whole)
  }

  @Test func `a set without a description is told`() throws {
    folder.write(Self.ring(30), to: "A.xcassets/a.imageset/icon.png")
    folder.write(Self.ring(60), to: "A.xcassets/a.imageset/icon@2x.png")
    #expect(
      try report(["A.xcassets"]) == [
        "A.xcassets/a.imageset/Contents.json: error: [catalog-json] is missing: an image set needs it, to say what its files are for"
      ])
  }

  @Test func `hostile descriptions`() throws {
    let hostile: [(text: String, line: String)] = [
      (String(repeating: "[", count: 1_000_000), ":1:65: error: [catalog-json] nested more than 64 deep"),
      (
        Self.contents([Self.entry("../../etc/passwd", 1)]),
        ":2:14: error: [catalog-file] the name '../../etc/passwd' leads out of the folder: Xcode takes files from the set's own folder"
      ),
      (
        Self.contents([Self.entry("/etc/passwd", 1)]),
        ":2:14: error: [catalog-file] the name '/etc/passwd' is a path from the root: Xcode takes files from the set's own folder"
      ),
      (
        Self.contents([Self.entry("a\\u0000.png", 1)]),
        ":2:14: error: [catalog-file] the name 'a\\x00.png' holds a NUL, which no name can"
      ),
      (
        "{\"images\": [{\"idiom\": \"mac\", \"filename\": [\"a.png\"]}]}",
        ":1:42: error: [catalog-json] images[0].filename is a list, wanted a string"
      ),
      (
        "{\"images\": [{\"idiom\": \"mac\", \"filename\": \"\\ud800\"}]}",
        ":1:43: error: [catalog-json] \\ud800 is half of a character without the half behind it"
      ),
    ]
    for (text, line) in hostile {
      folder.write(text, to: "a.imageset/Contents.json")
      #expect(try report(["a.imageset"]) == ["a.imageset/Contents.json" + line])
    }
  }

  @Test func `a description of a hundred megabytes is not read`() throws {
    folder.makeFolder("a.imageset")
    #expect(folder.run("truncate -s 100M a.imageset/Contents.json") == 0)
    #expect(
      try report(["a.imageset"]) == ["a.imageset/Contents.json: error: [catalog-json] cannot be read: larger than 1 MiB, the limit"])
  }

  @Test func `a hundred thousand entries are checked at once`() throws {
    let entries = (0..<15_000).map { "{\"filename\": \"\($0).png\", \"idiom\": \"a\($0)\"}" }
    folder.write("{\"images\": [\(entries.joined(separator: ","))]}", to: "a.imageset/Contents.json")
    let clock = ContinuousClock()
    var count = 0
    let time = try clock.measure { count = try report(["a.imageset"]).count }
    #expect(count == 30_000)
    #expect(time < .seconds(30))
  }

  @Test func `folders that differ in capitals clash once`() throws {
    for name in ["Mail", "mail"] {
      folder.write(Self.ring(name == "mail" ? 30 : 36), to: "A.xcassets/\(name).imageset/icon.png")
      folder.write(Self.contents([Self.entry("icon.png", 1)]), to: "A.xcassets/\(name).imageset/Contents.json")
    }
    let found = try report(["A.xcassets"])
    #expect(
      found == [
        """
        A.xcassets/mail.imageset/Contents.json: warning: [name-clash] is the same name as \
        \(folder.path)/A.xcassets/Mail.imageset/Contents.json where capitals don't count: one replaces the other on a Mac
        """.replacing("\(folder.path)/", with: "")
      ])
  }

  @Test func `templates take part in the search for duplicates, other images do not`() throws {
    for (name, intent) in [("a", "template"), ("b", "template"), ("c", "original")] {
      folder.write(Self.ring(30, (255, 255, 255)), to: "A.xcassets/\(name).imageset/\(name).png")
      folder.write(Self.contents([Self.entry("\(name).png", 1)], intent: intent), to: "A.xcassets/\(name).imageset/Contents.json")
    }
    let found = try report(["A.xcassets"], LintOptions(only: ["duplicate"]))
    #expect(
      found == [
        """
        A.xcassets/b.imageset/b.png:5,5 20x20: note: [duplicate] same mask as A.xcassets/a.imageset/a.png (900 of 900 alphas equal)
        """
      ])
  }

  @Test func `sources in catalogs are checked too`() throws {
    folder.write("icon width=24 height=24\nrekt\n", to: "A.xcassets/a.imageset/a.svg")
    folder.write("{\"images\": [{\"filename\": \"a.svg\", \"idiom\": \"universal\"}]}", to: "A.xcassets/a.imageset/Contents.json")
    #expect(
      try report(["A.xcassets"]) == [
        "A.xcassets/a.imageset/a.svg:2:1: error: [source-format] unknown element 'rekt' (did you mean 'rect'?)"
      ])
  }
}
