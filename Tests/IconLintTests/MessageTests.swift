import IconModel
import TestSupport
import Testing

@testable import IconLint

/// Whole findings, as reports show them: the place, the level, what is wrong, by how much, and the repair.
@Suite("Whole findings")
struct MessageTests {
  private func line(_ rule: Rule, _ sketch: Sketch, profile: Profile = .tabbar) -> String {
    findings(of: rule, in: sketch.drawn(), "icons/mail.png", profile: profile).map(\.line).joined(separator: "\n")
  }

  @Test func opaque() {
    #expect(
      line(.opaque, Sketch([.rect(0, 0, 30, 30, .white), .rect(6, 9, 18, 13)])) == """
        icons/mail.png:6,9 18x13: error: [opaque] no transparent pixel (0 of 900): shows as a solid 30x30 rectangle; black ink 18x13 at 6,9 \
        on plain white: take the mask from what differs (iconkit lint --fix)
        """)
    #expect(
      line(.opaque, Sketch([.rect(0, 0, 30, 30)])) == """
        icons/mail.png:0,0 30x30: error: [opaque] no transparent pixel (0 of 900): shows as a solid 30x30 rectangle; draw on a transparent \
        ground
        """)
  }

  @Test func opaqueIsFixableWhereThereIsInk() {
    let ink = Sketch([.rect(0, 0, 30, 30, .white), .rect(6, 9, 18, 13)]).drawn()
    #expect(findings(of: .opaque, in: ink).map(\.isFixable) == [true])
    #expect(findings(of: .opaque, in: .uniform(30, 30, 255)).map(\.isFixable) == [false])
  }

  @Test func background() {
    #expect(
      line(.background, Sketch([.rect(0, 0, 30, 30), .rect(3, 3, 24, 24, nil), .disc(15, 15, radius: 8)])) == """
        icons/mail.png:0,0 30x30: error: [background] opaque frame 3 px wide on all four sides (116 of 116 border pixels, wanted \
        transparent): shows as a box around the icon
        """)
    #expect(
      line(.background, Sketch([.rect(0, 0, 30, 30), .rect(1, 2, 26, 24, nil), .disc(15, 15, radius: 8)])) == """
        icons/mail.png:0,0 30x30: error: [background] opaque frame 1 px at the left, 3 px at the right, 2 px at the top, 4 px at the bottom \
        (116 of 116 border pixels, wanted transparent): shows as a box around the icon
        """)
  }

  @Test func blank() {
    let image = PixelImage.make(30, 30) { x, y in y < 7 ? (0, 0, 0, 3) : x < 30 && y < 14 ? (255, 255, 255, 0) : (0, 0, 0, 0) }
    #expect(
      findings(of: .blank, in: image, "icons/mail.png").map(\.line) == [
        """
        icons/mail.png:0,0 30x30: error: [blank] invisible: strongest pixel has alpha 3 (visible from 8); 210 pixels hide a colour under \
        alpha 0: export it again with its layers shown
        """
      ])
    #expect(
      findings(of: .blank, in: .uniform(2, 2, 0), "a.png").map(\.line) == [
        "a.png:0,0 2x2: error: [blank] invisible: strongest pixel has alpha 0 (visible from 8): export it again with its layers shown"
      ])
  }

  @Test func faint() {
    #expect(
      line(.faint, Sketch([.rect(7, 12, 15, 6, Color(0, 0, 0, 77))])) == """
        icons/mail.png:7,12 15x6: warning: [faint] strongest pixels have alpha 77 (30 %), wanted 255 (at least 102): will look disabled; \
        multiply alpha by 3.3
        """)
  }

  @Test func haze() {
    #expect(
      line(.haze, Sketch([.rect(0, 0, 30, 30, Color(0, 0, 0, 2)), .rect(4, 4, 22, 22)])) == """
        icons/mail.png:0,0 30x30: warning: [haze] 416 pixels of alpha 2 where 0 was meant (leftover, not antialiasing): set alpha ≤ 3 to 0
        """)
    #expect(
      line(.haze, Sketch([.rect(4, 4, 10, 10, Color(0, 0, 0, 253))])) == """
        icons/mail.png:4,4 10x10: warning: [haze] 100 pixels of alpha 253 where 255 was meant (leftover, not antialiasing): multiply alpha \
        by 1.008
        """)
  }

  @Test func bothKindsOfHazeAreOneFinding() {
    let image = Sketch([
      .rect(20, 20, 6, 6, Color(0, 0, 0, 3)), .rect(4, 4, 14, 10), .rect(6, 6, 8, 6, nil), .rect(6, 6, 8, 6, Color(0, 0, 0, 252)),
    ])
    .drawn()
    // Of the 8x6 pixels of alpha 252, the inner 6x4, and four at the right that are far from anything below 252.
    #expect(
      findings(of: .haze, in: image, "mail.png").map(\.line) == [
        """
        mail.png:7,7 19x19: warning: [haze] 36 pixels of alpha 3 where 0 was meant and 28 pixels of alpha 252 where 255 was meant (leftover, \
        not antialiasing): set alpha ≤ 3 to 0, set alpha ≥ 252 to 255
        """
      ])
  }

  @Test func colorLost() {
    #expect(
      line(.colorLost, Sketch([.disc(15, 15, radius: 13), .rect(9, 13, 12, 4, .white)])) == """
        icons/mail.png:9,13 12x4: error: [color-lost] white 12x4 drawing on black: 100 % contrast is colour only, 0 % is alpha, so it melts \
        into one blot; make these 48 pixels transparent (alpha 0, now 255)
        """)
    #expect(
      line(.colorLost, Sketch([.disc(15, 15, radius: 13, Color(30, 90, 220)), .rect(9, 13, 12, 4, .white)])) == """
        icons/mail.png:9,13 12x4: error: [color-lost] white 12x4 drawing on blue: 66 % contrast is colour only, 0 % is alpha, so it melts \
        into one blot; alpha 87 for these 48 pixels (now 255) would keep the contrast
        """)
    // Halves: none of them is the ground.
    let halves = Sketch([.rect(4, 6, 13, 18), .rect(17, 6, 9, 18, .white)])
    #expect(line(.colorLost, halves).contains("white 9x18 part beside black"), "\(line(.colorLost, halves))")
  }

  @Test func colorIgnored() {
    #expect(
      line(.colorIgnored, Sketch([.rect(4, 6, 22, 18, Color(30, 90, 220)), .rect(8, 10, 4, 4, Color(40, 120, 250))])) == """
        icons/mail.png:4,6 22x18: note: [color-ignored] colours (blue, 2 shades) are dropped; the mask is the same without them
        """)
  }

  @Test func edgeContact() {
    #expect(
      line(.edgeContact, Sketch(24, 24, [.rect(10, 0, 14, 16)]), profile: .androidNotification) == """
        icons/mail.png:10,0 14x16: note: [edge-contact] ink touches the right edge (16 pixels) and top (14); profile wants 1 px free
        """)
  }

  @Test func offCenter() {
    #expect(
      line(.offCenter, Sketch([.rect(9, 7, 15, 16)])) == """
        icons/mail.png:9,7 15x16: note: [off-center] ink sits 1.5 pt right (box +1.50, mass +1.50; within 1.0 wanted): move it left by 1.5 pt
        """)
    #expect(
      line(.offCenter, Sketch([.rect(2, 3, 20, 20)])) == """
        icons/mail.png:2,3 20x20: note: [off-center] ink sits 3 pt left and 2 pt up (across: box -3.00, mass -3.00; down: box -2.00, mass \
        -2.00; within 1.0 wanted): move it right by 3 pt and down by 2 pt
        """)
  }

  @Test func opticalSize() {
    #expect(
      line(.opticalSize, Sketch(25, 25, [.disc(12.5, 12.5, radius: 10)]), profile: .tabbarCircle) == """
        icons/mail.png:2,2 21x21: note: [optical-size] circle of 20 pt, profile wants 25 (±2): enlarge by 1.25
        """)
    #expect(
      line(.opticalSize, Sketch(40, 25, [.rect(1, 5, 36, 14)]), profile: .tabbarWide) == """
        icons/mail.png:1,5 36x14: note: [optical-size] wide shape of 36 pt, profile wants 31 (±2): reduce to 86 %
        """)
    #expect(
      line(.opticalSize, Sketch(30, 30, [.line(6, 6, 24, 24, width: 6)]), profile: .tabbarSquareCompact) == """
        icons/mail.png:3,3 24x24: note: [optical-size] shape of 23.9 pt, profile wants 17 to 18 (±2): reduce to 75 %
        """)
  }

  @Test func aBlurredLineBesideCrispOnes() {
    let files = [1, 2, 3].map { scale in
      let sketch = Sketch([.rect(6, 4, 18, 2), .rect(6, 8.25, 12, 2), .rect(6, 13.25, 18, 2), .rect(6, 20, 18, 2)])
      return PNGSubject(scale == 1 ? "mail.png" : "mail@\(scale)x.png", sketch.drawn(scale: Double(scale)))
    }
    #expect(
      findings(of: .blurry, in: files).map(\.line) == [
        """
        mail.png:6,13 18x3: note: [blurry] 2 of 4 horizontal lines of 2 px lie between pixels (alpha 191 and 64), and so it is at @2x and @3x: \
        move this one up by 0.25 px (0.25 pt) and it is as crisp as the others
        """
      ])
  }

  @Test func blurry() {
    #expect(
      line(.blurry, Sketch([.rect(6, 7.56, 18, 14)])) == """
        icons/mail.png:6,7 18x1: note: [blurry] 36 px of horizontal edges are half transparent (alpha 112): move the drawing down by 0.44 px \
        (0.44 pt) and they are crisp
        """)
    #expect(
      line(.blurry, Sketch([.rect(6.25, 7.56, 18, 14)])) == """
        icons/mail.png:6,7 18x14: note: [blurry] 34 px of horizontal edges (alpha 112) and 26 px of vertical edges (alpha 191) are half \
        transparent: move the drawing down by 0.44 px (0.44 pt) and left by 0.25 px (0.25 pt) and they are crisp
        """)
    // One place between pixels is another one at each scale, and one move cures it at all. Moves are told in sixteenths of a pixel.
    let set = { (top: (Int) -> Double) in
      let files = [1, 2, 3].map { scale in
        PNGSubject(scale == 1 ? "mail.png" : "mail@\(scale)x.png", Sketch([.rect(6, top(scale), 18, 14)]).drawn(scale: Double(scale)))
      }
      return findings(of: .blurry, in: files).map(\.line)
    }
    #expect(
      set { _ in 7.6 } == [
        """
        mail.png:6,7 18x1: note: [blurry] 36 px of horizontal edges are half transparent (alpha 102), and so it is at @2x and @3x: move the \
        drawing down by 0.38 pt and they are crisp at all of these scales
        """
      ])
    #expect(
      set { $0 == 2 ? 7.85 : 7.6 } == [
        """
        mail.png:6,7 18x1: note: [blurry] 36 px of horizontal edges are half transparent (alpha 102), and so it is at @2x and @3x: each wants a \
        move of its own (@1x down by 0.38 px, @2x down by 0.31 px, @3x down by 0.19 px): draw all from one source with its edges on whole points
        """
      ])
  }

  @Test func truncated() {
    #expect(
      line(.truncated, Sketch(64, 64, [.rect(4, 4, 56, 56)])) == """
        icons/mail.png:4,4 56x56: error: [truncated] 64x64 px, the bar shows 48x32: 8 px lost left and right, 16 top and bottom; 1600 of \
        3136 drawn pixels cut off. Wanted 30x30
        """)
    #expect(
      line(.truncated, Sketch(31, 37, [.rect(4, 4, 10, 32)])) == """
        icons/mail.png:4,34 10x2: error: [truncated] 31x37 px, the bar shows 48x32: 2 px lost top and 3 bottom; 20 of 320 drawn pixels cut \
        off. Wanted 30x30
        """)
  }

  @Test func size() {
    let lines = { (path: String, width: Int, height: Int, profile: Profile) in
      Linter(LintConfiguration(profile: profile, only: ["size"])).lint(PNGSubject(path, width, height)).map(\.line)
    }
    #expect(lines("a.png", 31, 30, .tabbar) == ["a.png:0,0 31x30: error: [size] 31x30 px, wanted 30x30 (profile tabbar at @1x)"])
    #expect(
      lines("a@2x.png", 50, 50, .tabbar) == [
        "a@2x.png:0,0 50x50: error: [size] 50x50 px, wanted 60x60 (profile tabbar at @2x); fits the profile tabbar-ios7 or tabbar-circle"
      ])
    #expect(lines("a.png", 10, 23, .menubar) == ["a.png:0,0 10x23: error: [size] 10x23 px, at most 10x22 show (profile menubar at @1x)"])
    #expect(
      lines("a.png", 29, 24, .androidNotification) == [
        """
        a.png:0,0 29x24: error: [size] 29x24 px, wanted 24x24 (profile android-notification at @1x), or 0.75, 1, 1.5, 2, 3 or 4 times that
        """
      ])
    #expect(lines("a.png", 36, 36, .androidNotification) == [])
    #expect(lines("a.png", 31, 99, .tabbarWide) == [])
    #expect(lines("a.png", 99, 22, .menubar) == [])
    #expect(lines("a.png", 99, 22, .none) == [])
  }

  @Test func sets() {
    let disc = Sketch([.disc(15, 15, radius: 10)])
    let bar = Sketch([.rect(4, 12, 22, 5)])
    let set = { (large: PixelImage) in [PNGSubject("icons/mail.png", disc.drawn()), PNGSubject("icons/mail@2x.png", large)] }
    #expect(
      findings(of: .scaleDiffers, in: set(bar.drawn(scale: 2))).map(\.line) == [
        """
        icons/mail@2x.png:10,10 44x40: warning: [scale-differs] shows another drawing than mail.png: 69 % of the ink differs (up to 22 % \
        allowed, best shift 0.5 pt)
        """
      ])
    #expect(
      findings(of: .scaleDiffers, in: set(disc.drawn(scale: 2).alphas { $2 * 6 / 10 })).map(\.line) == [
        "icons/mail@2x.png:10,10 40x40: warning: [scale-differs] is 0.6 times as strong as mail.png, but the same drawing: give all scales the same alpha"
      ])
    #expect(
      findings(of: .scaleUpscaled, in: set(disc.drawn().enlargedBicubic(2))).map(\.line) == [
        """
        icons/mail@2x.png:9,9 42x42: warning: [scale-upscaled] is mail.png enlarged 2 times (bicubic; differs by 0 % of its edges, a real \
        drawing by 24 % or more): draw it at 60x60
        """
      ])
    #expect(
      findings(of: .scaleRatio, in: [PNGSubject("icons/mail.png", 30, 30), PNGSubject("icons/mail@3x.png", 120, 120)]).map(\.line) == [
        """
        icons/mail@3x.png:0,0 120x120: error: [scale-ratio] @3x is 4.00 times the @1x (120x120 against 30x30), expected 3.00 (90x90); off by \
        10 pt
        """
      ])
    #expect(
      findings(of: .scaleRatio, in: [PNGSubject("a.png", 26, 19), PNGSubject("a@2x.png", 50, 37)]).map(\.line) == [
        "a@2x.png:0,0 50x37: error: [scale-ratio] @2x is 1.92 by 1.95 times the @1x (50x37 against 26x19), expected 2.00 (52x38); off by 1 pt"
      ])
  }

  @Test func storage() {
    let structure = PNGStructure(
      header: PNGHeader(width: 30, height: 30, bitDepth: 8, colorType: .palette, isInterlaced: false),
      chunks: [PNGChunk(type: "tRNS", offset: 50, length: 4), PNGChunk(type: "tIME", offset: 70, length: 7)], trailingBytes: 3)
    let found = Linter(LintConfiguration(profile: .none, only: ["png-storage"])).lint(PNGSubject(path: "a.png", structure: structure))
    #expect(
      found.map(\.line) == [
        """
        a.png: note: [png-storage] a palette, which leaves few alphas, tIME (19 bytes, may tell who made it): 19 bytes \
        that do not show; save it anew as a plain 8-bit PNG
        """
      ])
  }

  @Test func formats() {
    let lint = { (structure: PNGStructure, decoding: Result<PixelImage, PNGFault>?) in
      Linter(LintConfiguration(profile: .tabbar)).lint(PNGSubject(path: "a.png", structure: structure, decoding: decoding)).map(\.line)
    }
    #expect(lint(PNGStructure(faults: [PNGFault(.notPNG("empty"), "is empty")]), nil) == ["a.png: error: [png-format] is empty"])
    #expect(
      lint(PNGStructure(rgbaOf: PixelSize(30, 30)), .failure(PNGFault(.data, "invalid distance in IDAT at byte 77", offset: 77))) == [
        "a.png: error: [png-format] invalid distance in IDAT at byte 77; copy it again, or export it again"
      ])
    // What PNG calls fatal, and a decoder has passed over all the same.
    var tolerated = PNGStructure(rgbaOf: PixelSize(30, 30))
    tolerated.faults = [PNGFault(.structure, "IHDR at byte 8 is odd", offset: 8)]
    let drawn = Sketch([.rect(8, 8, 14, 14)]).drawn()
    #expect(
      lint(tolerated, .success(drawn)) == [
        "a.png: warning: [png-format] IHDR at byte 8 is odd; decoders show the picture all the same: save it anew"
      ])
    #expect(lint(tolerated, nil) == ["a.png: error: [png-format] IHDR at byte 8 is odd; copy it again, or export it again"])
    var damaged = PNGStructure(rgbaOf: PixelSize(30, 30))
    damaged.faults = [PNGFault(.checksum, "tEXt at byte 60 has CRC 00000000, wanted 12345678", offset: 60, isTolerable: true)]
    #expect(
      lint(damaged, nil) == [
        "a.png: warning: [png-format] tEXt at byte 60 has CRC 00000000, wanted 12345678; decoders show the picture all the same: save it anew"
      ])
    #expect(
      lint(PNGStructure(rgbaOf: PixelSize(4096, 2048)), nil) == [
        "a.png: note: [png-format] 4096x2048 px are more than the limit of 4 Mpx: name, size and chunks alone are checked, and no pixel",
        "a.png:0,0 4096x2048: error: [size] 4096x2048 px, wanted 30x30 (profile tabbar at @1x)",
      ])
  }
}
