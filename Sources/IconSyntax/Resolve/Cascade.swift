import IconModel

/// The cascade: attributes, then style sheets, then `style` attributes, then important declarations, then our own attributes.
extension Resolution {
  /// The style of an element.
  func style(of id: ElementID, parent: Style) -> Style {
    var style = Style(inheriting: parent)
    let declarations = declarations(for: id)
    if index.hasFontSize || !declarations.isEmpty {
      // An `em` in any other value needs the font size.
      if let attribute = index.attribute(.fontSize, of: id) { apply(attribute, .fontSize, to: &style, parent: parent) }
      for declaration in declarations where declaration.name == .fontSize { apply(declaration, to: &style, parent: parent) }
    }
    for place in index.attributes(of: id) {
      guard let name = index.names[place], name.isProperty, name != .fontSize else { continue }
      apply(index.attribute(at: place, of: id), name, to: &style, parent: parent)
    }
    for declaration in declarations where declaration.name != .fontSize { apply(declaration, to: &style, parent: parent) }
    if index.hasExtensions {
      for attribute in document.elements[id].attributes where attribute.namespace == .iconkit {
        guard let name = AttributeName.table[attribute.name], Self.extensionProperties.contains(name) else { continue }
        set(attribute, name, to: &style, parent: parent)
      }
    }
    return style
  }

  /// The properties that our namespace has.
  private static let extensionProperties: [AttributeName] = [.fill, .stroke, .strokeStyle]

  /// Applies an attribute, if SVG or svgspec reads it as one.
  private func apply(_ attribute: Attribute, _ name: AttributeName, to style: inout Style, parent: Style) {
    if document.syntax == .svg, name.isStyleOnly || name.isExtension {
      let remedy = name.isStyleOnly ? "write it in style" : "write iconkit:\(name.rawValue)"
      reporter.report("attribute '\(name.rawValue)' has no effect in SVG: \(remedy)", at: attribute.range)
      return
    }
    set(attribute, name, to: &style, parent: parent)
  }

  private func set(_ attribute: Attribute, _ name: AttributeName, to style: inout Style, parent: Style) {
    do throws(ValueFault) {
      try style.set(name, attribute.value, parent: parent, references: references)
    } catch {
      invalid(attribute, error)
    }
    if references.problem != nil { reportProblem(at: attribute.valueRange) }
  }

  private func apply(_ declaration: StyleDeclaration, to style: inout Style, parent: Style) {
    if declaration.name.role == .geometry {
      style.own.geometry.append(Style.Geometry(name: declaration.name, value: declaration.value, range: declaration.range))
      return
    }
    do throws(ValueFault) {
      try style.set(declaration.name, declaration.value, parent: parent, references: references)
    } catch {
      reporter.report(
        "invalid value '\(Excerpt.of(declaration.value))' for property '\(declaration.name.rawValue)': \(error.message)",
        outcome: "declaration ignored", at: declaration.range)
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

  func invalidText(_ attribute: Attribute, _ fault: ValueFault) -> String {
    "invalid value '\(Excerpt.of(attribute.value))' for attribute '\(attribute.name)': \(fault.message)"
  }
}
