import IconModel

/// The cascade: attributes, then style sheets, then `style` attributes, then important declarations, then our own attributes.
extension Resolution {
  /// The style of an element.
  @inline(never)  // As in `draw`.
  func style(of id: ElementID, parent: ComputedStyle) -> ComputedStyle {
    var style = Style(inherited: parent.inherited)
    let declarations = index.hasStyles ? declarations(for: id) : []
    if index.hasFontSize || !declarations.isEmpty {
      // An `em` in any other value needs the font size.
      if let place = index.place(of: .fontSize, id) { apply(place, id, .fontSize, to: &style, parent: parent) }
      for declaration in declarations where declaration.name == .fontSize { apply(declaration, to: &style, parent: parent) }
    }
    for place in index.attributes(of: id) {
      guard let name = index.names[place], name.isProperty, name != .fontSize else { continue }
      apply(place, id, name, to: &style, parent: parent)
    }
    for declaration in declarations where declaration.name != .fontSize { apply(declaration, to: &style, parent: parent) }
    if index.hasExtensions { applyExtensions(of: id, to: &style, parent: parent) }
    return ComputedStyle(style)
  }

  /// Applies an attribute, if SVG or svgspec reads it as one.
  private func apply(_ place: Int, _ id: ElementID, _ name: AttributeName, to style: inout Style, parent: ComputedStyle) {
    if document.syntax == .svg, name.isStyleOnly || name.isExtension {
      let remedy = name.isStyleOnly ? "write it in style" : "write iconkit:\(name.rawValue)"
      reporter.report("attribute '\(name.rawValue)' has no effect in SVG: \(remedy)", at: index.attribute(at: place, of: id).range)
      return
    }
    do throws(ValueFault) {
      try style.set(name, index.value(at: place, of: id), parent: parent, references: references)
    } catch {
      invalid(index.attribute(at: place, of: id), error)
    }
    if references.problem != nil { reportProblem(at: index.attribute(at: place, of: id).valueRange) }
  }

  /// Applies the properties of our own namespace, which win over all others.
  private func applyExtensions(of id: ElementID, to style: inout Style, parent: ComputedStyle) {
    let before = references.allowsKnockout
    references.allowsKnockout = true
    defer { references.allowsKnockout = before }
    for attribute in document.elements[id].attributes where attribute.namespace == .iconkit {
      guard let name = AttributeName.table[attribute.name], name == .fill || name == .stroke || name == .strokeStyle else { continue }
      do throws(ValueFault) {
        try style.set(name, attribute.value, parent: parent, references: references)
      } catch {
        invalid(attribute, error)
      }
      reportProblem(at: attribute.valueRange)
    }
  }

  private func apply(_ declaration: StyleDeclaration, to style: inout Style, parent: ComputedStyle) {
    if declaration.name.role == .geometry {
      style.own.deferred.append(declaration)
      return
    }
    do throws(ValueFault) {
      try style.set(declaration.name, declaration.value, parent: parent, references: references)
    } catch {
      invalid(declaration, error)
    }
    if references.problem != nil { reportProblem(at: declaration.range) }
  }

  /// Reports what stood in the way of the last value.
  func reportProblem(at range: SourceRange) {
    guard let problem = references.problem else { return }
    references.problem = nil
    if problem.isLimit {
      reporter.fail(problem.message, at: range)
    } else {
      reporter.report(problem.message, at: range, dropsDrawing: problem.dropsDrawing)
    }
  }

  /// Reports a faulty value of an attribute, and what was done about it.
  func invalid(_ attribute: Attribute, _ fault: ValueFault, outcome: String = "attribute ignored", dropsDrawing: Bool = false) {
    reporter.report(
      invalidText(attribute, fault), outcome: outcome, at: attribute.place(ofValueBytes: fault.range), dropsDrawing: dropsDrawing)
  }

  /// Reports a faulty value of a declaration, and what was done about it.
  func invalid(_ declaration: StyleDeclaration, _ fault: ValueFault, outcome: String = "declaration ignored", dropsDrawing: Bool = false) {
    reporter.report(
      "invalid value '\(Excerpt.of(declaration.value))' for property '\(declaration.name.rawValue)': \(fault.message)", outcome: outcome,
      at: declaration.place(ofValueBytes: fault.range), dropsDrawing: dropsDrawing)
  }

  func invalidText(_ attribute: Attribute, _ fault: ValueFault) -> String {
    "invalid value '\(Excerpt.of(attribute.value))' for attribute '\(attribute.name)': \(fault.message)"
  }
}
