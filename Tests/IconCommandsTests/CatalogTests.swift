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
