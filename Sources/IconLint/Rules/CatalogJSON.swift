import IconModel

extension Rule {
  static let catalogJSON = Rule(
    "catalog-json", .error,
    summary: "The description of an asset catalog's folder can't be read, or is not the format.",
    rationale: "Xcode passes over what it does not understand: the image is not in the app, or not where it should be.",
    method: """
      `Contents.json` of catalogs, groups and image sets: that it is there, that it is JSON, and that each key holds what Xcode's format \
      has for it, with the path inside the document. Keys and words that are nearly one of the format are errors, properties and words that it has not are notes. \
      Of other sets (icons of apps, colours, symbols) nothing is looked at but whether a description that is named is JSON.
      """,
    repair: """
      The finding says what is wrong there, and which word was probably meant. Let Xcode or `iconkit render --catalog` write the file.
      """,
    exceptions: "Hardly ever: leave out a catalog that is not finished (`--exclude`).",
    passing: .imageSet(
      "As Xcode writes it",
      """
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
      """, [.size("mail.png", 30, 30)]),
    failing: Example.imageSet(
      "A comma too many",
      """
      {
        "images" : [
          { "filename" : "mail.png", "idiom" : "universal", "scale" : "1x" },
        ]
      }
      """, [.size("mail.png", 30, 30)]
    ).fails(at: .text(SourcePlace(line: 3, column: 71)), "a comma before ']': JSON has none there"),
    Example.imageSet(
      "A scale that there is not",
      """
      { "images" : [
        { "filename" : "mail.png", "idiom" : "universal", "scale" : "1.5x" } ] }
      """, [.size("mail.png", 45, 45)]
    ).fails(at: .text(SourcePlace(line: 2, column: 63)), "images[0].scale is '1.5x', wanted 1x, 2x or 3x"),
    check: .catalog { catalog, _ in catalog.diagnostics.map { .faulty($0, in: catalog) } })
}

extension Observation {
  fileprivate static func faulty(_ diagnostic: Diagnostic, in catalog: CatalogSubject) -> Observation {
    let line = diagnostic.range == .none ? "" : (catalog.text?.text(of: diagnostic.range) ?? "").prefix { !$0.isNewline }
    return Observation(
      place: catalog.place(of: diagnostic.range), message: diagnostic.message,
      measured: line.count > 40 ? line.prefix(39) + "…" : String(line), wanted: "a description of \(catalog.kind.phrase)",
      level: diagnostic.severity == .error ? nil : diagnostic.severity)
  }
}

extension CatalogSubject.Kind {
  fileprivate var phrase: String {
    switch self {
    case .imageSet: "an image set"
    case .group: "a catalog or a group"
    case .otherSet: "a set"
    }
  }
}
