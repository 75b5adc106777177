import IconModel
import IconRaster
import Testing

@Suite struct MaskTests {
  private let all = Path.rect(0, 0, 4, 1)
  private let region = Rect(x: 0, y: 0, width: 4, height: 1)

  private func masked(_ kind: Mask.Kind, _ content: Node..., region: Rect? = nil, mask: Mask? = nil) throws -> [UInt8] {
    let mask = Mask(kind: kind, region: region ?? self.region, regionTransform: .identity, content: content, mask: mask)
    return try alpha(4, 1, .group(.fill(all), mask: mask)).row(0)
  }

  private func paint(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> Paint {
    .color(Color(red, green, blue, alpha))
  }

  @Test func `an alpha mask shows where it is opaque, whatever its colour`() throws {
    #expect(try masked(.alpha, .fill(.rect(1, 0, 2, 1))) == [0, 255, 255, 0])
    #expect(near(try masked(.alpha, .fill(all, .black, opacity: 0.5))[0], 128))
  }

  @Test(arguments: [(255, 255, 255, 255), (255, 0, 0, 54), (0, 255, 0, 182), (0, 0, 255, 18), (0, 0, 0, 0), (128, 128, 128, 128)])
  func `a luminance mask weighs colours`(red: UInt8, green: UInt8, blue: UInt8, expected: Int) throws {
    #expect(near(try masked(.luminance(linear: false), .fill(all, paint(red, green, blue)))[0], expected))
  }

  @Test(arguments: [(255, 255, 255, 255), (255, 0, 0, 54), (128, 128, 128, 55), (188, 188, 188, 128), (10, 10, 10, 1), (64, 128, 192, 51)])
  func `linear light makes half-tones darker`(red: UInt8, green: UInt8, blue: UInt8, expected: Int) throws {
    #expect(near(try masked(.luminance(linear: true), .fill(all, paint(red, green, blue)))[0], expected))
  }

  @Test func `luminance counts as far as alpha does`() throws {
    #expect(near(try masked(.luminance(linear: false), .fill(all, paint(255, 255, 255, 128)))[0], 128))
    #expect(near(try masked(.luminance(linear: true), .fill(all, paint(255, 255, 255, 128)))[0], 128))
    #expect(near(try masked(.luminance(linear: true), .fill(all, paint(188, 188, 188, 128)))[0], 64, 2))
  }

  @Test func `nothing shows outside the region`() throws {
    #expect(try masked(.alpha, .fill(all), region: Rect(x: 1, y: 0, width: 2, height: 1)) == [0, 255, 255, 0])
    #expect(try masked(.alpha, .fill(all), region: Rect(x: 1, y: 0, width: 1.5, height: 1)) == [0, 255, 128, 0])
    #expect(try masked(.alpha, .fill(all), region: Rect(x: 9, y: 0, width: 1.5, height: 1)) == [0, 0, 0, 0])
    #expect(try masked(.alpha, .fill(all), region: Rect(x: -1e9, y: -0.5, width: 2e9, height: 1)) == [128, 128, 128, 128])
    let turned = Mask(
      kind: .alpha, region: Rect(x: 0, y: -2, width: 1, height: 2), regionTransform: Transform(a: 0, b: 1, c: -1, d: 0, e: 0, f: 0),
      content: [.fill(all)])
    #expect(try alpha(4, 1, .group(.fill(all), mask: turned)).row(0) == [255, 255, 0, 0])
  }

  @Test func `a mask on a mask scales it`() throws {
    let right = Mask(kind: .alpha, region: region, regionTransform: .identity, content: [.fill(.rect(2, 0, 2, 1), opacity: 0.5)])
    let row = try masked(.alpha, .fill(.rect(0, 0, 3, 1)), mask: right)
    #expect(row[0] == 0 && row[1] == 0 && near(row[2], 128) && row[3] == 0)
  }

  @Test func `an empty mask hides everything`() throws {
    #expect(try masked(.luminance(linear: false)) == [0, 0, 0, 0])
    #expect(try masked(.alpha) == [0, 0, 0, 0])
  }

  @Test func `masks, opacity and clips of one group multiply`() throws {
    let half = Mask(kind: .alpha, region: region, regionTransform: .identity, content: [.fill(all, opacity: 0.5)])
    let part = { (path: Path) in ClipPath.Part(path: path, transform: .identity) }
    for clip in [ClipPath([part(.rect(1, 0, 2, 1))]), ClipPath([part(.rect(1, 0, 1, 1)), part(.rect(2, 0, 1, 1))])] {
      let row = try alpha(4, 1, .group(.fill(all), opacity: 0.5, clip: clip, mask: half)).row(0)
      #expect(row[0] == 0 && near(row[1], 64) && near(row[2], 64) && row[3] == 0)
    }
  }

  @Test func `knockouts in a mask's content are isolated there`() throws {
    #expect(try masked(.alpha, .fill(all), .fill(.rect(1, 0, 1, 1), .knockout)) == [255, 0, 255, 255])
  }
}
