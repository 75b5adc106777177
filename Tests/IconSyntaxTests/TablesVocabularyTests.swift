import IconModel
import IconSyntax
import Testing

@Suite struct TablesVocabularyTests {
  @Test func `the language has the elements of its page`() {
    let names = [
      "icon", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "symbol", "use", "clipPath", "mask",
      "linearGradient", "radialGradient", "stop", "pattern", "marker", "svg", "switch",
    ]
    #expect(names.allSatisfy { Vocabulary.isElement($0) })
    #expect(Vocabulary.elements.count { $0.syntaxes.contains(.svgspec) } == names.count)
    for name in ["text", "image", "filter", "style", "title", "a", "Rect", ""] { #expect(!Vocabulary.isElement(name)) }
  }

  @Test func `each syntax has its own`() {
    #expect(!Vocabulary.isElement("icon", in: .svg))
    #expect(Vocabulary.isElement("style", in: .svg))
    #expect(Vocabulary.takes("icon", "cap-left"))
    #expect(!Vocabulary.takes("svg", "cap-left", in: .svg))
    #expect(Vocabulary.takes("rect", "class", in: .svg))
    #expect(!Vocabulary.takes("rect", "class"))
    #expect(!Vocabulary.takes("rect", "stroke-style", in: .svg))
  }

  @Test(arguments: [
    ("rect", "rx"), ("circle", "cx"), ("use", "href"), ("radialGradient", "fr"), ("g", "opacity"), ("path", "marker-mid"),
    ("icon", "stroke-style"), ("icon", "title"), ("stop", "offset"), ("clipPath", "clip-path"), ("svg", "viewBox"), ("stop", "color"),
    ("polygon", "points"), ("pattern", "href"), ("mask", "mask-type"), ("switch", "systemLanguage"),
  ])
  func `an element takes what SVG gives it`(element: String, attribute: String) {
    #expect(Vocabulary.takes(element, attribute))
  }

  @Test(arguments: [
    ("rect", "cx"), ("g", "x"), ("icon", "opacity"), ("icon", "transform"), ("path", "stop-color"), ("svg", "title"), ("rect", "href"),
    ("stop", "fill"), ("rect", "bogus"), ("bogus", "x"), ("defs", "transform"),
  ])
  func `an element takes nothing else`(element: String, attribute: String) {
    #expect(!Vocabulary.takes(element, attribute))
  }

  @Test func `every inherited property can stand on the root`() {
    let inherited = Vocabulary.attributes.filter(\.isInherited)
    #expect(inherited.count == 22)
    for attribute in inherited { #expect(Vocabulary.takes("icon", attribute.name), "\(attribute.name)") }
    #expect(inherited.allSatisfy { $0.isPresentation })
  }

  @Test func `what is inherited and what is not`() {
    for name in ["fill", "stroke-dasharray", "stroke-style", "clip-rule", "visibility", "marker-end", "color"] {
      #expect(Vocabulary.attribute(name)?.isInherited == true)
    }
    for name in ["opacity", "transform", "display", "clip-path", "mask", "stop-color", "isolation", "x", "d"] {
      #expect(Vocabulary.attribute(name)?.isInherited == false)
      #expect(Vocabulary.attribute(name)?.isPresentation == true)
    }
    for name in ["id", "viewBox", "points", "offset", "profile"] { #expect(Vocabulary.attribute(name)?.isPresentation == false) }
  }

  @Test func `attributes are written in SVG's order`() {
    let order = { (names: [String]) in names.sorted { Vocabulary.order(of: $0) < Vocabulary.order(of: $1) } }
    for names in [
      ["id", "x", "y", "width", "height", "rx", "ry", "transform", "fill", "stroke", "stroke-width", "opacity"],
      ["width", "height", "viewBox", "profile", "cap-left", "fill", "stroke", "stroke-width", "stroke-style", "title", "desc"],
      ["href", "x", "y"], ["x1", "y1", "x2", "y2"], ["cx", "cy", "r", "fx", "fy"], ["d", "fill", "bogus"],
    ] { #expect(order(names.reversed()) == names) }
  }

  @Test func `no name stands twice`() {
    #expect(Set(Vocabulary.attributes.map(\.name)).count == Vocabulary.attributes.count)
    #expect(Set(Vocabulary.elements.map(\.name)).count == Vocabulary.elements.count)
    // One bit each: see AttributeSet and ElementSet.
    #expect(Vocabulary.attributes.count <= 128)
    #expect(Vocabulary.elements.count <= 32)
  }

  @Test func `every attribute is taken by an element of its syntax`() {
    for attribute in Vocabulary.attributes {
      #expect(
        Vocabulary.elements.contains { element in
          Vocabulary.takes(element.name, attribute.name, in: .svg) || Vocabulary.takes(element.name, attribute.name)
        }, "\(attribute.name)")
    }
  }
}
