import Testing

@testable import IconSyntax

@Suite struct TablesNearestNameTests {
  private static let elements = Vocabulary.elements.map(\.name)
  private static let attributes = Vocabulary.attributes.map(\.name)

  @Test(arguments: [
    ("strokewidth", "stroke-width"), ("strokeWidth", "stroke-width"), ("STROKE_WIDTH", "stroke-width"), ("viewbox", "viewBox"),
    ("view-box", "viewBox"), ("colour", "color"), ("stop-colour", "stop-color"), ("xlink:href", "href"), ("iconkit:fill", "fill"),
    ("widht", "width"), ("heigth", "height"), ("fil", "fill"), ("filll", "fill"), ("storke", "stroke"), ("storke-width", "stroke-width"),
    ("stroke-line-cap", "stroke-linecap"), ("opactiy", "opacity"), ("trasnform", "transform"), ("fill-opactity", "fill-opacity"),
    ("radius", "r"), ("line-width", "stroke-width"), ("lineWidth", "stroke-width"), ("stroke-color", "stroke"), ("fillColor", "fill"),
    ("alpha", "opacity"), ("stroke-stlye", "stroke-style"), ("cap-lfet", "cap-left"), ("gradienttransform", "gradientTransform"),
  ])
  func `a slip finds its attribute`(slip: String, meant: String) {
    #expect(Vocabulary.nearest(to: slip, among: Self.attributes) == meant)
  }

  @Test(arguments: [
    ("rectangle", "rect"), ("rct", "rect"), ("Rect", "rect"), ("circel", "circle"), ("elipse", "ellipse"), ("group", "g"),
    ("linear-gradient", "linearGradient"), ("clippath", "clipPath"), ("ploygon", "polygon"), ("paht", "path"), ("ikon", "icon"),
  ])
  func `a slip finds its element`(slip: String, meant: String) {
    #expect(Vocabulary.nearest(to: slip, among: Self.elements) == meant)
  }

  @Test(arguments: ["", "zz", "b", "q1", "frobnicate", "banana", "---", ":", String(repeating: "rect", count: 1_000)])
  func `what resembles nothing finds nothing`(name: String) {
    #expect(Vocabulary.nearest(to: name, among: Self.attributes) == nil)
  }

  @Test func `of two equally near names the first wins`() {
    #expect(Vocabulary.nearest(to: "abxd", among: ["abcd", "abed"]) == "abcd")
    #expect(Vocabulary.nearest(to: "abxd", among: ["abed", "abcd"]) == "abed")
  }

  @Test func `swapped neighbours are one slip, not two`() {
    #expect(Vocabulary.nearest(to: "form", among: ["from"]) == "from")
    #expect(Vocabulary.nearest(to: "mfro", among: ["from"]) == nil)
  }

  @Test func `without candidates there is none`() { #expect(Vocabulary.nearest(to: "rect", among: []) == nil) }
}
