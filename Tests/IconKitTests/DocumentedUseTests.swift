import Foundation
import IconKit
import TestSupport
import Testing

/// The code of README.md and docs/library.md, which must stand here word for word (`PackageDocumentTests` looks).
@Suite struct DocumentedUseTests {
  private let temporary = TemporaryFolder()

  /// A folder with an icon's source and two pictures that were drawn elsewhere.
  private func makeFolder() throws -> URL {
    temporary.write(try Fixture.bytes("docs.svgspec"), to: "docs.svgspec")
    temporary.write(try Fixture.bytes("icons/mail.png"), to: "mail.png")
    return URL(filePath: temporary.path)
  }

  @Test func readme() throws {
    let bytes = try Fixture.bytes("docs.svgspec")
    let photo = try Fixture.bytes("icons/mail.png")
    temporary.write(photo, to: "mail.png")
    let folder = temporary.path

    // Draw a source.
    let source = IconSource(name: "docs.svgspec", bytes: bytes)
    let images = try source.render(RenderOptions(scales: [1, 2, 3]))
    let png: [UInt8] = images[0].png

    // Make the mask of a PNG that was drawn elsewhere.
    let mask: [UInt8] = try AlphaConverter.mask(png: photo).png

    // Check files and folders.
    let report = try IconLinter.lint(paths: [folder])
    for finding in report.findings { print(finding.text()) }

    #expect(images.map(\.size) == [PixelSize(30, 30), PixelSize(60, 60), PixelSize(90, 90)])
    #expect(try Inspection(path: "docs.png", bytes: png).alpha?.inkBox == PixelRect(x: 3, y: 2, width: 24, height: 25))
    #expect(try Inspection(path: "mask.png", bytes: mask).structure.header?.colorType == .grey)
    #expect(report.findings.map(\.rule) == ["opaque"])
  }

  @Test func draw() throws {
    let folder = try makeFolder()

    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "docs.svgspec")))
    let source = IconSource(name: "docs.svgspec", bytes: bytes)
    for diagnostic in source.diagnostics { print(diagnostic.text(in: source.text)) }
    for image in try source.render(RenderOptions(scales: [1, 2, 3])) {
      try Data(image.png).write(to: folder.appending(path: "docs\(image.suffix).png"))
    }

    #expect(source.diagnostics.isEmpty)
    #expect(temporary.names == ["docs.png", "docs.svgspec", "docs@2x.png", "docs@3x.png", "mail.png"])
  }

  @Test func drawOtherwise() throws {
    let source = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))

    let toolbar = try source.render(RenderOptions(profile: .toolbar, scales: [2]))[0]
    let mask = try source.render(RenderOptions(form: .mask))[0]
    let padded = try source.render(RenderOptions(size: Size(36, 36), drawingArea: Size(30, 30)))[0]
    let white = try source.render(RenderOptions(ink: .white, storage: .rgba))[0]

    #expect(toolbar.size == PixelSize(44, 44) && toolbar.suffix == "@2x")
    #expect(mask.form == .mask && mask.size == PixelSize(30, 30))
    let box = try Inspection(path: "padded.png", bytes: padded.png).alpha?.inkBox
    #expect(padded.size == PixelSize(36, 36) && box == PixelRect(x: 6, y: 5, width: 24, height: 25))
    #expect(try Inspection(path: "white.png", bytes: white.png).pixels?.samples.chunk(at: 2 * 30 + 12) == [255, 255, 255, 255])
  }

  @Test func compare() throws {
    let source = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    let committed = try source.render(RenderOptions(ink: .white))[0].png
    let folder = URL(filePath: temporary.path)

    let image = try source.render()[0]
    for finding in image.findings(path: "docs.png") { print(finding.text()) }
    if let difference = try image.difference(from: committed, tolerance: 2) {
      print("docs.png \(difference)")
      let picture = try image.differencePicture(from: committed)
      try Data(picture).write(to: folder.appending(path: "difference.png"))
    }

    #expect(image.findings(path: "docs.png") == [])
    #expect(temporary.names == ["difference.png"])
  }

  @Test func changes() throws {
    let source = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    let old = try source.render(RenderOptions(ink: .white))[0].png
    let new = try source.render()[0].png
    let folder = URL(filePath: temporary.path)

    let comparison = try PictureComparison(before: ("old.png", old), after: ("new.png", new), tolerance: 2)
    print(comparison.text())
    let panes = try comparison.picture()
    try Data(panes).write(to: folder.appending(path: "changed.png"))

    let changes = [("docs.png", old, new), ("added.png", nil, new), ("same.png", new, new)].compactMap { path, before, after in
      IconChange(path: path, before: before, after: after)
    }
    let report = ChangeReport(revision: "v1.2", changes: changes)
    print(report.markdown())

    #expect(!comparison.isSame)
    #expect(temporary.names == ["changed.png"])
    #expect(report.changes.map(\.path) == ["docs.png", "added.png"])
    #expect(report.markdown().hasPrefix("### 2 icons differ from v1.2\n"))
  }

  @Test func preview() throws {
    let folder = try makeFolder()
    let bytes = try Fixture.bytes("docs.svgspec")

    let paths = ["docs.svgspec", "mail.png"].map { folder.appending(path: $0).path }
    let set = PreviewSet(paths: paths)
    try Data(set.page().utf8).write(to: folder.appending(path: "preview.html"))
    try Data(try set.sheet()).write(to: folder.appending(path: "sheet.png"))

    let pictures = try IconPicture.pictures(path: "docs.svgspec", bytes: bytes, scales: [1, 4])
    for picture in pictures { print(picture.scale, picture.image.size, picture.png.count) }

    #expect(set.icons.map(\.name) == ["docs", "mail"])
    #expect(temporary.names == ["docs.svgspec", "mail.png", "preview.html", "sheet.png"])
    #expect(pictures.map(\.image.size) == [PixelSize(30, 30), PixelSize(120, 120)])
  }

  @Test func mask() throws {
    let folder = try makeFolder()

    let scan = [UInt8](try Data(contentsOf: folder.appending(path: "mail.png")))
    let options = MaskOptions(from: .luminance, form: .template, trimsHaze: true)
    let result = try AlphaConverter.mask(png: scan, options: options)
    print(result.summary)
    try Data(result.png).write(to: folder.appending(path: "mail-mask.png"))

    #expect(result.summary == "ink from luminance (dark on light ground): 228 of 900 pixels; no colour was dropped")
    #expect(temporary.names.contains("mail-mask.png"))
  }

  @Test func lint() throws {
    let folder = try makeFolder()

    let options = LintOptions(profile: .tabbarIOS7, disabled: ["duplicate"])
    let report = try IconLinter.lint(paths: [folder.path], options: options)
    for finding in report.findings where finding.level == .error {
      print(finding.path, finding.rule, finding.measured, finding.wanted)
    }
    print(report.summary)
    try Data(report.text(as: .json).utf8).write(to: folder.appending(path: "report.json"))

    #expect(report.summary == "2 files: 1 error, 6 warnings, 1 note")
    #expect(temporary.text(of: "report.json")?.hasPrefix(#"{"schema":"urn:iconkit:report:1","#) == true)
  }

  @Test func configured() throws {
    let folder = try makeFolder()
    temporary.write("{exclude: ['*.svgspec'], rules: {opaque: 'warning'}}", to: ".iconkit.json5")

    let report = try IconLinter.lint(paths: [folder.path], configuration: .nearest)
    try Data(report.text(as: .html).utf8).write(to: folder.appending(path: "report.html"))

    #expect(report.summary == "1 file: 0 errors, 1 warning, 0 notes")
    #expect(temporary.text(of: "report.html")?.hasPrefix("<!DOCTYPE html>") == true)
    temporary.write("{exclud: []}", to: "wrong.json5")
    let wrong = ConfigurationSearch.file(temporary.file("wrong.json5"))
    let error = #expect(throws: IconError.self) { try IconLinter.lint(paths: [folder.path], configuration: wrong) }
    #expect(error?.message.contains("wrong.json5:1:2: error: unknown key 'exclud' (did you mean 'exclude'?)") == true)
  }

  @Test func ownProfile() throws {
    let folder = try makeFolder()

    let cover = Profile(
      id: "cover", platform: .any, title: "Cover of a playlist", isTemplate: false, size: Extent(24, 24), completeness: .all([1, 2]),
      citations: [Citation("24x24 pt", page: "Our own guidelines", address: "https://example.com/covers", year: 2026)])
    let report = try IconLinter.lint(paths: [folder.path], options: LintOptions(profile: cover))

    let source = ["off-grid", "thin-stroke", "thin-stroke", "thin-stroke", "dots-merged", "dots-merged", "dots-merged"]
    #expect(report.findings.map(\.rule) == source + ["scale-missing", "size"])
  }

  @Test func inspect() throws {
    let folder = try makeFolder()

    let png = [UInt8](try Data(contentsOf: folder.appending(path: "mail.png")))
    let inspection = try Inspection(path: "mail.png", bytes: png)
    print(inspection.text())
    if let pixels = inspection.pixels { print(pixels.alpha.drawing(columns: 80, color: false)) }

    #expect(inspection.alpha?.opaque == 900)
    #expect(inspection.structure.faults.isEmpty)
  }

  @Test func rules() throws {
    for rule in RuleCatalog.all where rule.scope == .set {
      print(rule.id, rule.summary, rule.repair)
    }

    #expect(RuleCatalog.all.contains { $0.scope == .set })
  }

  @Test func convert() throws {
    let source = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))

    let svg = try source.converted(to: .svg).text
    let back = try IconSource(name: "docs.svg", bytes: Array(svg.utf8)).converted(to: .svgspec).text

    #expect(svg.contains("<svg"))
    #expect(back.contains("icon width=30 height=30"))
  }
}

extension [UInt8] {
  /// Four samples of a pixel.
  fileprivate func chunk(at pixel: Int) -> [UInt8] { Array(self[4 * pixel..<4 * pixel + 4]) }
}
