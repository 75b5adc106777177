import IconFiles
import TestSupport
import Testing

@testable import IconKit

/// The parts of previews that no picture shows.
@Suite struct PreviewTests {
  /// The examples of FIPS 180-4, and lengths round a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func digests(_ text: String, _ digest: String) {
    let digits = SHA256.digest(of: Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(digits.joined() == digest)
  }

  @Test func rampsOfColors() {
    let ramp = Ramp([(0, 0x00_0000), (0.5, 0x64_C8FF), (0.5, 0xFF_0000), (1, 0xFF_FF00)])
    #expect(
      [0, 0.25, 0.5, 0.75, 1].map { "\(ramp.color(at: $0))" }
        == [(0, 0, 0), (50, 100, 128), (255, 0, 0), (255, 128, 0), (255, 255, 0)].map { "\((red: $0.0, green: $0.1, blue: $0.2))" })
    #expect(ramp.css == "linear-gradient(#000000 0%,#64c8ff 50%,#ff0000 50%,#ffff00 100%)")
    #expect(Ramp(0x07_08FF).css == "#0708ff")
  }

  @Test func nearestColors() {
    #expect(HalfBlocks.index(red: 0, green: 0, blue: 0) == 16)
    #expect(HalfBlocks.index(red: 255, green: 255, blue: 255) == 231)
    #expect(HalfBlocks.index(red: 66, green: 66, blue: 66) == 238)
    #expect(HalfBlocks.index(red: 0, green: 122, blue: 255) == 33)
  }

  @Test func scalesOfOneNameAreOneIcon() throws {
    let folder = TemporaryFolder()
    let source = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    for image in try source.render(RenderOptions(scales: [1, 2, 3])) { folder.write(image.png, to: "docs\(image.suffix).png") }
    folder.write(try Fixture.bytes("docs.svgspec"), to: "docs.svgspec")
    folder.write(try Fixture.bytes("icons/star.png"), to: "star.png")
    let files = ["docs.png", "docs.svgspec", "docs@2x.png", "docs@3x.png", "star.png"].map { FilePath(folder.file($0)) }
    let set = PreviewSet(files: files)
    #expect(set.icons.map(\.name) == ["docs", "docs", "star"])
    #expect(set.icons.map(\.facts) == ["30x30 pt at 1x, 2x, 3x", "30x30 pt at 1x, 2x, 3x", "29x29 pt at 1x"])
    #expect(set.icons[0].shots.map(\.picture.png) == set.icons[1].shots.map(\.picture.png))
    #expect(set.icons[1].texts == [source.icon?.title, source.icon?.desc].compactMap { $0 })
    #expect(set.icons[2].findings.map(\.rule).contains("size"))
  }

  /// In an image set, files are what its description says: here 3x is called 2x, one name says nothing, and one picture is for the dark.
  @Test func scalesThatACatalogStates() throws {
    let folder = TemporaryFolder()
    let source = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    let images = try source.render(RenderOptions(scales: [1, 2, 3]))
    for (name, image) in zip(["docs.png", "large.png", "docs@2x.png"], images) { folder.write(image.png, to: "docs.imageset/\(name)") }
    folder.write(images[0].png, to: "docs.imageset/night.png")
    folder.write(images[0].png, to: "docs.imageset/stray.png")
    let files = ["docs.png", "docs@2x.png", "large.png", "night.png", "stray.png"].map { FilePath(folder.file("docs.imageset/\($0)")) }
    let description = { (last: String) in
      """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "docs.png"},
        {"idiom": "universal", "scale": "2x", "filename": "large.png"}, {"idiom": "universal", "scale": "3x", "filename": "docs@2x.png"},
        {"idiom": "universal", "scale": "1x", "filename": "night.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}], "info": {"author": "xcode", "version": 1}\(last)
      """
    }
    folder.write(description("}"), to: "docs.imageset/Contents.json")
    let icons = PreviewSet(files: files).icons
    #expect(icons.map(\.facts) == ["30x30 pt at 1x, 2x, 3x", "30x30 pt at 1x", "30x30 pt at 1x"])
    #expect(icons.map(\.name) == ["docs", "night", "stray"])
    #expect(icons[0].shots.map { FilePath($0.path).name } == ["docs.png", "large.png", "docs@2x.png"])

    // Without a description that can be read, the names say it.
    folder.write("no JSON", to: "docs.imageset/Contents.json")
    let named = PreviewSet(files: files).icons
    #expect(named.map(\.name) == ["docs", "large", "night", "stray"])
    #expect(named.map(\.facts) == ["30x30 pt at 1x, 2x", "60x60 pt at 1x", "30x30 pt at 1x", "30x30 pt at 1x"])
  }

  /// What has not changed is kept, what has is read again.
  @Test func iconsThatAreKept() throws {
    let folder = TemporaryFolder()
    let files = ["a.svgspec", "b.svgspec"].map { FilePath(folder.file($0)) }
    for file in ["a.svgspec", "b.svgspec"] { folder.write("icon width=30 height=30\ncircle cx=15 cy=15 r=5\n", to: file) }
    let old = PreviewSet(files: files)
    for file in ["a.svgspec", "b.svgspec"] { folder.write("icon width=30 height=30\ncircle cx=15 cy=15 r=6\n", to: file) }
    let new = PreviewSet(files: files, reusing: old, except: [files[1]])
    let pictures = { (set: PreviewSet) in set.icons.map { $0.shots.map(\.picture.png) } }
    #expect(pictures(new) == [pictures(old)[0], pictures(PreviewSet(files: files))[1]])
    #expect(pictures(new)[0] != pictures(new)[1])
    #expect(new.report.findings == PreviewSet(files: files).report.findings)
  }

  @Test func stampsHoldNoScript() {
    #expect(PreviewSet.stampScript("12-ab") == "iconkitStamp(\"12-ab\")\n")
    #expect(PreviewSet.stampScript("1\"); alert(1); </script>\n//") == "iconkitStamp(\"1alert1script\")\n")
    let set = PreviewSet(files: [])
    #expect(!set.page().contains("stamp") && !set.page().contains("strict-dynamic"))
    #expect(set.page(stamp: "7").contains("const stamp = \"7\","))
  }
}
