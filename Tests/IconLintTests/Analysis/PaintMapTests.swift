import IconModel
import Testing

@testable import IconLint

@Suite("Paints and colours")
struct PaintMapTests {
  private let white = LabColor(.white)
  private let black = LabColor(.black)
  private let blue = LabColor(Color(20, 64, 154))

  private func losses(_ layers: (LabColor?, Sketch.Mark)..., contrast: Double = 20) -> [PaintMap.Loss] {
    var map = PaintMap(width: 60, height: 60)
    var marks: [Sketch.Mark] = []
    for (color, mark) in layers {
      let coverage = Sketch([mark]).drawn(scale: 2).alpha
      var drawn = mark
      if let color {
        map.add(color, coverage: coverage)
      } else {
        map.erase(coverage: coverage)
        drawn.color = nil
      }
      marks.append(drawn)
    }
    return map.losses(alpha: Sketch(marks).drawn(scale: 2).alpha, contrast: contrast)
  }

  @Test func whatLiesInsideIsLostWhole() throws {
    let found = losses((blue, .rect(3, 3, 24, 24)), (white, .rect(9, 12, 12, 6)))
    try #require(found.count == 2)
    #expect(found[0].paint == 1 && found[0].other == 0 && found[0].share == 1)
    // At two pixels a point: twice 24 and twice 12 pixels of outline.
    #expect(found[0].length == 72)
    #expect(found[1].paint == 0 && found[1].share < 0.3)
    #expect(found[0].distance > 60)
    #expect(found[0].box == Rect(x: 18, y: 24, width: 24, height: 12))
  }

  @Test func gapsAndErasedSignsAreSeen() {
    #expect(losses((blue, .rect(3, 3, 10, 24)), (white, .rect(14, 3, 10, 24))).isEmpty)
    #expect(losses((blue, .rect(3, 3, 24, 24)), (nil, .rect(9, 12, 12, 6))).isEmpty)
  }

  @Test func equalColorsLoseNothing() {
    #expect(losses((blue, .rect(3, 3, 10, 24)), (blue, .rect(13, 3, 10, 24))).isEmpty)
    #expect(losses((white, .rect(3, 3, 10, 24)), (black, .rect(13, 3, 10, 24)), contrast: 101).isEmpty)
  }

  @Test func stepsInAlphaAreSeen() {
    #expect(losses((black, .rect(3, 3, 10, 24)), (white, .rect(13, 3, 10, 24, Color(0, 0, 0, 150)))).isEmpty)
  }

  @Test func distancesAreThoseOfTheTables() {
    #expect(abs(black.distance(to: white) - 100) < 0.1)
    let red = LabColor(Color(255, 0, 0))
    #expect(abs(red.lightness - 53.24) < 0.05 && abs(red.a - 80.09) < 0.3 && abs(red.b - 67.2) < 0.3)
    #expect(LabColor(Color(119, 119, 119)).lightness.rounded() == 50)
    #expect(black.lightness.rounded() == 0)
  }

  @Test func masksOfOtherSizesAreNotCompared() {
    var map = PaintMap(width: 4, height: 4)
    map.add(black, coverage: AlphaMask(width: 2, height: 2, samples: [255, 255, 255, 255]))
    map.add(white, coverage: AlphaMask(width: 4, height: 4, samples: [UInt8](repeating: 255, count: 16)))
    #expect(map.losses(alpha: AlphaMask(width: 2, height: 2, samples: [0, 0, 0, 0]), contrast: 20).isEmpty)
    #expect(map.losses(alpha: AlphaMask(width: 4, height: 4, samples: [UInt8](repeating: 255, count: 16)), contrast: 20).isEmpty)
    #expect(PaintMap(width: 0, height: 0).losses(alpha: AlphaMask(width: 0, height: 0, samples: []), contrast: 20).isEmpty)
  }
}
