import IconFiles
import TestSupport
import Testing

@testable import IconKit

/// Findings about PNGs name the shapes of their sources.
@Suite struct ShapeBlameTests {
  private let folder = TemporaryFolder()
  /// The bar at the bottom ends half a pixel too low.
  private static let text = """
    icon width=30 height=30
    circle cx=15 cy=9 r=6
    rect x=2 y=17 width=26 height=2
    rect x=0 y=24 width=30 height=6

    """

  private var source: IconSource { IconSource(name: "mail.svgspec", bytes: Array(Self.text.utf8)) }

  @Test func `what is rendered names the shape`() throws {
    let finding = Finding(
      rule: "haze", level: .warning, path: "mail.png", place: .pixels(PixelRect(x: 0, y: 25, width: 6, height: 3)), message: "grey",
      measured: "1", wanted: "0")
    let image = try source.render(RenderOptions(profile: Profile.none, scales: [2]))[0]
    #expect(image.findings(path: "mail.png").allSatisfy { $0.shapes.isEmpty })
    let canvas = Canvas.fitting(try #require(source.icon), into: PixelSize(30, 30))
    #expect(
      source.blaming([finding], on: canvas, nil).map { $0.text() } == ["mail.png:0,25 6x3: warning: [haze] grey (rect, mail.svgspec:4)"])
  }

  @Test func `a PNG beside its source names the shape, if it is its picture`() throws {
    let text = "icon width=30 height=30\ncircle cx=15 cy=15 r=13 fill=navy\nrect x=9 y=13 width=12 height=4 fill=white\n"
    folder.write(text, to: "mail.svgspec")
    let image = try IconSource(name: "mail.svgspec", bytes: Array(text.utf8)).render(RenderOptions(form: .color))[0]
    folder.write(image.png, to: "mail.png")
    let lint = {
      try IconLinter.lint(paths: [folder.path], options: LintOptions(only: ["color-lost"])).findings.filter { $0.path.hasSuffix(".png") }
    }
    #expect(try lint().map { $0.shapes.map(\.element) } == [["rect", "circle"]])
    #expect(try lint().map { $0.shapes.map(\.place.line) } == [[3, 2]])
    // Another drawing has nobody to blame.
    folder.write("icon width=30 height=30\nrect width=9 height=9\n", to: "mail.svgspec")
    #expect(try lint().map(\.shapes) == [[]])
  }
}
