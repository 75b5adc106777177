import IconFiles
import TestSupport
import Testing

@Suite struct CatalogTests {
  let tool = Tool()
  var folder: TemporaryFolder { tool.folder }

  @Test func imageSets() {
    folder.write(Tool.icon, to: "icons/docs.svgspec")
    folder.write(Tool.icon, to: "icons/sub/other.svgspec")
    let run = tool.run("render", "DIR/icons", "--catalog", "DIR/Assets.xcassets", "--no-lint")
    #expect(run.status == 0 && run.error == "")
    #expect(folder.run("cd Assets.xcassets && find . -type f | sort > ../list") == 0)
    #expect(
      folder.text(of: "list") == """
        ./Contents.json
        ./docs.imageset/Contents.json
        ./docs.imageset/docs.png
        ./docs.imageset/docs@2x.png
        ./docs.imageset/docs@3x.png
        ./sub/Contents.json
        ./sub/other.imageset/Contents.json
        ./sub/other.imageset/other.png
        ./sub/other.imageset/other@2x.png
        ./sub/other.imageset/other@3x.png

        """)
    #expect(
      folder.text(of: "Assets.xcassets/Contents.json") == "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n")
    #expect(
      folder.text(of: "Assets.xcassets/docs.imageset/Contents.json") == """
        {
          "images" : [
            {
              "filename" : "docs.png",
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "filename" : "docs@2x.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "filename" : "docs@3x.png",
              "idiom" : "universal",
              "scale" : "3x"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "template-rendering-intent" : "template"
          }
        }

        """)
    #expect(tool.run("render", "DIR/icons", "--catalog", "DIR/Assets.xcassets", "--check").status == 0)
  }

  @Test func someScalesAndColor() {
    folder.write(Tool.icon, to: "a\"b.svgspec")
    let run = tool.run("render", "DIR/a\"b.svgspec", "--catalog", "DIR/A.xcassets", "--scale", "2", "--as", "color", "--no-lint")
    #expect(run.status == 0)
    #expect(
      folder.text(of: "A.xcassets/a\"b.imageset/Contents.json") == """
        {
          "images" : [
            {
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "filename" : "a\\"b@2x.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "idiom" : "universal",
              "scale" : "3x"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "template-rendering-intent" : "original"
          }
        }

        """)
  }

  @Test func anOldCatalogKeepsItsDescription() {
    folder.write(Tool.icon, to: "docs.svgspec")
    folder.write("{\"mine\": 1}", to: "A.xcassets/Contents.json")
    #expect(tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets").status == 0)
    #expect(folder.text(of: "A.xcassets/Contents.json") == "{\"mine\": 1}")
  }

  @Test func whatOthersHavePutThereStays() {
    folder.write(Tool.icon, to: "docs.svgspec")
    folder.write(
      """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "mine.png"}, {"idiom": "mac", "scale": "1x", "filename": "mac.png"}]}
      """, to: "A.xcassets/docs.imageset/Contents.json")
    let run = tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets", "--no-lint")
    #expect(run.status == 0)
    #expect(
      run.error == """
        DIR/A.xcassets/docs.imageset/mine.png: warning: has no slot any more: docs.png took it; remove one of them

        """)
    #expect(folder.text(of: "A.xcassets/docs.imageset/Contents.json")?.contains("\"filename\" : \"mac.png\"") == true)
    let again = tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets", "--no-lint", "--verbose")
    #expect(again.error.split(separator: "\n").allSatisfy { $0.hasSuffix(": unchanged") })
  }

  @Test func aDescriptionThatCannotBeReadStopsItsSet() {
    folder.write(Tool.icon, to: "docs.svgspec")
    folder.write("{\"images\": [}", to: "A.xcassets/docs.imageset/Contents.json")
    let run = tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets")
    #expect(run.status == 1)
    #expect(
      run.error == """
        DIR/A.xcassets/docs.imageset/Contents.json:1:13: error: expected a value, found '}'
        {"images": [}
                    ^

        """)
    #expect(folder.bytes(of: "A.xcassets/docs.imageset/docs.png") == nil)
    #expect(folder.text(of: "A.xcassets/docs.imageset/Contents.json") == "{\"images\": [}")
  }

  @Test func vectorsAreKept() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\"><path d=\"M5 5h20v20h-20z\"/></svg>\n"
    folder.write(svg, to: "icons/docs.svg")
    folder.write(Tool.icon, to: "icons/other.svgspec")
    let run = tool.run("render", "DIR/icons", "--catalog", "DIR/A.xcassets", "--preserve-vector", "--no-lint")
    #expect(run.status == 0)
    #expect(run.error == "DIR/icons/other.svgspec: warning: Xcode reads no .svgspec: pictures stand for it in the catalog\n")
    #expect(folder.text(of: "A.xcassets/docs.imageset/docs.svg") == svg)
    #expect(folder.bytes(of: "A.xcassets/docs.imageset/docs.png") == nil)
    #expect(folder.bytes(of: "A.xcassets/other.imageset/other@3x.png") != nil)
    #expect(
      folder.text(of: "A.xcassets/docs.imageset/Contents.json") == """
        {
          "images" : [
            {
              "filename" : "docs.svg",
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "preserves-vector-representation" : true,
            "template-rendering-intent" : "template"
          }
        }

        """)
    #expect(tool.run("render", "DIR/icons", "--catalog", "DIR/A.xcassets", "--preserve-vector", "--check", "--quiet").status == 0)
    #expect(tool.run("lint", "DIR/A.xcassets", "--strict").status == 0)
    folder.write(svg.replacing("20z", with: "10z"), to: "icons/docs.svg")
    let stale = tool.run("render", "DIR/icons/docs.svg", "--catalog", "DIR/A.xcassets", "--preserve-vector", "--check")
    #expect(stale.status == 1)
    #expect(stale.error == "DIR/A.xcassets/docs.imageset/docs.svg: error: [stale] is not what render would write\n")
  }

  @Test func vectorsWantACatalogAndNoScales() {
    folder.write(Tool.icon, to: "docs.svgspec")
    let alone = tool.run("render", "DIR/docs.svgspec", "--preserve-vector")
    #expect(alone.status == 2 && alone.error.contains("--preserve-vector needs --catalog"))
    let scaled = tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets", "--preserve-vector", "--scale", "1")
    #expect(scaled.status == 2 && scaled.error.contains("--preserve-vector and --scale exclude each other"))
  }

  @Test func whatRenderWritesPassesTheCheckOfCatalogs() {
    folder.write(Tool.icon, to: "icons/docs.svgspec")
    #expect(tool.run("render", "DIR/icons", "--catalog", "DIR/A.xcassets").status == 0)
    let run = tool.run("lint", "DIR/A.xcassets", "--strict")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func checkComparesDescriptionsToo() {
    folder.write(Tool.icon, to: "docs.svgspec")
    #expect(tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets").status == 0)
    folder.write("{}", to: "A.xcassets/docs.imageset/Contents.json")
    let run = tool.run("render", "DIR/docs.svgspec", "--catalog", "DIR/A.xcassets", "--check")
    #expect(run.status == 1)
    #expect(run.error == "DIR/A.xcassets/docs.imageset/Contents.json: error: [stale] is not what render would write\n")
  }

  @Test func namesThatJSONCannotHold() throws {
    let name = FilePath(folder.path).appending(FilePath(bytes: [0xE9] + Array(".svgspec".utf8)))
    _ = try FileWriter.write(Array(Tool.icon.utf8), to: name)
    let run = tool.run("render", "DIR", "--catalog", "DIR/A.xcassets")
    #expect(run.status == 1)
    #expect(run.error == "DIR/\\xe9.svgspec: error: an asset catalog cannot name a file whose name is no UTF-8\n")
  }
}
