import IconModel
import Testing

@testable import IconLint

@Suite("Regions")
struct RegionTests {
  private func region(_ rows: String...) -> Region {
    Region(width: rows[0].count, height: rows.count, members: rows.joined().map { $0 == "#" })
  }

  @Test func grows() {
    #expect(region(".....", "..#..", ".....").dilated(by: 1) == region(".###.", ".###.", ".###."))
    #expect(region("#....", ".....", ".....").dilated(by: 2) == region("###..", "###..", "###.."))
    #expect(region("...").dilated(by: 1) == region("..."))
  }

  @Test func shrinksButNotAtThePicturesEdge() {
    #expect(region("####", "####", "####").eroded(by: 1) == region("####", "####", "####"))
    #expect(region("####.", "####.", "####.").eroded(by: 1) == region("###..", "###..", "###.."))
  }

  @Test func partsTouchAtCorners() {
    let three = region("#...#", ".#...", "....#")
    let (top, bottom) = (region("#####", ".....", "....."), region(".....", "#####", "....."))
    #expect(three.parts(reaching: top, bottom) == region("#....", ".#...", "....."))
    #expect(three.parts(reaching: top, top) == region("#...#", ".#...", "....."))
  }

  @Test func boxAndCount() {
    #expect(region(".....", "..#..", ".#...").box == PixelRect(x: 1, y: 1, width: 2, height: 2))
    #expect(region("..").box == nil)
    #expect(region("#.#").count == 2)
    let empty = Region(width: 0, height: 4, members: [])
    #expect(empty.dilated(by: 1) == empty && empty.eroded(by: 1) == empty)
  }
}
