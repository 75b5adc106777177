// Signatures of the library's face, with stand-in bodies until the rooms below are there. Replaced as a whole at the merge.
@_exported public import IconModel

/// Stands for IconLint's profile.
public struct Profile: Sendable, Hashable {
  public var id: String
  public var title: String
  public static let all: [Profile] = [Profile(id: "tabbar", title: "Tab bar icon"), Profile(id: "tabbar-ios7", title: "Tab bar icon"), Profile(id: "none", title: "No profile")]
  public static func named(_ id: String) -> Profile? { all.first { $0.id == id } }
}

/// Stands for IconLint's rule (it has id, summary, rationale, level, isFixable, examples …).
public struct Rule: Sendable {
  public var id: String
  public var summary: String
  public var rationale: String
  public var level: Severity?
  public var isFixable: Bool
}
public enum RuleCatalog {
  public static let all: [Rule] = [
    Rule(id: "size", summary: "the pixel size is not the profile's", rationale: "Bars cut or scale what does not fit.", level: .error, isFixable: false),
    Rule(id: "off-grid", summary: "long straight edges fall between pixels", rationale: "They look grey.", level: .warning, isFixable: true),
  ]
  public static func rule(id: String) -> Rule? { all.first { $0.id == id } }
}

/// What stops the work on one file; the message is one line without the file's name.
public struct IconError: Error, Sendable, Hashable {
  public var message: String
  public init(_ message: String) { self.message = message }
}

/// A source that has been read: its document, the icon it resolves to, and what is to be said about it.
public struct IconSource: Sendable {
  public let text: SourceText
  public let document: Document?
  /// nil where errors leave nothing to draw
  public let icon: Icon?
  public let diagnostics: [Diagnostic]
  /// Reads a source; the content tells the syntax (svg, svgz, svgspec), the name is for messages.
  public init(name: String, bytes: [UInt8]) {
    text = SourceText(name: name, bytes: bytes)
    document = nil
    let content = String(decoding: bytes, as: UTF8.self)
    func place(_ word: String) -> SourceRange? {
      content.indices.first { content[$0...].hasPrefix(word) }.map { index in
        let start = content.utf8.distance(from: content.startIndex, to: index)
        return SourceRange(start, start + word.utf8.count)
      }
    }
    if let wrong = place("rekt") {
      diagnostics = [.error("unknown element 'rekt' (did you mean 'rect'?)", at: wrong)]
    } else if !content.hasPrefix("icon") && place("<svg") == nil {
      diagnostics = [.error("not an icon", at: .none)]
    } else if let text = place("text") {
      diagnostics = [.warning("text is not drawn", at: text)]
    } else {
      diagnostics = []
    }
    icon = nil
  }
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

public enum OutputForm: String, Sendable, CaseIterable { case template, mask, color }
public enum Ink: String, Sendable, CaseIterable { case black, white }
/// How the samples are stored: the form's own way, or RGBA.
public enum Storage: String, Sendable, CaseIterable { case auto, rgba }

public struct RenderOptions: Sendable {
  /// nil: the document's own, else tabbar
  public var profile: Profile?
  /// In points.
  public var size: Size?
  public var scales: [Double] = [1]
  /// `--fit`: the drawing area inside the canvas, in points.
  public var drawingArea: Size?
  public var form: OutputForm?
  public var ink: Ink = .black
  public var storage: Storage = .auto
  public init() {}
}

public struct RenderedImage: Sendable {
  public var scale: Double
  /// What the file name carries for the scale: "", "@2x", "@3x", "@1.5x".
  public var suffix: String
  public var size: PixelSize
  public var form: OutputForm
  public var png: [UInt8]
  /// The profile's PNG checks on what was written (only templates have any).
  public func findings(path: String) -> [Finding] { [] }
  /// Compares with a PNG on disk: nil where no sample differs by more than the tolerance; else says how many differ, by how much at most, and where first.
  public func difference(from png: [UInt8], tolerance: Int) -> String? {
    png == self.png ? nil : "12 pixels differ, by 255 at most, first at 3,4"
  }
  /// A picture of expected, difference and actual side by side, as PNG.
  public func differencePicture(from png: [UInt8]) throws(IconError) -> [UInt8] { [1] }
}

extension IconSource {
  /// Draws the icon at each scale and reads each PNG back to compare it with what was drawn.
  public func render(_ options: RenderOptions = RenderOptions()) throws(IconError) -> [RenderedImage] {
    options.scales.map { scale in
      let side = Int((options.size?.width ?? 30) * scale)
      let png = Array("PNG \(side) \(text.bytes.count)".utf8)
      return RenderedImage(
        scale: scale, suffix: scale == 1 ? "" : "@\(Int(scale))x", size: PixelSize(side, side), form: options.form ?? .template, png: png)
    }
  }
  /// The document in another syntax.
  public func converted(to syntax: Document.Syntax, keepExtensions: Bool = false) throws(IconError) -> (text: String, diagnostics: [Diagnostic]) {
    (syntax == .svg ? "<svg/>\n" : "icon width=30 height=30\n", [])
  }
  /// The document in canonical form (svgspec only).
  public static func formatted(name: String, bytes: [UInt8]) -> (text: String?, diagnostics: [Diagnostic], source: SourceText) {
    let source = IconSource(name: name, bytes: bytes)
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
    return (source.hasErrors ? nil : words, source.diagnostics, source.text)
  }
}

public struct MaskOptions: Sendable {
  public enum Origin: String, Sendable, CaseIterable { case auto, alpha, luminance }
  public var from: Origin = .auto
  /// mask or template
  public var form: OutputForm = .mask
  public var invert = false
  /// Alphas from this on become 255, others 0.
  public var threshold: UInt8?
  public var trimHaze = false
  public var ink: Ink = .black
  public var storage: Storage = .auto
  public init() {}
}
public struct MaskResult: Sendable {
  public var png: [UInt8]
  public var size: PixelSize
  /// One line: what it took for ink and how much colour it dropped.
  public var summary: String
}
public enum AlphaConverter {
  /// Makes the mask of a PNG that was drawn elsewhere.
  public static func mask(png: [UInt8], options: MaskOptions = MaskOptions()) throws(IconError) -> MaskResult {
    if png.count < 8 { throw IconError("not a PNG") }
    return MaskResult(png: png.reversed(), size: PixelSize(1, 1), summary: "took alpha for ink")
  }
}

public struct LintOptions: Sendable {
  public var profile: Profile?
  /// In points.
  public var size: Size?
  public var scales: [Double]?
  /// Rule ids; empty: all.
  public var only: [String] = []
  public var disabled: [String] = []
  /// Shows each file's notes that are otherwise folded into one line.
  public var verbose = false
  /// Globs of paths to leave out.
  public var exclude: [String] = []
  public var jobs = 0
  public init() {}
}
public struct LintReport: Sendable {
  public var findings: [Finding]
  public var files: Int
  public var errors: Int { findings.count { $0.level == .error } }
  public var warnings: Int { findings.count { $0.level == .warning } }
  public var notes: Int { findings.count { $0.level == .note } }
}
public enum IconLinter {
  /// Checks the given files (already walked; PNGs and sources found by content); progress is called from any thread with (done, total).
  public static func lint(files: [String], options: LintOptions, progress: (@Sendable (Int, Int) -> Void)? = nil) -> LintReport {
    var findings: [Finding] = []
    for (index, file) in files.enumerated() {
      progress?(index + 1, files.count)
      let words = file.split(separator: "/").last ?? ""
      for level in Severity.allCases where words.contains(level.rawValue) {
        findings.append(Finding(rule: "size", level: level, path: file, message: "31x30", measured: "31x30", wanted: "30x30"))
      }
    }
    return LintReport(findings: findings, files: files.count)
  }
}

public enum ReportFormat: String, Sendable, CaseIterable { case text, json }
extension LintReport {
  /// The report as text, with its final line feed.
  public func text(as format: ReportFormat, color: Bool = false) -> String {
    let lines = findings.map { "\($0.path): \($0.level.rawValue): \($0.message) [\($0.rule)]\n" }.joined()
    return format == .json
      ? "{\"schema\": \"urn:iconkit:report:1\", \"summary\": {\"files\": \(files)}}\n" : "\(lines)\(files) files: \(errors) errors\n"
  }
}

public struct Inspection: Sendable {
  /// Header, chunks, alpha statistics, bounding box of a PNG; a damaged file is inspected as far as it goes.
  public init(path: String, bytes: [UInt8]) throws(IconError) {
    if bytes.count < 8 { throw IconError("not a PNG") }
    self.path = path
  }
  private let path: String
  public func text(color: Bool = false, verbose: Bool = false) -> String { "\(path): 30x30\n" }
  public func json() -> String { "{\"path\": \"\(path)\"}\n" }
  /// The picture in half blocks (▀▄█), its alpha as ink; at most `columns` wide.
  public func picture(columns: Int, color: Bool) -> String { "▀▄█\n" }
}

public enum IconKitVersion {
  public static let iconkit = "0.1.0"
  /// Cairo, libpng, zlib and expat in use, as `cairo 1.16.0, libpng 1.6.39, …`
  public static var libraries: String { "cairo 1.16.0" }
}
