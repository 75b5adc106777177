import IconFiles
import IconKit
import IconPNG
import TestSupport
import Testing

/// PNGs that are drawn again, in the form, the size and the storage that they have.
@Suite struct StaleRepairTests {
  let bench = RepairBench()
  private static let source = "icon width=30 height=30\nrect x=4 y=8 width=22 height=14\n"

  /// What a render to the file's size gives.
  private func drawn(_ scale: Double, _ form: OutputForm = .template, _ ink: Ink = .black, _ storage: Storage = .auto) throws -> [UInt8] {
    try IconSource(name: "mail.svgspec", bytes: Array(Self.source.utf8))
      .render(RenderOptions(scales: [scale], form: form, ink: ink, storage: storage))[0].png
  }

  @Test func `scale, form and storage stay`() throws {
    bench.folder.write(Self.source, to: "mail.svgspec")
    let old = RepairBench.square()
    bench.folder.write(try PNGEncoder.encode(.template(old.alpha)), to: "mail.png")
    try bench.write(RepairBench.square([255, 255, 255, 255], on: [255, 255, 255, 0], side: 60), to: "mail@2x.png")
    bench.folder.write(try PNGEncoder.encode(.mask(RepairBench.square(side: 90).alpha)), to: "mail@3x.png")
    let fixed = try bench.fix([], FixOptions(), LintOptions(only: ["stale"]))
    #expect(fixed.files.count == 3)
    #expect(bench.rules(fixed.report) == [])
    #expect(bench.folder.bytes(of: "mail.png") == (try drawn(1)))
    #expect(bench.folder.bytes(of: "mail@2x.png") == (try drawn(2, .template, .white, .rgba)))
    #expect(bench.folder.bytes(of: "mail@3x.png") == (try drawn(3, .mask)))
  }

  @Test func `a PNG in colour is drawn in colour`() throws {
    bench.folder.write("icon width=30 height=30\nrect x=4 y=8 width=22 height=14 fill=#1e5adc\n", to: "mail.svgspec")
    try bench.write(RepairBench.square([30, 90, 220, 255]), to: "mail.png")
    let fixed = try bench.fix([], FixOptions(), LintOptions(profile: .button, only: ["stale"]))
    #expect(bench.rules(fixed.report) == [])
    #expect(try bench.pixels("mail.png").samples[4 * (10 * 30 + 10)..<4 * (10 * 30 + 10) + 4] == [30, 90, 220, 255])
  }

  @Test func `what a repaired source makes stale is drawn again in the same run`() throws {
    bench.folder.write("icon width=30 height=30\nrect x=4.5 y=8.5 width=22 height=14\n", to: "mail.svgspec")
    let source = IconSource(name: "mail.svgspec", bytes: try #require(bench.folder.bytes(of: "mail.svgspec")))
    bench.folder.write(try source.render(RenderOptions(scales: [1]))[0].png, to: "mail.png")
    #expect(bench.rules(bench.lint([], LintOptions(only: ["off-grid", "stale"]))) == ["off-grid"])
    let fixed = try bench.fix([], FixOptions(), LintOptions(only: ["off-grid", "stale"]))
    #expect(fixed.files.flatMap(\.findings).map(\.rule) == ["off-grid", "stale"])
    #expect(bench.rules(fixed.report) == [])
    #expect(bench.folder.text(of: "mail.svgspec") == "icon width=30 height=30\nrect x=4 y=8 width=22 height=14\n")
    #expect(try bench.pixels("mail.png").alpha.samples.allSatisfy { $0 == 0 || $0 == 255 })
  }
}
