import IconFiles
import IconLint
import IconModel

extension PreviewSet {
  /// The icons as one page that needs nothing else: in bars, at real size and enlarged, with what the checker finds.
  ///
  /// Its pictures are the PNGs themselves, which bars show as masks. Its policy lets browsers load nothing and run nothing but the page's own
  /// script, which filters and selects; without it, the page shows the same.
  /// - Parameter stamp: nil, or digits, letters and hyphens that no earlier page at this place has had: the page then looks again and again
  ///   whether the script beside it, whose name is its own with `.stamp.js`, still says the same (`stampScript`), and reloads where it does not.
  public func page(stamp: String? = nil) -> String { PreviewPage(self, stamp: stamp).text }

  /// What the script beside a page with a stamp has to hold.
  public static func stampScript(_ stamp: String) -> String { "\(ReloadScript.function)(\"\(ReloadScript.safe(stamp))\")\n" }
}

/// Writes the page.
private struct PreviewPage {
  private let set: PreviewSet
  private let icons: [PreviewIcon]

  private let script: String
  private let reloads: Bool

  init(_ set: PreviewSet, stamp: String?) {
    self.set = set
    icons = set.icons
    script = PageScript.text + (stamp.map(ReloadScript.text) ?? "")
    reloads = stamp != nil
  }

  var text: String {
    let count = "\(icons.count) icon\(icons.count == 1 ? "" : "s")"
    let hash = Base64.text(of: SHA256.digest(of: Array(script.utf8)))
    var html = Markup.pageHead(title: "\(count) in their bars", style: PageStyle.text + pictures, scriptHash: hash, scriptLoads: reloads)
    html += """
      <body>
      <header class="top">
      <h1>\(count)</h1>
      <p>\(Markup.escaped(set.report.summary))</p>
      \(form)
      </header>
      <main>

      """
    for index in icons.indices { html += article(index) }
    return html + "</main>\n<script>\(script)</script>\n</body>\n</html>\n"
  }

  /// The pictures, each once: a class for an icon, with the picture of the screen's density as mask.
  private var pictures: String {
    var css = ""
    for (index, icon) in icons.enumerated() {
      guard let size = icon.size else { continue }
      let shots = icon.shots
      let half = { (side: Double) in Int((side / 2).rounded(.down)) }
      css += ".p\(index){--w:\(Self.number(size.width));--h:\(Self.number(size.height));--x:\(half(size.width));--y:\(half(size.height));"
      for (place, shot) in shots.enumerated() { css += "--p\(place):url(data:image/png;base64,\(Base64.text(of: shot.picture.png)));" }
      for (place, shot) in shots.enumerated() {
        css += "--nw\(place):\(shot.picture.image.width);--nh\(place):\(shot.picture.image.height);"
      }
      let choices = shots.enumerated().map { "var(--p\($0)) \($1.scale)x" }.joined(separator: ",")
      css += "--mask:\(shots.count == 1 ? "var(--p0)" : "image-set(\(choices))")}\n"
    }
    for place in 0..<(icons.map(\.shots.count).max() ?? 0) {
      css += ".at\(place){--picture:var(--p\(place));--nw:var(--nw\(place));--nh:var(--nh\(place))}\n"
    }
    return css
  }

  private var form: String {
    let findings = icons.flatMap(\.findings)
    let levels = Severity.allCases.sorted(by: >).map { level in
      (level.rawValue, "\(level.rawValue)s", icons.count { $0.levels.contains(level.rawValue) })
    }
    let all = levels + [("clean", "without findings", icons.count { $0.levels == ["clean"] })]
    let boxes = all.map { value, name, count in
      "<label><input type=\"checkbox\" name=\"level\" value=\"\(value)\" checked>\(name) <b>\(count)</b></label>"
    }
    let rules = Set(findings.map(\.rule)).sorted().map { rule in
      "<option value=\"\(Markup.escaped(rule))\">\(Markup.escaped(rule))</option>"
    }
    let swatches = [("blue", Bar.tint), ("green", 0x34_C759), ("orange", 0xFF_9500), ("pink", 0xFF_2D55), ("purple", 0xAF_52DE)].map {
      let color = Ramp.hexadecimal($1)
      return
        "<button type=\"button\" class=\"swatch\" data-tint=\"\(color)\" style=\"background:\(color)\" aria-label=\"Tint \($0)\"></button>"
    }
    return """
      <form role="search">
      <div><label class="label" for="search">Search <kbd>/</kbd></label><input type="search" id="search" autocomplete="off" spellcheck="false"></div>
      <fieldset><legend>Icons with</legend>\(boxes.joined(separator: "\n"))</fieldset>
      <div><label class="label" for="rule">Rule</label><select id="rule"><option value="">all rules</option>\(rules.joined())</select></div>
      <div><label class="label" for="tint">Tint</label><div class="tints"><input type="color" id="tint" value="\(Ramp.hexadecimal(Bar.tint))">\(swatches.joined())</div></div>
      <p id="status" role="status"></p>
      </form>
      """
  }

  private func article(_ index: Int) -> String {
    let icon = icons[index]
    let name = Markup.escaped(icon.name)
    let rules = Set(icon.findings.map(\.rule)).sorted()
    let words = Markup.escaped((icon.paths + icon.texts).joined(separator: " ").lowercased())
    var html = "<article class=\"p\(index)\" tabindex=\"-1\" aria-labelledby=\"n\(index)\" data-name=\"\(words)\""
    html += " data-levels=\"\(icon.levels.joined(separator: " "))\" data-rules=\"\(Markup.escaped(rules.joined(separator: " ")))\">\n"
    html += "<header><h2 id=\"n\(index)\">\(name)</h2><p class=\"facts\">\(icon.facts)</p>"
    html += "<p class=\"where\">\(icon.paths.map(Markup.escaped).joined(separator: ", "))</p>"
    for text in icon.texts { html += "<p class=\"said\">\(Markup.escaped(text))</p>" }
    html += "</header>\n"
    if icon.shots.isEmpty {
      html += "<p class=\"clean\">No picture.</p>\n<div class=\"right\">"
    } else {
      html += "<div class=\"looks\">\(large(icon, name))\(real(icon, name))</div>\n<div class=\"right\">\(PreviewBars(icons, index).html)"
    }
    return html + findings(icon) + "</div>\n</article>\n"
  }

  /// The picture enlarged, with what findings point at.
  private func large(_ icon: PreviewIcon, _ name: String) -> String {
    let isTall = icon.size.map { $0.height > $0.width } ?? false
    var html = "<figure><div class=\"paper\" style=\"width:max-content\"><div class=\"large at0\(isTall ? " tall" : "")\""
    html += " role=\"img\" aria-label=\"\(name), enlarged\">\(marks(icon))</div></div><figcaption class=\"under\">"
    html += "<span class=\"scales\" role=\"radiogroup\" aria-label=\"Scale of the enlarged picture\">"
    for (place, shot) in icon.shots.enumerated() {
      html +=
        "<button type=\"button\" role=\"radio\" data-at=\"\(place)\" aria-checked=\"\(place == 0)\" tabindex=\"\(place == 0 ? 0 : -1)\""
      html += ">\(shot.scale)x</button>"
    }
    return html + "</span><output></output></figcaption></figure>"
  }

  /// Frames round what findings point at, on the picture they are about.
  private func marks(_ icon: PreviewIcon) -> String {
    var html = ""
    for finding in icon.findings {
      guard case .pixels(let rect) = finding.place, let shot = icon.shots.first(where: { $0.path == finding.path }) else { continue }
      let image = shot.picture.image
      let percent = { (part: Int, whole: Int) in Self.number(100 * Double(part) / Double(max(1, whole))) }
      html += "<b class=\"\(finding.level.rawValue)\" style=\"left:\(percent(rect.x, image.width))%;top:\(percent(rect.y, image.height))%;"
      html += "width:\(percent(rect.width, image.width))%;height:\(percent(rect.height, image.height))%\"></b>"
    }
    return html
  }

  /// Each picture as large as it is on a screen of its density.
  private func real(_ icon: PreviewIcon, _ name: String) -> String {
    let pictures = icon.shots.indices.map { "<i class=\"at\($0)\"></i>" }.joined()
    let scales = icon.shots.map { "\($0.scale)x" }.joined(separator: ", ")
    return "<figure><div class=\"paper real\" role=\"img\" aria-label=\"\(name) at real size\">\(pictures)</div>"
      + "<figcaption>Real size, \(scales)</figcaption></figure>"
  }

  private func findings(_ icon: PreviewIcon) -> String {
    let faults = icon.faults.map { "<li class=\"error\"><b>error</b> \(Markup.escaped($0))</li>" }
    let findings = icon.findings.map { finding in
      let place =
        switch finding.place {
        case .file: ""
        case .pixels(let rect): "<span>\(rect.x),\(rect.y) \(rect.width)x\(rect.height)</span> "
        case .text(let place): "<span>\(place.line):\(place.column)</span> "
        }
      let file = icon.paths.count > 1 ? "<code>\(Markup.escaped(FilePath(finding.path).name.string))</code> " : ""
      return "<li class=\"\(finding.level.rawValue)\"><b>\(finding.level.rawValue)</b> <code>\(Markup.escaped(finding.rule))</code> "
        + "\(file)\(place)\(Markup.escaped(finding.message))</li>"
    }
    let all = findings.isEmpty ? faults : findings
    return all.isEmpty ? "<p class=\"clean\">Nothing was found.</p>" : "<ol class=\"findings\">\(all.joined())</ol>"
  }

  /// A number as style sheets take it, with at most three digits behind the point.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(Double(thousandths) / 1000)"
  }
}

extension PreviewIcon {
  /// The levels of what is found, sorted; `error` as well where a file cannot be shown and the checker does not say why, `clean` for nothing.
  fileprivate var levels: [String] {
    if findings.isEmpty { return [faults.isEmpty ? "clean" : "error"] }
    return Set(findings.map(\.level.rawValue)).sorted()
  }
}
