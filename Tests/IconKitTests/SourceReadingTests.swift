import IconKit
import Testing

/// What is said of files that are no sources, and how much of those that hold one slip.
@Suite struct SourceReadingTests {
  private static func diagnostics(_ bytes: [UInt8], name: String) -> [String] {
    let source = IconSource(name: name, bytes: bytes)
    return source.diagnostics.map { $0.text(in: source.text).prefix { $0 != "\n" } }.map(String.init)
  }

  @Test(arguments: [
    ("a.svg", [0xFF, 0xD8, 0xFF, 0xE0], "a.svg: error: not the source of an icon: a JPEG picture"),
    ("a.svgspec", Array("%PDF-1.4\n".utf8), "a.svgspec: error: not the source of an icon: a PDF document"),
    ("a.svg", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "a.svg: error: not the source of an icon: a PNG picture"),
    ("a.svg", Array("<!doctype html><p>404".utf8), "a.svg: error: not the source of an icon: an HTML page"),
    (
      "a.svgspec", Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      "a.svgspec: error: not the source of an icon: a Git LFS pointer (`git lfs pull` fetches the file)"
    ),
    ("a.svg", [], "a.svg: error: the file is empty"),
    ("a.svgspec", [], "a.svgspec: error: the source is empty: its first statement must be 'icon'"),
    ("a.svg", [0xFF, 0xFE, 0, 0], "a.svg: error: the encoding UTF-32 is not supported; save the file as UTF-8"),
    ("a.svgspec", [0xFF, 0xFE, 0x69, 0], "a.svgspec:1:1: error: the source is in UTF-16: save it as UTF-8"),
    ("a.svgz", [0x1F, 0x8B, 8, 0], "a.svgz: error: the gzip file ends too early"),
    ("a.svg", Array("hello".utf8), "a.svg:1:1: error: this is no XML: it starts with \"h\", not with \"<\""),
  ])
  func `what is no source is told once`(name: String, bytes: [UInt8], message: String) {
    #expect(Self.diagnostics(bytes, name: name) == [message])
  }

  @Test func `content tells the syntax, whatever the name`() {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'><path d='M5 5h9v9z'/></svg>"
    #expect(IconSource(name: "a.svgspec", bytes: Array(svg.utf8)).document?.syntax == .svg)
    let spec = "# an icon\nicon width=30 height=30\nrect width=9 height=9\n"
    #expect(IconSource(name: "a.svg", bytes: Array(spec.utf8)).document?.syntax == .svgspec)
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in svg.utf16 { wide += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)] }
    #expect(IconSource(name: "a", bytes: wide).icon != nil)
    #expect(IconSource(name: "a", bytes: Array(wide.dropFirst(2))).icon != nil)
  }

  @Test(arguments: [
    "rekt x=5 y=5", "rekt x=5 y=5 width=2", "rect x=5 widht=3 height=3", "circle cx=5 cy=5 r=", "circle cx=5 cy=5 rr=3",
    "path dd=\"M0 0L5 5\"", "path d=M0 0L5 5", "rect x= 5 width=3 height=3", "rect x=\"5 width=3 height=3", "rect width:9 height:9",
    "rect width=3 height=3 {", "g {\nrect width=3 height=3", "rect width=3 height=9 px", "rect width=3 height=3 // c",
    "clipPath id=c {\ng {\nrect width=9 height=9\n}\n}\nrect width=9 height=9 clip-path=url(#c)",
    "lineargradient id=g {\nstop offset=0\n}\nrect width=9 height=9 fill=url(#g)", "symbl id=s {\nrect width=9 height=9\n}\nuse href=#s",
    "grp {\nrect width=3 height=3\n}", "icon width=3 height=3", "stop offset=1", "rect width=9 height=9 fill=url(#nope)",
  ])
  func `one slip is one error`(statement: String) {
    let found = Self.diagnostics(Array("icon width=30 height=30\n\(statement)\n".utf8), name: "a.svgspec")
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: ["icn width=30 height=30", "icon width=30 height=30 {", "icon widht=30", "svg width=30", "Icon width=30"])
  func `one slip in the first statement is one error`(statement: String) {
    let found = Self.diagnostics(Array("\(statement)\nrect width=9 height=9\n".utf8), name: "a.svgspec")
    #expect(found.count == 1, "\(found)")
  }

  @Test func `two slips are two errors`() {
    let found = Self.diagnostics(Array("icon\nrekt x=5\nrect width=2o height=3 fil=red\n".utf8), name: "a")
    #expect(found.count == 3, "\(found)")
  }

  @Test func `blocks in blocks are drawn down to the limit, and one error tells of more`() {
    let nested = { (depth: Int) in
      "icon\n" + String(repeating: "g {\n", count: depth) + "rect width=9 height=9\n" + String(repeating: "}\n", count: depth)
    }
    #expect(IconSource(name: "a", bytes: Array(nested(256).utf8)).icon != nil)
    #expect(
      Self.diagnostics(Array(nested(300).utf8), name: "a") == ["a:258:3: error: blocks are nested deeper than the limit of 256"])
  }

  @Test func `a profile that there is not is an error in svgspec, and a warning in SVG`() {
    #expect(
      Self.diagnostics(Array("icon profile=tabar\nrect width=9 height=9\n".utf8), name: "a") == [
        "a:1:14: error: unknown profile 'tabar' (did you mean 'tabbar'?)"
      ])
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:i='urn:iconkit:svgspec:1' width='30' height='30' i:profile='x'><path d='M5 5h9v9z'/></svg>
      """
    let source = IconSource(name: "a", bytes: Array(svg.utf8))
    #expect(
      source.diagnostics.map(\.message) == ["unknown profile 'x' (own profiles are given by 'files' of the configuration); tabbar is taken"]
    )
    #expect(source.icon != nil)
    #expect(source.profile == .tabbar)
  }

  @Test func `what cannot be drawn names its place`() {
    let source = IconSource(name: "a", bytes: Array("icon\nline x2=30 stroke=black stroke-dasharray=1e-6\n".utf8))
    #expect(source.diagnostics == [])
    let error = #expect(throws: IconError.self) { try source.render() }
    #expect(error?.range == SourceRange(5, 50))
    #expect(error?.diagnostic.text(in: source.text).hasPrefix("a:2:1: error: ") == true)
  }
}
