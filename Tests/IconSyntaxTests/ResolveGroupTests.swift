import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveGroupTests {
  @Test func keepsPlainGroupsFlat() {
    let resolved = Resolved("<g><g><rect width='1' height='1'/></g><rect width='2' height='1'/></g><rect width='3' height='1'/>")
    #expect(resolved.nodes.compactMap { if case .shape(let shape) = $0 { shape.path.bounds?.width } else { nil } } == [1, 2, 3])
  }

  @Test func groupsForOpacity() {
    let resolved = Resolved("<g id='a' opacity='.5'><rect width='1' height='1'/><rect width='2' height='1'/></g>")
    #expect(resolved.groups.map(\.opacity) == [0.5])
    #expect(resolved.groups.first?.children.count == 2)
    #expect(resolved.groups.first?.origin.id == "a")
    #expect(resolved.groups.first?.needsLayer == true)
  }

  @Test func folds() {
    let filled = Resolved("<rect width='1' height='1' opacity='.5' fill-opacity='.5'/>")
    #expect(filled.nodes.count == 1)
    #expect(filled.groups.isEmpty)
    #expect(filled.shapes.first?.fill?.opacity == 0.25)
    let stroked = Resolved("<rect width='1' height='1' opacity='.5' fill='none' stroke='red'/>")
    #expect(stroked.groups.isEmpty)
    #expect(stroked.shapes.first?.stroke?.opacity == 0.5)
  }

  @Test func doesNotFoldWhereFillAndStrokeOverlap() {
    let resolved = Resolved("<rect width='1' height='1' opacity='.5' stroke='red'/>")
    #expect(resolved.groups.map(\.opacity) == [0.5])
    #expect(resolved.shapes.map { $0.stroke?.opacity } == [1])
  }

  /// The renderer lets a knockout out of a group that is the shape's own, which it knows by the origin.
  @Test func keepsAShapesOwnGroupRecognizable() {
    let resolved = Resolved.spec("<rect width='1' height='1' opacity='.5' fill='knockout' stroke='red'/>")
    #expect(resolved.groups.count == 1)
    #expect(resolved.groups.first?.origin == resolved.shapes.first?.origin)
  }

  @Test func isolatesAndBlends() {
    let resolved = Resolved.spec(
      "<g isolation='isolate'><rect width='1' height='1'/></g><g mix-blend-mode='multiply'><rect width='1' height='1'/></g>")
    #expect(resolved.groups.map(\.isolated) == [true, false])
    #expect(resolved.groups.map(\.blendMode) == [.normal, .multiply])
  }

  @Test(arguments: BlendMode.allCases)
  func readsBlendModes(_ mode: BlendMode) {
    let resolved = Resolved.spec("<rect width='1' height='1' mix-blend-mode='\(mode.rawValue)'/>")
    #expect(resolved.groups.map(\.blendMode) == (mode == .normal ? [] : [mode]))
  }

  @Test func groupsTheRoot() {
    let resolved = Resolved(whole: "<svg width='9' height='9' opacity='.5'><rect width='1' height='1'/><rect width='2' height='1'/></svg>")
    #expect(resolved.groups.map(\.opacity) == [0.5])
    #expect(resolved.shapes.count == 2)
  }

  @Test func choosesInASwitch() {
    func widths(_ content: String) -> [Double?] { Resolved("<switch>\(content)</switch>").shapes.map { $0.path.bounds?.width } }
    let rest = "<rect width='2' height='1'/><rect width='3' height='1'/>"
    #expect(widths(rest) == [2])
    #expect(widths("<rect width='1' height='1' requiredExtensions='x'/>" + rest) == [2])
    #expect(widths("<rect width='1' height='1' systemLanguage='ru'/>" + rest) == [2])
    #expect(widths("<rect width='1' height='1' systemLanguage='ru, en'/>" + rest) == [1])
    #expect(widths("<rect width='1' height='1' systemLanguage='en-GB'/>" + rest) == [1])
    #expect(widths("<rect width='1' height='1' systemLanguage='eng'/>" + rest) == [2])
    #expect(widths("<rect width='1' height='1' systemLanguage=''/>" + rest) == [2])
    #expect(widths("<rect width='1' height='1' requiredFeatures='x'/>" + rest) == [1])
    #expect(widths("<random/><x:a/><title>t</title>" + rest) == [2])
    // The first whose conditions hold is chosen even where it then draws nothing.
    #expect(widths("<rect width='1' height='1' display='none'/>" + rest) == [])
    #expect(widths("<g><rect width='1' height='1'/><rect width='5' height='1'/></g>" + rest) == [1, 5])
  }

  @Test func looksAtConditionsOutsideASwitchToo() {
    #expect(Resolved("<g systemLanguage='ru'><rect width='1' height='1'/></g>").nodes.isEmpty)
    #expect(Resolved(whole: "<svg width='9' height='9' systemLanguage='ru'><rect width='1' height='1'/></svg>").nodes.isEmpty)
  }
}
