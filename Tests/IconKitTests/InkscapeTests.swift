import IconKit
import IconRaster
import TestSupport
import Testing

/// What an editor writes round our own attributes does not matter.
@Suite struct InkscapeTests {
  private let drawing = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <svg width="30" height="30" viewBox="0 0 30 30" version="1.1" id="svg1" sodipodi:docname="docs.svg"
       xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:iconkit="urn:iconkit:svgspec:1"
       xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg"
       xmlns:svg="http://www.w3.org/2000/svg">
      <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="22.6" showgrid="true">
        <inkscape:grid id="grid1" units="px" spacingx="1" spacingy="1" />
      </sodipodi:namedview>
      <defs id="defs1" />
      <g inkscape:groupmode="layer" id="layer1" inkscape:label="Sheets" transform="translate(-20,-10)">
        <rect style="fill:#ffffff;stroke:#000000;stroke-width:1" id="rect1" width="15" height="18" x="31.5" y="12.5" iconkit:fill="knockout" />
        <rect style="fill:#ffffff;stroke:#000000;stroke-width:1" id="rect2" width="15" height="18" x="27.5" y="15.5" iconkit:fill="knockout" />
        <rect style="fill:#ffffff;stroke:#000000;stroke-width:1" id="rect3" width="15" height="18" x="23.5" y="18.5" iconkit:fill="knockout" />
      </g>
      <g inkscape:groupmode="layer" id="layer2" inkscape:label="Text" style="display:inline;fill:none;stroke:#000000">
        <path d="M 6,12.5 H 16" id="path1" iconkit:stroke-style="dotted" sodipodi:nodetypes="cc" />
        <path d="M 6,15.5 H 16" id="path2" iconkit:stroke-style="dotted" sodipodi:nodetypes="cc" />
        <path d="M 6,18.5 H 16" id="path3" iconkit:stroke-style="dotted" sodipodi:nodetypes="cc" />
        <path d="M 6,21.5 h 6" id="path4" iconkit:stroke-style="dotted" sodipodi:nodetypes="cc" />
      </g>
    </svg>
    """

  @Test(arguments: [1, 1.5, 2, 3, 7]) func `sheets drawn in Inkscape hide one another as in svgspec`(scale: Double) throws {
    let svg = IconSource(name: "docs.svg", bytes: Array(drawing.utf8))
    let svgspec = IconSource(name: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    #expect(svg.diagnostics.isEmpty)
    let expected = try alpha(svgspec, scale)
    #expect(try alpha(svg, scale) == expected)
    // Without the attributes, white hides as well, but shows.
    let plain = IconSource(name: "docs.svg", bytes: Array(drawing.split(separator: " iconkit:fill=\"knockout\"").joined().utf8))
    #expect(try alpha(plain, scale) != expected)
    let there = IconSource(name: "there.svgspec", bytes: Array(try svg.converted(to: .svgspec).text.utf8))
    #expect(try alpha(there, scale) == expected)
    let back = IconSource(name: "back.svg", bytes: Array(try there.converted(to: .svg).text.utf8))
    #expect(try alpha(back, scale) == expected)
  }

  private func alpha(_ source: IconSource, _ scale: Double) throws -> AlphaMask {
    let side = Int(30 * scale)
    return try Rasterizer.drawAlpha(try #require(source.icon), on: Canvas(size: PixelSize(side, side), transform: .scale(scale, scale)))
  }
}
