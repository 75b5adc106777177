import IconFiles
import IconKit
import TestSupport
import Testing

/// Repairs of asset catalogs, which leave the rest of the description as Xcode has laid it out.
@Suite struct CatalogRepairTests {
  let bench = RepairBench()

  private static let head = """
    {
      "images" : [
        {
          "filename" : "mail.png",
          "idiom" : "universal",
          "scale" : "1x"
        },
        {
          "idiom" : "universal",
          "scale" : "2x"
        },
        {
          "idiom" : "universal",
          "scale" : "3x"
        }
    """

  private static func tail(_ intent: String) -> String {
    "\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  },\n  \"properties\" : {\n"
      + "    \"template-rendering-intent\" : \"\(intent)\"\n  }\n}\n"
  }

  private func write(_ description: String, _ pictures: [(String, Int)]) throws {
    bench.folder.write(description, to: "A.xcassets/mail.imageset/Contents.json")
    for (name, side) in pictures { try bench.write(RepairBench.square(side: side), to: "A.xcassets/mail.imageset/\(name)") }
  }

  private var description: String? { bench.folder.text(of: "A.xcassets/mail.imageset/Contents.json") }

  @Test func `a file gets the slot that waits for it`() throws {
    let old = Self.head + Self.tail("template")
    try write(old, [("mail.png", 30), ("mail@2x.png", 60), ("mail@3x.png", 90)])
    let fixed = try bench.fix()
    #expect(fixed.files.flatMap(\.findings).map(\.rule) == ["catalog-unassigned", "catalog-unassigned"])
    #expect(bench.rules(fixed.report) == [])
    let wanted = old.replacing(
      "\"idiom\" : \"universal\",\n      \"scale\" : \"2x\"",
      with: "\"filename\" : \"mail@2x.png\",\n      \"idiom\" : \"universal\",\n      \"scale\" : \"2x\""
    )
    .replacing(
      "\"idiom\" : \"universal\",\n      \"scale\" : \"3x\"",
      with: "\"filename\" : \"mail@3x.png\",\n      \"idiom\" : \"universal\",\n      \"scale\" : \"3x\"")
    #expect(description == wanted)
    #expect(wanted != old)
  }

  @Test func `an entry without a slot makes room for the file in its slot`() throws {
    let entry = ",\n    {\n      \"filename\" : \"mail@2x.png\",\n      \"unassigned\" : true\n    }"
    try write(Self.head + entry + Self.tail("template"), [("mail.png", 30), ("mail@2x.png", 60)])
    let fixed = try bench.fix()
    #expect(fixed.refusals.map(\.reason) == [])
    #expect(!bench.rules(fixed.report).contains("catalog-unassigned"))
    #expect(description?.contains("unassigned") == false)
    #expect(description?.contains("\"filename\" : \"mail@2x.png\",\n      \"idiom\" : \"universal\",\n      \"scale\" : \"2x\"") == true)
  }

  /// Wrong size; two files for one slot; a slot that is taken; no slot; a device's name.
  @Test(arguments: [
    [("mail.png", 30), ("mail@2x.png", 58)], [("mail.png", 30), ("mail@2x.png", 60), ("mail-new@2x.png", 60)],
    [("mail.png", 30), ("mail-old.png", 30)], [("mail.png", 30), ("mail@4x.png", 120)], [("mail.png", 30), ("mail@2x~ipad.png", 60)],
  ])
  func `where it is not plain, nothing is done`(_ pictures: [(String, Int)]) throws {
    let old = Self.head + Self.tail("template")
    try write(old, pictures)
    #expect(bench.lint().findings.contains { $0.rule == "catalog-unassigned" })
    let fixed = try bench.fix()
    #expect(fixed.files.isEmpty)
    #expect(description == old)
  }

  @Test func `black ink as original becomes a template`() throws {
    try write(Self.head + Self.tail("original"), [("mail.png", 30)])
    let fixed = try bench.fix()
    #expect(!bench.rules(fixed.report).contains("catalog-rendering"))
    #expect(description == Self.head + Self.tail("template"))
  }

  @Test func `where nothing is said, a template is made on request`() throws {
    let old = Self.head + "\n  ]\n}\n"
    try write(old, [("mail.png", 30)])
    #expect(try bench.fix().files.isEmpty)
    let fixed = try bench.fix([], FixOptions(repairsWhatIsSafe: false, rules: ["catalog-rendering"]))
    #expect(!bench.rules(fixed.report).contains("catalog-rendering"))
    #expect(description == Self.head + "\n  ],\n  \"properties\" : {\n    \"template-rendering-intent\" : \"template\"\n  }\n}\n")
  }
}
