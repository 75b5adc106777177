import IconFiles
import IconKit
import IconPNG
import TestSupport
import Testing

/// PNGs that are, or are not, what their sources render to.
@Suite struct StaleTests {
  private let folder = TemporaryFolder()
  private static let old = "icon width=30 height=30\ncircle cx=15 cy=15 r=10\nrect x=2 y=26 width=26 height=2\n"
  private static let new = "icon width=30 height=30\ncircle cx=15 cy=15 r=10\nrect x=2 y=25 width=26 height=2\n"

  private func draw(_ text: String, _ options: RenderOptions = RenderOptions(), as name: String) throws {
    for image in try IconSource(name: "a.svgspec", bytes: Array(text.utf8)).render(options) {
      folder.write(image.png, to: "\(name)\(image.suffix).png")
    }
  }

  private func stale(_ options: LintOptions = LintOptions(only: ["stale"])) throws -> [String] {
    let report = try IconLinter.lint(paths: [folder.path], options: options)
    return report.findings.map { $0.text().replacing("\(folder.path)/", with: "") }
  }

  @Test func `what is drawn from its source passes at every scale and in every form`() throws {
    folder.write(Self.old, to: "mail.svgspec")
    for form in OutputForm.allCases {
      for storage in Storage.allCases {
        for ink in Ink.allCases {
          try draw(Self.old, RenderOptions(scales: [1, 2, 3], form: form, ink: ink, storage: storage), as: "mail")
          #expect(try stale() == [], "\(form) \(storage) \(ink)")
        }
      }
    }
  }

  @Test func `what has changed is told with its place and its shape`() throws {
    folder.write(Self.new, to: "mail.svgspec")
    try draw(Self.old, RenderOptions(scales: [1, 2]), as: "mail")
    #expect(
      try stale() == [
        """
        mail.png:2,25 26x3: error: [stale] 52 of 900 pixels are not what mail.svgspec renders to, by 255 of 255 at most, the first at 2,25: \
        render it again (rect, mail.svgspec:3)
        """,
        """
        mail@2x.png:4,50 52x6: error: [stale] 208 of 3600 pixels are not what mail.svgspec renders to, by 255 of 255 at most, the first at \
        4,50: render it again (rect, mail.svgspec:3)
        """,
      ])
  }

  @Test func `masks and colours are compared as what they are`() throws {
    folder.write(Self.new, to: "mail.svgspec")
    try draw(Self.old, RenderOptions(form: .mask), as: "mail")
    #expect(try stale().count == 1)
    let red = Self.old.replacing("r=10", with: "r=10 fill=red")
    folder.write(red, to: "mail.svgspec")
    try draw(Self.old, RenderOptions(form: .color), as: "mail")
    // Bars show alpha alone …
    #expect(try stale() == [])
    // … buttons do not.
    let found = try stale(LintOptions(profile: .button, only: ["stale"]))
    #expect(found.count == 1 && found[0].contains("by 255 of 255 at most"), "\(found)")
  }

  @Test func `a picture is compared at its own size`() throws {
    folder.write(Self.old, to: "mail.svgspec")
    try draw(Self.old, RenderOptions(size: Size(44, 32)), as: "mail")
    #expect(try stale() == [])
  }

  @Test func `what iconkit has written is held to the last samples, what others draw is not`() throws {
    folder.write("icon width=30 height=30\ncircle cx=15 cy=15 r=10\n", to: "mail.svgspec")
    // The circle a tenth of a pixel larger: edges that another renderer might draw so.
    let drawn = try IconSource(name: "a.svgspec", bytes: Array("icon width=30 height=30\ncircle cx=15 cy=15 r=10.1\n".utf8)).render()[0]
    folder.write(drawn.png, to: "mail.png")
    let found = try stale()
    #expect(found.count == 1 && found[0].contains("pixels are not what mail.svgspec renders to"), "\(found)")
    folder.write(Self.foreign(drawn.png), to: "mail.png")
    #expect(try stale() == [])
  }

  /// A PNG with a chunk that iconkit does not write.
  private static func foreign(_ png: [UInt8]) -> [UInt8] {
    png[..<33] + [0, 0, 0, 3] + Array("tEXta\0b".utf8) + [0x5A, 0x1B, 0xCE, 0x4D] + png[33...]
  }

  @Test func `other programs round the sides of a picture in their own ways`() throws {
    // As wide as the picture, 28.375 pixels high: others cut the rest off, or round it away.
    let rect = "rect x=3 y=3.2 width=18 height=15\n"
    folder.write("icon width=24 height=22.7\n" + rect, to: "mail.svgspec")
    let cut = try IconSource(name: "a.svgspec", bytes: Array("icon width=24 height=22.4\n\(rect)".utf8)).render(
      RenderOptions(size: Size(30, 28)))
    folder.write(cut[0].png, to: "mail.png")
    #expect(try stale().count == 1)
    folder.write(Self.foreign(cut[0].png), to: "mail.png")
    #expect(try stale() == [])
    // The same rectangle two pixels lower is another drawing all the same.
    let moved = "icon width=24 height=22.4\n" + rect.replacing("y=3.2", with: "y=4.8")
    folder.write(
      Self.foreign(try IconSource(name: "a.svgspec", bytes: Array(moved.utf8)).render(RenderOptions(size: Size(30, 28)))[0].png),
      to: "mail.png")
    #expect(try stale().count == 1)
  }

  @Test func `a source with errors speaks for itself`() throws {
    folder.write("icon\nrekt\n", to: "mail.svgspec")
    try draw(Self.old, as: "mail")
    #expect(
      try stale(LintOptions(only: ["stale", "source-format"])) == [
        "mail.svgspec:2:1: error: [source-format] unknown element 'rekt' (did you mean 'rect'?)"
      ])
  }

  @Test func `of two sources nobody knows which was drawn`() throws {
    folder.write(Self.new, to: "mail.svgspec")
    folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\"/>", to: "mail.svg")
    try draw(Self.old, as: "mail")
    #expect(try stale() == [])
  }

  @Test func `sources of other folders and other names are none`() throws {
    folder.write(Self.new, to: "sub/mail.svgspec")
    folder.write(Self.new, to: "mails.svgspec")
    try draw(Self.old, as: "mail")
    #expect(try stale() == [])
  }

  @Test func `drawings in catalogs are sources too`() throws {
    folder.write(Self.new, to: "mail.imageset/mail.svgspec")
    folder.makeFolder("mail.imageset")
    try draw(Self.old, as: "mail.imageset/mail")
    #expect(try stale().count == 1)
  }

  @Test func `a blank or broken picture is not stale as well`() throws {
    folder.write(Self.new, to: "mail.svgspec")
    let blank = PixelImage(width: 30, height: 30, samples: [UInt8](repeating: 0, count: 3600))
    folder.write(try PNGEncoder.encode(.rgba(blank)), to: "mail.png")
    let found = try stale(LintOptions(only: ["stale", "blank"]))
    #expect(found.count == 1 && found[0].contains("[blank]"))
    folder.write([1, 2, 3], to: "mail.png")
    #expect(try stale() == [])
  }
}
