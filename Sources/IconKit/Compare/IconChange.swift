import IconFiles
public import IconModel
import IconPNG

/// What has become of a file with an icon.
public struct IconChange: Sendable {
  public var path: String
  /// One line: `added`, `removed`, or what differs.
  public var headline: String
  /// Before, after and the difference side by side, or the only picture there is, as a PNG; nil where nothing can be shown.
  public var picture: [UInt8]?
  public var size: PixelSize?

  /// Compares two states of a file; nil stands for a file that is not there.
  ///
  /// - Returns: nil where both show the same.
  public init?(path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    do throws(IconError) {
      switch (before, after) {
      case (nil, nil): return nil
      case (let before?, let after?):
        let comparison = try PictureComparison(before: (path, before), after: (path, after))
        if comparison.isSame { return nil }
        headline = comparison.headline
        try show(try comparison.picture())
      case (nil, let after?):
        headline = "added"
        try show(try PictureComparison(before: (path, after), after: (path, after)).picture(panes: 1))
      case (let before?, nil):
        headline = "removed"
        try show(try PictureComparison(before: (path, before), after: (path, before)).picture(panes: 1))
      }
    } catch {
      headline = error.message
    }
  }

  /// What the picture shows.
  var alternative: String { headline == "added" || headline == "removed" ? headline : "before, after, and what differs in red" }

  private mutating func show(_ png: [UInt8]) throws(IconError) {
    picture = png
    do { size = try PNGDecoder.decode(png).size } catch { throw IconError(error.message) }
  }
}

/// What has become of the icons of a project.
public struct ChangeReport: Sendable {
  /// What they are compared with, such as `main`.
  public var revision: String
  public var changes: [IconChange]

  /// Makes a report.
  public init(revision: String, changes: [IconChange]) {
    self.revision = revision
    self.changes = changes
  }

  private var title: String {
    changes.isEmpty
      ? "No icon differs from \(revision.printable)"
      : "\(changes.count) icon\(changes.count == 1 ? " differs" : "s differ") from \(revision.printable)"
  }

  /// The report as Markdown for a comment: a table, or with pictures a section for each icon.
  ///
  /// - Parameter pictures: the folder in which the pictures lie as `1.png`, `2.png` and so on, from where the report is read; nil for none.
  public func markdown(pictures: String? = nil) -> String {
    var text = "### \(Self.inMarkdown(title))\n"
    guard let pictures else {
      if changes.isEmpty { return text }
      text += "\n| icon | change |\n| --- | --- |\n"
      for change in changes { text += "| \(Self.inMarkdown(change.path)) | \(Self.inMarkdown(change.headline)) |\n" }
      return text
    }
    for (index, change) in changes.enumerated() {
      text += "\n**\(Self.inMarkdown(change.path))**: \(Self.inMarkdown(change.headline))\n"
      if change.picture != nil { text += "\n![\(change.alternative)](<\(Self.inMarkdown(pictures))/\(index + 1).png>)\n" }
    }
    return text
  }

  /// A text that means nothing in Markdown: all that could is written by its number.
  private static func inMarkdown(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " /.,-;".unicodeScalars.contains(scalar)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "&#\(scalar.value);"
      }
    }
    return result
  }

  private static let style = """
    :root { color-scheme: light dark; font: 100%/1.45 system-ui, sans-serif; --line: #8886 }
    body { margin: 0 } h1, h2, p { margin: 0 } h1 { font-size: 1.375rem; padding: 20px }
    section { border-top: 1px solid var(--line); padding: 16px 20px; break-inside: avoid }
    h2 { font: 600 .9375rem ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere } p { font-size: .9375rem; opacity: .8 }
    img { display: block; max-width: 100%; height: auto; margin-top: 10px; border: 1px solid var(--line) }

    """

  /// The report as one page that needs nothing else, and has no script.
  public func page() -> String {
    var html = Markup.pageHead(title: title, style: Self.style)
    html += """
      <body>
      <h1>\(Markup.escaped(title))</h1>

      """
    for change in changes {
      html += "<section>\n<h2>\(Markup.escaped(change.path))</h2>\n<p>\(Markup.escaped(change.headline))</p>\n"
      if let picture = change.picture, let size = change.size {
        html += "<img width=\"\(size.width)\" height=\"\(size.height)\" alt=\"\(change.alternative)\""
        html += " src=\"data:image/png;base64,\(Base64.text(of: picture))\">\n"
      }
      html += "</section>\n"
    }
    return html + "</body>\n</html>\n"
  }
}
