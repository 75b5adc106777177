import IconModel

/// A declaration for a property that is known here.
struct StyleDeclaration: Sendable {
  var name: AttributeName
  var value: String
  /// Where the value stands.
  var range: SourceRange

  /// Where a byte of the value stands; the whole value where comments or escapes make the two differ.
  func place(ofValueBytes bytes: Range<Int>) -> SourceRange {
    guard range.end - range.start == value.utf8.count else { return range }
    return SourceRange(range.start + bytes.lowerBound, range.start + bytes.upperBound)
  }
}

/// What style sheets and `style` attributes declare.
extension Resolution {
  /// Reads the `style` elements; svgspec has none.
  func readStyleSheets() {
    guard index.hasStyleSheets, document.syntax == .svg else { return }
    var all = StyleSheet()
    for id in document.elements.indices where index.kinds[id] == .style && isCSSForScreens(id) {
      let element = element(id)
      var (sheet, faults) = CSSParser.stylesheet(element.text)
      for fault in faults {
        let place = element.place(ofTextBytes: fault.range)
        reporter.report("style sheet: \(fault.message)", outcome: "ignored", at: place == .none ? element.nameRange : place)
      }
      sheet.mapValueRanges { range in
        let place = element.place(ofTextBytes: range)
        return place == .none ? nil : place.start..<place.end
      }
      all.append(sheet)
    }
    if !all.isEmpty { matcher = StyleMatcher(all, document) }
  }

  private func isCSSForScreens(_ id: ElementID) -> Bool {
    let type = index.value(.type, of: id) ?? ""
    let media = index.value(.media, of: id) ?? ""
    let words = media.lowercased().utf8.split { !$0.isWord }
    let isForScreens = media.isEmpty || words.contains { $0.elementsEqual("all".utf8) || $0.elementsEqual("screen".utf8) }
    return (type.isEmpty || type.lowercased() == "text/css") && isForScreens
  }

  /// The declarations for an element, in order of rising precedence.
  func declarations(for id: ElementID) -> [StyleDeclaration] {
    var normal: [StyleDeclaration] = []
    var important: [StyleDeclaration] = []
    let add = { (declaration: Declaration, range: SourceRange) in
      guard let name = AttributeName.property(declaration.property) else { return }
      let known = StyleDeclaration(name: name, value: declaration.value, range: range)
      if declaration.important { important.append(known) } else { normal.append(known) }
    }
    for declaration in matcher?.declarations(for: id) ?? [] {
      add(declaration, declaration.valueRange.map { SourceRange($0.lowerBound, $0.upperBound) } ?? element(id).nameRange)
    }
    if let attribute = index.attribute(.style, of: id) {
      let (declarations, faults) = CSSParser.declarations(attribute.value)
      for fault in faults {
        reporter.report("attribute 'style': \(fault.message)", outcome: "ignored", at: attribute.place(ofValueBytes: fault.range))
      }
      for declaration in declarations {
        add(declaration, declaration.valueRange.map { attribute.place(ofValueBytes: $0) } ?? attribute.valueRange)
      }
    }
    return normal + important
  }

  /// Says that matching the style sheets was given up, if it was.
  func reportUnmatchedRules() {
    guard matcher?.isExhausted == true, let id = index.kinds.firstIndex(of: .style) else { return }
    reporter.fail("style sheet: its rules take too many steps to match; the rest are ignored", at: element(id).nameRange)
  }
}

extension AttributeName {
  /// The property of a name in CSS.
  static func property(_ name: String) -> AttributeName? {
    guard let property = table[name], property.role != .attribute, !property.isExtension else { return nil }
    return property
  }
}
