import IconFiles
public import IconLint
import IconModel
import IconRaster
import IconSyntax

extension IconSource {
  /// What the rules for sources find.
  ///
  /// ```swift
  /// for finding in source.findings() { print(finding.text()) }
  /// ```
  public func findings(_ options: LintOptions = LintOptions()) -> [Finding] {
    let settings = options.configurations.settings(for: FilePath(text.name))
    let linter = LintPlan.Checker(options, settings).linter(for: self)
    return linter.lint(subject(for: linter))
  }

  /// Findings about a picture of the icon, with the shapes that draw what they point at.
  ///
  /// - Parameter image: the picture that was drawn on the canvas; nil where there is none yet.
  func blaming(_ findings: [Finding], on canvas: Canvas, _ image: PixelImage?) -> [Finding] {
    guard findings.contains(where: { if case .pixels = $0.place { true } else { false } }), let icon,
      let mask = image?.alpha ?? (try? Rasterizer.drawAlpha(icon, on: canvas))
    else { return findings }
    let drawing = SourceDrawing(icon, unit: canvas, smallest: (1, canvas), mask: mask, renderer: .cairo)
    return SourceSubject(path: text.name, text: text, diagnostics: [], drawing: drawing).blaming(findings)
  }

  /// The source as a linter looks at it: with its drawing, unless there are errors or drawing it meets one.
  func subject(for linter: Linter) -> SourceSubject {
    let suppressions = document.map { Suppressions(in: $0) } ?? .none
    guard let icon else { return SourceSubject(path: text.name, text: text, diagnostics: diagnostics, suppressions: suppressions) }
    let canvas = { (scale: Int) throws(IconError) in
      let options = RenderOptions(size: linter.configuration.size, drawingArea: linter.configuration.drawingArea)
      return try Self.canvas(for: icon, profile: linter.configuration.profile, options: options, scale: Double(scale))
    }
    do throws(IconError) {
      let smallest = linter.scales.min() ?? 1
      let (unit, first) = (try canvas(1), try canvas(smallest))
      let mask: AlphaMask
      do { mask = try Rasterizer.drawAlpha(icon, on: first) } catch {
        throw IconError(error.message, at: error.origin?.range ?? .none)
      }
      // A larger scale whose canvas is too large is simply not looked at.
      let drawing = SourceDrawing(icon, unit: unit, smallest: (smallest, first), mask: mask, renderer: .cairo)
      for scale in linter.scales where scale > smallest { (try? canvas(scale)).map { drawing.add(scale, $0) } }
      var subject = SourceSubject(path: text.name, text: text, diagnostics: diagnostics, drawing: drawing, suppressions: suppressions)
      subject.editor = editor
      return subject
    } catch {
      return SourceSubject(path: text.name, text: text, diagnostics: diagnostics + [error.diagnostic], suppressions: suppressions)
    }
  }
}

extension IconSource {
  /// What changes the text; nil where it is not what is in the file.
  private var editor: SourceEditor? {
    guard isVerbatim, let document else { return nil }
    let editor = DocumentEditor(document)
    return SourceEditor(
      move: { editor.move($0, by: $1) }, set: { editor.set($1, $2, on: $0) }, delete: { editor.delete($0) })
  }
}

extension SourceRenderer {
  /// Draws with Cairo.
  static let cairo = SourceRenderer(
    alpha: { try? Rasterizer.drawAlpha($0, on: $1) }, image: { try? Rasterizer.draw($0, on: $1).image },
    inkBox: { Rasterizer.inkBox(of: $0, in: $1, on: $2) })
}

extension Rule {
  /// What the rule alone finds in an example.
  public func findings(in example: Example) -> [Finding] {
    findings(in: example) { text, linter in IconSource(name: text.name, bytes: text.bytes).subject(for: linter) }
  }
}
