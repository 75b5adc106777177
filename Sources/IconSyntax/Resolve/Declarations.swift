import IconModel

/// A declaration for a property that is known here.
struct StyleDeclaration {
  var name: AttributeName
  var value: String
  /// Where messages about it point.
  var range: SourceRange
}

/// What style sheets and `style` attributes declare.
extension Resolution {
  /// Reads the `style` elements; svgspec has none.
  func readStyleSheets() {
    guard index.hasStyleSheets, document.syntax == .svg else { return }
    for id in document.elements.indices where index.kinds[id] == .style {
      guard isCSSForScreens(id) else { continue }
      let (sheet, faults) = CSSParser.stylesheet(element(id).text)
      self.sheet.append(sheet)
      for fault in faults { reporter.report("style sheet: \(fault.message)", outcome: "ignored", at: element(id).nameRange) }
    }
  }

  private func isCSSForScreens(_ id: ElementID) -> Bool {
    let type = index.value(.type, of: id) ?? ""
    let media = index.value(.media, of: id) ?? ""
    let isForScreens = media.isEmpty || media.split(separator: ",").contains { $0.contains("all") || $0.contains("screen") }
    return (type.isEmpty || type.lowercased() == "text/css") && isForScreens
  }

  /// The declarations for an element, in order of rising precedence.
  func declarations(for id: ElementID) -> [StyleDeclaration] {
    let attribute = index.attribute(.style, of: id)
    if attribute == nil && sheet.isEmpty { return [] }
    var normal: [StyleDeclaration] = []
    var important: [StyleDeclaration] = []
    if !sheet.isEmpty {
      let range = document.elements.indices.first { index.kinds[$0] == .style }.map { element($0).nameRange } ?? .none
      for declaration in sheet.declarations(for: id, in: document) {
        guard let name = AttributeName.property(declaration.property) else { continue }
        let known = StyleDeclaration(name: name, value: declaration.value, range: range)
        if declaration.important { important.append(known) } else { normal.append(known) }
      }
    }
    if let attribute {
      let (declarations, faults) = CSSParser.declarations(attribute.value)
      for fault in faults {
        reporter.report(
          "attribute 'style': \(fault.message)", outcome: "declaration ignored", at: attribute.place(ofValueBytes: fault.range))
      }
      for declaration in declarations {
        guard let name = AttributeName.property(declaration.property) else { continue }
        let range = declaration.valueRange.map { attribute.place(ofValueBytes: $0) } ?? attribute.valueRange
        let known = StyleDeclaration(name: name, value: declaration.value, range: range)
        if declaration.important { important.append(known) } else { normal.append(known) }
      }
    }
    return normal + important
  }
}

extension AttributeName {
  /// The property of a name in CSS.
  static func property(_ name: String) -> AttributeName? {
    guard let property = table[name], property.role != .attribute, !property.isExtension else { return nil }
    return property
  }
}
