import IconLint
import IconModel

extension ReportFormat {
  /// One page that needs nothing else: enlarged icons with the pixels marked that findings point at, and the findings beside.
  ///
  /// The page has no script, and its policy lets browsers run or load nothing; the filters by level and rule are style sheets.
  public static let html = ReportFormat("html", "for people: a page with enlarged icons, the pixels in question marked") { report, style in
    HTMLReport(report, style.detail).page
  }
}

private struct HTMLReport {
  /// Findings of one file.
  private struct Section {
    var path: String
    var findings: [Finding]
  }

  private let report: LintReport
  private let sections: [Section]
  private let rules: [String]

  /// Larger pictures are not put into the page.
  private static let pictureLimit = 1 << 20

  init(_ report: LintReport, _ detail: ReportDetail) {
    self.report = report
    let findings = report.findings.filter { finding in
      switch detail {
      case .errors: finding.level == .error
      case .folded: !finding.isDetail
      case .everything: true
      }
    }
    var sections: [Section] = []
    var places: [String: Int] = [:]
    var rules: [String] = []
    for finding in findings {
      if !rules.contains(finding.rule) { rules.append(finding.rule) }
      if let place = places[finding.path] {
        sections[place].findings.append(finding)
      } else {
        places[finding.path] = sections.count
        sections.append(Section(path: finding.path, findings: [finding]))
      }
    }
    self.sections = sections
    self.rules = rules.sorted()
  }

  var page: String {
    var html = Markup.pageHead(title: "iconkit: " + report.summary, style: Self.style + filterStyle)
    html += """
      <body>
      <h1>\(Markup.escaped(report.summary))</h1>

      """
    for filter in filters { html += "<input type=\"checkbox\" id=\"\(filter.id)\" checked>\n" }
    html += "<nav>\n"
    for filter in filters { html += "<label for=\"\(filter.id)\">\(filter.name) <b>\(filter.count)</b></label>\n" }
    html += "</nav>\n<main>\n"
    for section in sections { html += self.html(of: section) }
    return html + "</main>\n</body>\n</html>\n"
  }

  /// A box to tick: a level, or a rule.
  private struct Filter {
    var id: String
    var name: String
    var count: Int
  }

  /// Levels first: the style sheet relies on it.
  private var filters: [Filter] {
    let findings = sections.flatMap(\.findings)
    let levels = Severity.allCases.reversed().map { level in
      Filter(id: "level-\(level.rawValue)", name: "\(level.rawValue)s", count: findings.count { $0.level == level })
    }
    return levels.filter { $0.count > 0 }
      + rules.map { rule in Filter(id: "rule-\(Self.word(rule))", name: Markup.escaped(rule), count: findings.count { $0.rule == rule }) }
  }

  /// Shows what both its level's and its rule's box asks for, and the sections that hold something of it.
  private var filterStyle: String {
    var pairs = Set<String>()
    var style = ""
    for finding in sections.flatMap(\.findings) {
      let (level, rule) = (finding.level.rawValue, Self.word(finding.rule))
      guard pairs.insert("\(level) \(rule)").inserted else { continue }
      let on = "#level-\(level):checked ~ #rule-\(rule):checked ~ main"
      style += "\(on) .\(level).is-\(rule) { display: block }\n"
      style += "\(on) section:has(.\(level).is-\(rule)) { display: grid }\n"
    }
    for filter in filters { style += "#\(filter.id):checked ~ nav label[for=\(filter.id)] { opacity: 1 }\n" }
    return style
  }

  private func html(of section: Section) -> String {
    var html = "<section>\n<h2>\(Markup.escaped(section.path))</h2>\n"
    if let picture = ShownPicture(of: section.path), picture.png.count <= Self.pictureLimit {
      html += self.html(of: picture, section.findings)
    } else {
      html += "<p class=\"picture\">no picture can be shown</p>\n"
    }
    html += "<ol>\n"
    for (index, finding) in section.findings.enumerated() {
      let place = finding.place.text.isEmpty ? "" : "<span>\(finding.place.text)</span> "
      let excerpt = finding.excerpt.map { "<pre>\(Markup.escaped($0))</pre>" } ?? ""
      html += "<li class=\"\(Self.classes(finding))\"><i>\(index + 1)</i> <b>\(finding.level.rawValue)</b>"
      html += " <code>\(Markup.escaped(finding.rule))</code> \(place)\(Markup.escaped(finding.fullMessage))\(excerpt)</li>\n"
    }
    return html + "</ol>\n</section>\n"
  }

  private func html(of picture: ShownPicture, _ findings: [Finding]) -> String {
    let (width, height) = (picture.image.width, picture.image.height)
    let longest = max(width, height)
    // Whole pixels while there is room: 320 CSS pixels for an icon, 640 for the largest.
    let scale = longest > 640 ? 640 / Double(longest) : Double(max(1, min(16, 320 / longest)))
    let side = { (pixels: Int) in Self.number(Double(pixels) * scale) }
    var html = "<div class=\"picture\"><div style=\"width:\(side(width))px;height:\(side(height))px\">"
    html += "<img alt=\"\" src=\"data:image/png;base64,\(Base64.text(of: picture.png))\">"
    for (index, finding) in findings.enumerated() {
      guard case .pixels(let rect) = finding.place else { continue }
      html += "<i class=\"\(Self.classes(finding))\" style=\"left:\(side(rect.x))px;top:\(side(rect.y))px;"
      html += "width:\(side(rect.width))px;height:\(side(rect.height))px\">\(index + 1)</i>"
    }
    return html + "</div>\(width)x\(height) px</div>\n"
  }

  private static func classes(_ finding: Finding) -> String { "\(finding.level.rawValue) is-\(word(finding.rule))" }

  /// A rule's id as a word that style sheets and attributes take as it is; ids of the catalog stay as they are.
  private static func word(_ id: String) -> String {
    String(id.unicodeScalars.map { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) ? Character($0) : "-" })
  }

  /// A length without more digits than browsers tell apart.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; --error: #c62828; --warning: #b26a00; --note: #1565c0 }
    body { margin: 2em auto; max-width: 70em; padding: 0 1em }
    h1 { font-size: 1.3em } h2 { font-size: 1em; grid-column: 1 / 3; margin: 0; overflow-wrap: anywhere }
    input { position: absolute; opacity: 0 }
    label { border: 1px solid #8888; border-radius: 1em; padding: .1em .7em; margin: 0 .2em .4em 0; display: inline-block; opacity: .4 }
    section { display: none; grid-template-columns: max-content 1fr; gap: .6em 1.5em; border-top: 1px solid #8888; padding: 1em 0 }
    .picture { font-size: .85em; margin: 0; min-width: 10em; opacity: .9 }
    .picture div { position: relative; box-sizing: content-box; border: 1px solid #8888;
      background: repeating-conic-gradient(#fff 0 25%, #e4e4e4 0 50%) 0 0 / 16px 16px }
    img { width: 100%; height: 100%; display: block; image-rendering: pixelated }
    .picture i { display: none; position: absolute; box-sizing: border-box; border: 2px solid; font: bold 11px/1 sans-serif; padding: 1px }
    ol { list-style: none; margin: 0; padding: 0 } li { display: none; margin: 0 0 .6em; overflow-wrap: anywhere }
    li i { font-style: normal; opacity: .6 } code { font-weight: 600 } span { font-variant-numeric: tabular-nums; opacity: .7 }
    pre { margin: .2em 0; overflow-x: auto; font-size: .9em }
    .error b, .picture .error { color: var(--error) } .warning b, .picture .warning { color: var(--warning) }
    .note b, .picture .note { color: var(--note) }

    """
}
