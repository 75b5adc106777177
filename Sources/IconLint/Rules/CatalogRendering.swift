import IconModel

extension Rule {
  static let catalogRendering = Rule(
    "catalog-rendering", .warning, fixing: .safely, folding: .always,
    summary: "The images are template icons, and the catalog does not say so.",
    rationale: """
      An image that is shown as original keeps its own colour: it ignores the tint, and black ink vanishes in the dark. Where the catalog \
      says nothing, bars show it as a template and other views don't.
      """,
    method: """
      All PNGs of the image set are ink of one colour without hue, no larger than 64 pt, on a ground that is transparent at least in \
      parts; or the user asks for a profile that shows alpha alone. With `original` that is a warning, if the ink is black; where nothing is \
      said, a note, for the app's code may set it.
      """,
    repair: """
      Set Render As to Template Image in Xcode: `"template-rendering-intent" : "template"` among the properties of `Contents.json`. \
      `iconkit lint --fix` writes it instead of `original`; where nothing is said, `--fix=catalog-rendering` does.
      """,
    exceptions: "Images that are to stay black on every ground: do without the rule (`--disable catalog-rendering`).",
    passing: .imageSet(
      "A template",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" } ],
        "properties" : { "template-rendering-intent" : "template" } }
      """, [.drawing("mail.png", CatalogRendering.ring)]),
    .imageSet(
      "A picture in colours",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" } ] }
      """, [.drawing("mail.png", Sketch([.disc(15, 15, radius: 12, Color(30, 90, 220)), .disc(15, 15, radius: 6, .white)]))]),
    failing: Example.imageSet(
      "Black ink as original",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" } ],
        "properties" : { "template-rendering-intent" : "original" } }
      """, [.drawing("mail.png", CatalogRendering.ring)]
    ).fails(
      at: .text(SourcePlace(line: 3, column: 50)), "it is shown as original, but mail.png is black on a transparent ground"),
    Example.imageSet(
      "Nothing is said",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" } ] }
      """, [.drawing("mail.png", CatalogRendering.ring)]
    ).fails("nothing says how it is shown, and mail.png is black"),
    check: .catalog(looksAtPixels: true, CatalogRendering.check))
}

private enum CatalogRendering {
  static let ring = Sketch([.disc(15, 15, radius: 11), .disc(15, 15, radius: 8, nil)])

  /// In points; larger ones are illustrations.
  private static let largest = 64.0

  static func check(_ catalog: CatalogSubject, _ context: LintContext) -> [Observation] {
    guard catalog.kind == .imageSet, catalog.isUnderstood, !catalog.isTemplate, !catalog.pictures.isEmpty else { return [] }
    let inks = catalog.pictures.map(ink)
    let isAsked = context.profile.isTemplate
    guard isAsked || inks.allSatisfy({ $0 != nil }) else { return [] }
    let ink = inks.compactMap(\.self).first.flatMap { first in inks.allSatisfy { $0 == first } ? first : nil }
    guard let intent = catalog.contents.intent else { return [.unsaid(catalog.pictures[0], ink, catalog)] }
    guard isAsked || ink == .black else { return [] }
    return [.original(catalog.pictures[0], ink, catalog.place(of: intent.range), intent)]
  }

  enum Ink: String {
    case black
    case white
    case grey
  }

  /// The colour of a picture that has one without hue and shows its ground; nil for others.
  private static func ink(of png: PNGSubject) -> Ink? {
    guard let picture = png.picture, picture.minimum < 224, picture.inkCount > 0, picture.colors.channels <= 16, picture.colors.chroma <= 16
    else { return nil }
    guard Double(max(picture.width, picture.height)) <= largest * Double(png.name.scale) else { return nil }
    let samples = picture.image.samples
    guard let pixel = stride(from: 0, to: samples.count, by: 4).first(where: { Int(samples[$0 + 3]) >= Picture.colorAlpha }) else {
      return nil
    }
    return samples[pixel] < 48 ? .black : samples[pixel] > 224 ? .white : .grey
  }
}

extension Observation {
  private static func reason(_ png: PNGSubject, _ ink: CatalogRendering.Ink?) -> String {
    ink.map { "\(png.fileName) is \($0.rawValue) on a transparent ground" } ?? "the profile is one of templates"
  }

  fileprivate static func original(
    _ png: PNGSubject, _ ink: CatalogRendering.Ink?, _ place: Finding.Place, _ intent: ImageSetContents.Intent
  ) -> Observation {
    Observation(
      place: place,
      message: "it is shown as original, but \(reason(png, ink)): it ignores the tint; set template-rendering-intent to 'template'",
      measured: "original", wanted: "template", repair: .renderingAsTemplate(intent),
      summary: "image sets hold template icons, and are shown as original: set template-rendering-intent to 'template'")
  }

  fileprivate static func unsaid(_ png: PNGSubject, _ ink: CatalogRendering.Ink?, _ catalog: CatalogSubject) -> Observation {
    Observation(
      message: "nothing says how it is shown, and \(reason(png, ink)): set template-rendering-intent to 'template', unless code does",
      measured: "not set", wanted: "template", level: .note, repair: .renderingAsTemplate(in: catalog),
      summary: "image sets hold template icons, and nothing says so: set template-rendering-intent to 'template', unless code does")
  }
}
