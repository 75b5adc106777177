import IconKit
import IconModel
import Testing

/// What pictures and drawings make of the description of an image set.
@Suite struct ImageSetDescriptionTests {
  private func text(
    _ images: ImageSetDescription.Images, isTemplate: Bool = true, over old: String? = nil
  ) throws -> (text: String, displaced: [String]) {
    let made = try ImageSetDescription(images, isTemplate: isTemplate, over: old.map { SourceText(name: "Contents.json", $0) })
    return (String(decoding: made.bytes, as: UTF8.self), made.displaced.map { "\($0.file) by \($0.by)" })
  }

  private static let all = ImageSetDescription.Images.pictures([1: "a.png", 2: "a@2x.png", 3: "a@3x.png"])

  @Test func `a new set`() throws {
    let made = try text(Self.all)
    #expect(
      made.text == """
        {
          "images" : [
            {
              "filename" : "a.png",
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "filename" : "a@2x.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "filename" : "a@3x.png",
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
    #expect(made.displaced == [])
  }

  @Test func `a drawing`() throws {
    #expect(
      try text(.vector("a.svg"), isTemplate: false).text == """
        {
          "images" : [
            {
              "filename" : "a.svg",
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "preserves-vector-representation" : true,
            "template-rendering-intent" : "original"
          }
        }

        """)
  }

  @Test func `a group`() {
    #expect(
      String(decoding: ImageSetDescription.group, as: UTF8.self)
        == "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n")
  }

  @Test func `what changes nothing leaves every byte`() throws {
    let old = """
      {"properties": {"template-rendering-intent": "template"}, "info": {"version": 1, "author": "me"},
       "images": [{"scale": "3x", "idiom": "universal", "filename": "a@3x.png"}, {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"}]}
      """
    #expect(try text(Self.all, over: old).text == old)
    for images in [Self.all, .vector("a.svg")] {
      let once = try text(images).text
      #expect(try text(images, over: once).text == once)
    }
  }

  @Test func `what others have put there stays`() throws {
    let old = """
      {"images": [
        {"idiom": "universal", "filename": "dark.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "old.png", "scale": "2x", "resizing": {"mode": "9-part"}},
        {"idiom": "ipad", "scale": "2x"}, {"filename": "a.png", "unassigned": true}],
       "properties": {"localizable": true, "template-rendering-intent": "original"}, "more": [1.5, null]}
      """
    let made = try text(.pictures([1: "a.png", 2: "a@2x.png"]), over: old)
    #expect(made.displaced == ["old.png by a@2x.png"])
    #expect(
      made.text == """
        {
          "images" : [
            {
              "filename" : "a.png",
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "filename" : "dark.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "filename" : "a@2x.png",
              "idiom" : "universal",
              "resizing" : {
                "mode" : "9-part"
              },
              "scale" : "2x"
            },
            {
              "idiom" : "ipad",
              "scale" : "2x"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "more" : [
            1.5,
            null
          ],
          "properties" : {
            "localizable" : true,
            "template-rendering-intent" : "template"
          }
        }

        """)
  }

  @Test func `drawings and pictures take one another's slots`() throws {
    let pictures = try text(Self.all).text
    let drawing = try text(.vector("a.svg"), over: pictures)
    #expect(drawing.displaced == ["a.png by a.svg", "a@2x.png by a.svg", "a@3x.png by a.svg"])
    #expect(drawing.text == (try text(.vector("a.svg")).text))
    let back = try text(Self.all, over: drawing.text)
    #expect(back.displaced == ["a.svg by a.png"])
    #expect(back.text == pictures)
  }

  @Test(arguments: [
    ("{", "expected a key in quotes, found the end of the file", 1), ("[]", "the document is a list, wanted an object", 0),
    ("{\"images\": 1}", "images is a number, wanted a list", 11), ("{\"images\": [1]}", "images[0] is a number, wanted an object", 12),
    ("{\"images\": [], \"properties\": 1}", "properties is a number, wanted an object", 29),
    ("{\"images\": [], \"images\": []}", "the key 'images' twice: the first is at 1:2", 15),
  ])
  func `what is no description is not written over`(old: String, message: String, offset: Int) {
    #expect(
      throws: IconError(message, at: SourceRange(offset, offset))
    ) {
      do throws(IconError) { _ = try ImageSetDescription(Self.all, isTemplate: true, over: SourceText(old)) } catch {
        throw IconError(error.message, at: SourceRange(error.range.start, error.range.start))
      }
    }
  }
}
