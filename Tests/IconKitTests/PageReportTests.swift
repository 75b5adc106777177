import Foundation
import IconKit
import IconPNG
import TestSupport
import Testing

/// What the reports show that draw something: the HTML page, and magnified pixels.
@Suite struct PageReportTests {
  private let folder = TemporaryFolder()

  /// Ink at the rows and columns given, 12x8 pixels.
  private static func png(_ ink: (Int, Int) -> Bool) throws -> [UInt8] {
    let samples = (0..<96).map { ink($0 % 12, $0 / 12) ? UInt8(255) : 0 }
    return try PNGEncoder.encode(.template(AlphaMask(width: 12, height: 8, samples: samples)))
  }

  private func finding(_ path: String, _ place: Finding.Place = .file, level: Severity = .error, rule: String = "size") -> Finding {
    Finding(rule: rule, level: level, path: path, place: place, message: "odd <i>", measured: "", wanted: "", excerpt: nil)
  }

  @Test func `the page holds the picture's own bytes, and marks the pixels`() throws {
    let png = try Self.png { x, _ in x == 3 }
    folder.write(png, to: "a.png")
    let path = folder.file("a.png")
    let report = LintReport(
      findings: [
        finding(path, .pixels(PixelRect(x: 3, y: 0, width: 1, height: 8))), finding(path, level: .note, rule: "haze"),
      ], paths: [path])
    let page = report.text(as: .html)
    let data = Data(png).base64EncodedString()
    #expect(
      page.contains(
        """
        <section>
        <h2>\(path)</h2>
        <div class="picture"><div style="width:192px;height:128px"><img alt="" src="data:image/png;base64,\(data)">\
        <i class="error is-size" style="left:48px;top:0px;width:16px;height:128px">1</i></div>12x8 px</div>
        <ol>
        <li class="error is-size"><i>1</i> <b>error</b> <code>size</code> <span>3,0 1x8</span> odd &lt;i&gt;</li>
        <li class="note is-haze"><i>2</i> <b>note</b> <code>haze</code> odd &lt;i&gt;</li>
        </ol>
        </section>

        """))
    #expect(page.contains("<label for=\"level-error\">errors <b>1</b></label>\n<label for=\"level-note\">notes <b>1</b></label>\n"))
    #expect(page.contains("<label for=\"rule-haze\">haze <b>1</b></label>\n<label for=\"rule-size\">size <b>1</b></label>\n"))
    #expect(page.contains("#level-error:checked ~ #rule-size:checked ~ main .error.is-size { display: block }\n"))
    #expect(!page.contains("#level-error:checked ~ #rule-haze:checked"))
  }

  @Test func `the page draws sources, and says where there is nothing to see`() throws {
    folder.write("icon width=30 height=30\nrect x=4 y=4 width=22 height=22\n", to: "a.svgspec")
    folder.write("icon\nrekt\n", to: "b.svgspec")
    let paths = ["a.svgspec", "b.svgspec", "c.png"].map { folder.file($0) }
    var first = finding(paths[0], .text(SourcePlace(line: 2, column: 1)))
    first.excerpt = "rect x=4 <"
    let page = LintReport(findings: [first] + paths.dropFirst().map { finding($0) }, paths: paths).text(as: .html)
    #expect(page.contains("<div style=\"width:300px;height:300px\"><img alt=\"\" src=\"data:image/png;base64,iVBOR"))
    #expect(page.contains("<span>2:1</span> odd &lt;i&gt;<pre>rect x=4 &lt;</pre></li>"))
    #expect(page.components(separatedBy: "<p class=\"picture\">no picture can be shown</p>").count == 3)
  }

  @Test func `hostile names and texts do nothing`() throws {
    let hostile = "\"><script>alert(1)</script><img src=x onerror='alert(1)'>&amp;\u{202E}"
    var bad = finding(folder.file("x/" + hostile), rule: hostile)
    bad.message = hostile
    bad.excerpt = hostile
    let page = LintReport(findings: [bad], paths: [bad.path]).text(as: .html)
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("onerror='") && !page.contains("'alert"))
    #expect(!page.contains("\u{202E}"))
    #expect(page.contains("default-src 'none'; img-src data:; style-src 'unsafe-inline'"))
    #expect(!page.contains("://"))
    // All that is between tags and in attributes is text: the tags are those that the format writes.
    let tags = Set(page.matches(of: /<\/?([a-z0-9]+)/).map { String($0.output.1) })
    #expect(
      tags.isSubset(of: [
        "html", "head", "meta", "title", "style", "body", "h1", "h2", "input", "nav", "label", "b", "main", "section", "p", "ol", "li", "i",
        "code", "span", "pre",
      ]))
  }

  @Test func `base64 is that of RFC 4648`() throws {
    for count in 0..<7 {
      // A file that is no picture is not put into the page, so the bytes go in by way of one that is, with so many behind its end.
      let bytes = try Self.png { $0 == $1 } + Array(repeating: UInt8(0xFB), count: count)
      folder.write(bytes, to: "a.png")
      let page = LintReport(findings: [finding(folder.file("a.png"))], paths: [folder.file("a.png")]).text(as: .html)
      #expect(page.contains("base64,\(Data(bytes).base64EncodedString())\""))
    }
  }

  @Test func `pixels are magnified beside their finding`() throws {
    folder.write(try Self.png { x, y in x == 9 || y == 1 }, to: "a.png")
    let path = folder.file("a.png")
    let report = LintReport(
      findings: [finding(path, .pixels(PixelRect(x: 9, y: 2, width: 2, height: 3))), finding(path)], paths: [path])
    let text = report.text(style: ReportStyle(magnifiedColumns: 80)).replacing(folder.path + "/", with: "")
    #expect(
      text == """
        a.png:9,2 2x3: error: [size] odd <i>
        ┌────══─┐
        │▄▄▄▄█▄▄│
        ║    █  ║
        ║    █  ║
        │    █  │
        └────══─┘
        a.png: error: [size] odd <i>
        1 file: 2 errors, 0 warnings, 0 notes

        """)
  }

  @Test func `magnified pixels have colours, and fit the terminal`() throws {
    folder.write(try Self.png { x, _ in x == 9 }, to: "a.png")
    let path = folder.file("a.png")
    let report = LintReport(findings: [finding(path, .pixels(PixelRect(x: 0, y: 0, width: 12, height: 8)))], paths: [path])
    let lines = report.text(style: ReportStyle(color: true, magnifiedColumns: 10)).split(separator: "\n")
    #expect(lines[1] == "┌════════┐")
    #expect(lines[2].hasPrefix("║\u{1B}[38;2;96;0;0;48;2;96;0;0m▀"))
    #expect(report.text(style: ReportStyle(magnifiedColumns: 80)).split(separator: "\n")[2] == "║         █  ║")
  }
}
