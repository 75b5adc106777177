import IconModel
import Testing

@testable import IconLint

/// What is said of image sets, to the last word.
@Suite("Rules for asset catalogs")
struct CatalogRuleTests {
  private let path = "A.xcassets/mail.imageset/Contents.json"

  /// What the rules for catalogs find in an image set, without the folder's name.
  private func lines(
    _ json: String, _ pictures: [(name: String, side: Int)] = [], others: [String] = [], only: [String]? = nil, profile: Profile? = nil
  ) -> [String] {
    let folder = "A.xcassets/mail.imageset/"
    var catalog = CatalogSubject(
      path: path, kind: .imageSet, description: .success(SourceText(name: path, json)),
      fileNames: ["Contents.json"] + pictures.map(\.name) + others)
    catalog.add(
      pictures.map {
        PNGSubject(
          path: folder + $0.name, name: catalog.name(of: folder + $0.name), structure: PNGStructure(rgbaOf: PixelSize($0.side, $0.side)))
      })
    let linter = Linter(
      LintConfiguration(profile: profile ?? CatalogSubject.profile(isTemplate: catalog.isTemplate), only: only))
    return linter.lint(catalog).map { String($0.line.dropFirst(folder.count)) }
  }

  private func images(_ entries: String..., end: String = "") -> String { "{\"images\": [\n\(entries.joined(separator: ",\n"))\n]\(end)}" }

  // MARK: catalog-json

  @Test(arguments: [
    ("[]", "1:1: error: [catalog-json] the document is a list, wanted an object"),
    ("{}", "1:1: error: [catalog-json] images is missing"),
    ("{\"image\": []}", "1:2: error: [catalog-json] the document has no 'image' (did you mean 'images'?)"),
    ("{\"images\": {}}", "1:12: error: [catalog-json] images is an object, wanted a list"),
    ("{\"images\": [7]}", "1:13: error: [catalog-json] images[0] is a number, wanted an object"),
    ("{\"images\": [], \"info\": []}", "1:24: error: [catalog-json] info is a list, wanted an object"),
    (
      "{\"images\": [], \"info\": {\"version\": 2}}",
      "1:36: warning: [catalog-json] info.version is 2, wanted 1: what other versions mean is not known"
    ),
    (
      "{\"images\": [], \"info\": {\"version\": \"1\"}}",
      "1:36: warning: [catalog-json] info.version is a string, wanted 1: what other versions mean is not known"
    ),
    (
      "{\"images\": [], \"properties\": {\"template-rendering-intent\": \"tmplate\"}}",
      "1:60: error: [catalog-json] properties.template-rendering-intent is 'tmplate', wanted template or original (did you mean 'template'?)"
    ),
    (
      "{\"images\": [], \"properties\": {\"preserves-vector-representation\": \"yes\"}}",
      "1:66: error: [catalog-json] properties.preserves-vector-representation is a string, wanted true or false"
    ),
    (
      "{\"images\": [], \"properties\": {\"template-rendering-intend\": \"template\"}}",
      "1:31: error: [catalog-json] properties has no 'template-rendering-intend' (did you mean 'template-rendering-intent'?)"
    ),
    (
      "{\"images\": [], \"propertys\": {\"template-rendering-intent\": \"template\"}}",
      "1:16: error: [catalog-json] the document has no 'propertys' (did you mean 'properties'?)"
    ),
    (
      "{\"images\": [], \"properties\": {\"tint\": \"red\"}}",
      "1:31: note: [catalog-json] properties has 'tint', which is not known here"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"appearances\": [{\"apearance\": \"luminosity\", \"value\": \"dark\"}]}]}",
      "1:47: error: [catalog-json] images[0].appearances[0] has no 'apearance' (did you mean 'appearance'?)"
    ),
    (
      "{\"images\": [{\"idiom\": \"universal\", \"scale\": 2}]}", "1:45: error: [catalog-json] images[0].scale is a number, wanted a string"
    ),
    (
      "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"4x\"}]}",
      "1:45: error: [catalog-json] images[0].scale is '4x', wanted 1x, 2x or 3x"
    ),
    ("{\"images\": [{\"idiom\": \"univrsal\"}]}", "1:23: error: [catalog-json] images[0].idiom is 'univrsal' (did you mean 'universal'?)"),
    ("{\"images\": [{\"idiom\": \"toaster\"}]}", "1:23: note: [catalog-json] images[0].idiom is 'toaster', which is not known here"),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"graphics-feature-set\": \"metal9v1\"}]}",
      "1:54: note: [catalog-json] images[0].graphics-feature-set is 'metal9v1', which is not known here"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"memory\": 4}]}", "1:40: error: [catalog-json] images[0].memory is a number, wanted a string"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"display-gamut\": \"display-p3\"}]}",
      "1:47: error: [catalog-json] images[0].display-gamut is 'display-p3' (did you mean 'display-P3'?)"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"language-direction\": \"right-to-lef\"}]}",
      "1:52: error: [catalog-json] images[0].language-direction is 'right-to-lef' (did you mean 'right-to-left'?)"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"appearances\": \"dark\"}]}",
      "1:45: error: [catalog-json] images[0].appearances is a string, wanted a list"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"drak\"}]}]}",
      "1:84: error: [catalog-json] images[0].appearances[0].value is 'drak' (did you mean 'dark'?)"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"appearances\": [{\"appearance\": \"lumi\", \"value\": \"dark\"}]}]}",
      "1:61: note: [catalog-json] images[0].appearances[0].appearance is 'lumi', which is not known here"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"fileName\": \"a.png\"}]}",
      "1:30: error: [catalog-json] images[0] has no 'fileName' (did you mean 'filename'?)"
    ),
    (
      "{\"images\": [{\"idiom\": \"mac\", \"filename\": 7}]}", "1:42: error: [catalog-json] images[0].filename is a number, wanted a string"
    ),
    (
      "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"1x\"}]}",
      "1:13: warning: [catalog-json] images[0].idiom is missing: no device is told to use it"
    ),
    ("{\"images\": [], \"images\": []}", "1:16: error: [catalog-json] the key 'images' twice: the first is at 1:2"),
  ])
  func format(json: String, line: String) {
    #expect(lines(json, others: ["a.png"], only: ["catalog-json"]) == ["Contents.json:" + line])
  }

  @Test func everythingXcodeWritesIsUnderstood() {
    let json = """
      {"images": [
        {"idiom": "universal", "filename": "a.svg"}, {"idiom": "iphone", "scale": "2x", "width-class": "compact", "height-class": "regular"},
        {"idiom": "ipad", "scale": "2x", "language-direction": "right-to-left", "locale": "ar"},
        {"idiom": "mac", "scale": "1x", "display-gamut": "display-P3", "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"idiom": "tv", "scale": "1x"}, {"idiom": "watch", "scale": "2x", "screen-width": "<=145"}, {"idiom": "car", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "memory": "1GB", "graphics-feature-set": "metal2v2", "compression-type": "lossless"},
        {"idiom": "universal", "scale": "1x", "resizing": {"mode": "9-part"}, "alignment-insets": {"top": 1}, "x-tool": 1}],
       "info": {"version": 1, "author": "xcode"},
       "properties": {"localizable": true, "on-demand-resource-tags": ["a"], "preserves-vector-representation": true,
         "auto-scaling": "auto", "compression-type": "automatic", "template-rendering-intent": "original"}}
      """
    #expect(lines(json, others: ["a.svg"]) == [])
  }

  // MARK: catalog-file

  @Test(arguments: [
    ("gone.png", "error: [catalog-file] there is no gone.png: nothing is shown for universal 1x"),
    ("mial.png", "error: [catalog-file] there is no mial.png (did you mean mail.png?)"),
    (
      "Mail.PNG",
      """
      warning: [catalog-file] Mail.PNG is mail.png on disk: a disk that tells capitals from small letters does not find it; write mail.png
      """
    ), ("", "error: [catalog-file] the name '' is empty"),
    (
      "/etc/passwd",
      "error: [catalog-file] the name '/etc/passwd' is a path from the root: Xcode takes files from the set's own folder"
    ),
    (
      "../../etc/passwd",
      "error: [catalog-file] the name '../../etc/passwd' leads out of the folder: Xcode takes files from the set's own folder"
    ), ("..", "error: [catalog-file] the name '..' leads out of the folder: Xcode takes files from the set's own folder"),
    ("mail.png\\u0000", "error: [catalog-file] the name 'mail.png\0' holds a NUL, which no name can"),
  ])
  func files(name: String, line: String) {
    let json = images("{\"filename\": \"\(name)\", \"idiom\": \"universal\", \"scale\": \"1x\"}")
    #expect(lines(json, others: ["mail.png"], only: ["catalog-file"]) == ["Contents.json:2:14: " + line])
  }

  @Test func normalisationIsNoDifference() {
    let json = images("{\"filename\": \"caf\\u00e9.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}")
    #expect(lines(json, [("cafe\u{301}.png", 30)]) == [])
  }

  @Test func aFileThatIsMissingInManySlotsIsOneFault() {
    let json = images(
      "{\"filename\": \"a.pdf\", \"idiom\": \"iphone\"}", "{\"filename\": \"a.pdf\", \"idiom\": \"ipad\"}",
      "{\"filename\": \"a.pdf\", \"idiom\": \"mac\"}")
    #expect(lines(json) == ["Contents.json:2:14: error: [catalog-file] there is no a.pdf: nothing is shown for iphone"])
  }

  // MARK: catalog-unassigned

  @Test func unassigned() {
    let json = images(
      "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}", "{\"filename\": \"b.png\", \"unassigned\": true}")
    #expect(
      lines(json, [("a.png", 30), ("b.png", 30)], others: ["Contents 2.json"]) == [
        """
        Contents 2.json: warning: [catalog-unassigned] no entry of Contents.json names it, so it is shown nowhere: give it a slot or \
        remove it
        """,
        "Contents.json:3:14: warning: [catalog-unassigned] b.png is unassigned, so it is shown nowhere: give it a slot or remove it",
      ])
  }

  @Test func aDescriptionThatIsNotUnderstoodNamesNothing() {
    #expect(lines("{", others: ["a.png"], only: ["catalog-unassigned", "catalog-file", "catalog-slot", "catalog-rendering"]) == [])
  }

  // MARK: catalog-slot

  @Test func slotsDifferInAllThatTheySay() {
    let json = images(
      "{\"filename\": \"1.pdf\", \"idiom\": \"universal\"}", "{\"filename\": \"2.pdf\", \"idiom\": \"iphone\"}",
      "{\"filename\": \"3.pdf\", \"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]}",
      "{\"filename\": \"4.pdf\", \"idiom\": \"universal\", \"language-direction\": \"right-to-left\"}",
      "{\"filename\": \"5.pdf\", \"idiom\": \"universal\", \"width-class\": \"compact\"}",
      "{\"filename\": \"6.pdf\", \"idiom\": \"universal\", \"something-new\": \"yes\"}")
    #expect(lines(json, others: (1...6).map { "\($0).pdf" }) == [])
  }

  @Test func filledTwice() {
    let dark = """
      "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "contrast", "value": "high"}, \
      {"appearance": "luminosity", "value": "dark"}]
      """
    let json = images("{\"filename\": \"a.png\", \(dark)}", "{\"filename\": \"b.png\", \(dark)}", "{\(dark)}")
    #expect(
      lines(json, [("a.png", 60), ("b.png", 60)]) == [
        """
        Contents.json:3:1: error: [catalog-slot] b.png and a.png (2:1) both fill the slot universal 2x dark high contrast: give one \
        another slot or leave it out
        """
      ])
  }

  @Test func scalesThatAreExchanged() {
    let json = images(
      "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}",
      "{\"filename\": \"c.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}",
      "{\"filename\": \"b.png\", \"idiom\": \"universal\", \"scale\": \"3x\"}")
    let found = lines(json, [("a.png", 30), ("b.png", 60), ("c.png", 90)])
    #expect(
      found == [
        """
        Contents.json:3:14: error: [catalog-slot] c.png is 90x90 px, the size of 3x, in the slot universal 2x, which wants 60x60: put it \
        where it belongs, or draw it at that size
        """,
        """
        Contents.json:4:14: error: [catalog-slot] b.png is 60x60 px, the size of 2x, in the slot universal 3x, which wants 90x90: put it \
        where it belongs, or draw it at that size
        """,
      ])
  }

  @Test func sizesThatNoOrderExplainsAreTheRatiosBusiness() {
    let json = images(
      "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}",
      "{\"filename\": \"b.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}")
    #expect(
      lines(json, [("a.png", 30), ("b.png", 50)]) == [
        """
        b.png:0,0 50x50: error: [scale-ratio] @2x is 1.67 times the @1x (50x50 against 30x30), expected 2.00 (60x60); off by 5 pt
        """
      ])
  }

  @Test func namesAreFree() {
    let json = images(
      "{\"filename\": \"small@3x.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}",
      "{\"filename\": \"large@2X.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}",
      "{\"filename\": \"pad2x.png\", \"idiom\": \"ipad\", \"scale\": \"2x\"}")
    #expect(lines(json, [("small@3x.png", 30), ("large@2X.png", 60), ("pad2x.png", 80)]) == [])
  }

  private static let template = ", \"properties\": {\"template-rendering-intent\": \"template\"}"

  @Test func aSizeThatIsAskedForIsThatOfEachSlot() {
    let json = images(
      "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}",
      "{\"filename\": \"b.png\", \"idiom\": \"universal\", \"scale\": \"3x\"}", end: Self.template)
    #expect(lines(json, [("a.png", 60), ("b.png", 90)], profile: .tabbar) == [])
    #expect(
      lines(json, [("a.png", 60), ("b.png", 91)], profile: .tabbar) == [
        "b.png:0,0 91x91: error: [size] 91x91 px, wanted 90x90 (profile tabbar at @3x)"
      ])
    let lone = images("{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}", end: Self.template)
    #expect(
      lines(lone, [("a.png", 60)], profile: .tabbar) == [
        "a.png: warning: [scale-missing] the slot universal 3x is empty (there: 2x)"
      ])
    #expect(
      lines(lone, [("a.png", 30)], only: ["catalog-slot"], profile: .tabbar) == [
        """
        Contents.json:2:14: error: [catalog-slot] a.png is 30x30 px, the size of 1x, in the slot universal 2x, which wants 60x60: put it \
        where it belongs, or draw it at that size
        """
      ])
  }

  @Test func aDrawingServesAllScales() {
    let json = images(
      "{\"filename\": \"a.svg\", \"idiom\": \"universal\"}", "{\"filename\": \"a.png\", \"idiom\": \"ipad\", \"scale\": \"2x\"}",
      end: Self.template)
    #expect(lines(json, [("a.png", 60)], others: ["a.svg"], profile: .tabbar) == [])
  }

  // MARK: The scales of sizes

  @Test(
    arguments: [
      ([30, 60, 90], [1, 2, 3], [1, 2, 3]), ([30, 90, 60], [1, 2, 3], [1, 3, 2]), ([90, 60, 30], [1, 2, 3], [3, 2, 1]),
      ([30, 90], [1, 2], [1, 3]), ([60, 30], [1, 2], [2, 1]), ([30, 60], [2, 3], [1, 2]), ([25, 50], [1, 2], [1, 2]),
      ([30, 30], [1, 2], nil), ([30, 50], [1, 2], nil), ([30], [2], nil), ([30, 60, 60], [1, 2, 3], nil), ([20, 30], [2, 3], [2, 3]),
      ([Int.max, 1], [1, 2], nil),
    ] as [([Int], [Int], [Int]?)])
  func scalesOfSizes(sides: [Int], names: [Int], scales: [Int]?) {
    let files = zip(sides, names).map { ScaleReading.File(scale: $1, size: PixelSize($0, $0)) }
    #expect(ScaleReading.scales(of: files) == scales)
  }
}
