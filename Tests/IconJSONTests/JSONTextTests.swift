import IconJSON
import Testing

@Suite struct JSONTextTests {
  private func sample(_ layout: JSONText.Layout) -> String {
    var text = JSONText(layout)
    text.object { json in
      json.array("images") { json in
        json.object { json in
          json.add("filename", "a\"\\\n\u{1}é.png")
          json.add("scale", 2)
        }
        json.add(nil, 1.5)
      }
      json.object("info") { json in json.add("version", 1.0) }
      json.array("none") { _ in }
      json.add("on", true)
    }
    return text.text
  }

  @Test func `compact`() {
    #expect(
      sample(.compact)
        == #"{"images":[{"filename":"a\"\\\n\u0001é.png","scale":2},1.5],"info":{"version":1.0},"none":[],"on":true}"#)
  }

  @Test func `as Xcode writes it`() {
    #expect(
      sample(.indented) == #"""
        {
          "images" : [
            {
              "filename" : "a\"\\\n\u0001é.png",
              "scale" : 2
            },
            1.5
          ],
          "info" : {
            "version" : 1
          },
          "none" : [

          ],
          "on" : true
        }
        """#)
  }

  @Test(arguments: [#"{"a":[1,2.5,"x",null,true,{}],"b":{"c":[]}}"#, "[]", "\"\"", "-3"])
  func `what was read can be written`(text: String) throws {
    let value = try json(text)
    for layout in [JSONText.Layout.compact, .indented] {
      var written = JSONText(layout)
      written.add(nil, value)
      let again = try json(written.text)
      #expect(contents(again) == contents(value))
    }
  }

  /// The value without its places.
  private func contents(_ value: JSONValue) -> String {
    switch value.content {
    case .array(let values): "[" + values.map(contents).joined(separator: ",") + "]"
    case .object(let object): "{" + object.members.map { "\($0.key):\(contents($0.value))" }.joined(separator: ",") + "}"
    default: "\(value.content)"
    }
  }

  @Test func `what is no number is null`() {
    var text = JSONText()
    text.array { json in
      json.add(nil, Double.infinity)
      json.add(nil, Double.nan)
    }
    #expect(text.text == "[null,null]")
  }
}
