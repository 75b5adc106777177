import IconModel
import Testing

@testable import IconRaster

/// The wrappers round Cairo's objects.
@Suite struct CairoTests {
  private let bounds = PixelRect(x: 2, y: 3, width: 4, height: 5)

  @Test func `an error sticks to its context and is told in Cairo's words`() throws {
    let layer = try Layer(.alpha, bounds, budget: Budget())
    try layer.context.check()
    layer.context.restore()
    let error = #expect(throws: RasterError.self) { try layer.context.check() }
    #expect(error?.message == "cairo: cairo_restore() without matching cairo_save()")
    layer.fill(.black)
    #expect(throws: RasterError.self) { try layer.context.check() }
    #expect(layer.surface.samples.allSatisfy { $0 == 0 })
  }

  @Test func `a surface that Cairo cannot make is an error`() {
    let wide = PixelRect(x: 0, y: 0, width: 40_000, height: 1)
    let error = #expect(throws: RasterError.self) { try Surface(.alpha, wide, budget: Budget()) }
    #expect(error?.message == "cairo: invalid value (typically too big) for the size of the input (surface, pattern, etc.)")
  }

  @Test func `a surface shows its part of the canvas`() throws {
    let layer = try Layer(.alpha, bounds, budget: Budget())
    layer.context.setSource(.black, opacity: 1)
    layer.context.add(.rect(3, 4, 1, 1), .identity)
    layer.context.fillPreserving()
    #expect(layer.surface.samples.firstIndex(of: 255) == 4 + 1)
    #expect(layer.surface.samples.count { $0 != 0 } == 1)
    let whole = try Layer(.argb, PixelRect(x: 0, y: 0, width: 8, height: 8), budget: Budget())
    whole.add(layer)
    #expect(whole.surface.pixels { $0 }.firstIndex { $0 != 0 } == 8 * 4 + 3)
  }

  @Test func `what a surface held is free once it is gone`() throws {
    let budget = Budget()
    let half = PixelRect(x: 0, y: 0, width: 8192, height: 16384)
    for _ in 0..<4 { _ = try Surface(.argb, half, budget: budget) }
    let first = try Surface(.argb, half, budget: budget)
    let second = try Surface(.argb, half, budget: budget)
    let error = #expect(throws: RasterError.self) { try Surface(.alpha, self.bounds, budget: budget) }
    #expect(error?.message == "groups, masks and patterns need more than 1024 MiB of pixels at one time")
    withExtendedLifetime((first, second)) {}
  }

  @Test func `layers multiply, copy and add`() throws {
    let budget = Budget()
    let layer = try Layer(.alpha, bounds, budget: budget)
    layer.fill(.black)
    layer.multiply(by: 0.5)
    #expect(layer.surface.samples.allSatisfy { near($0, 128) })
    let other = try Layer(.alpha, bounds, budget: budget)
    other.copy(layer)
    other.multiply(by: layer)
    #expect(other.surface.samples.allSatisfy { near($0, 64) })
    other.add(layer)
    #expect(other.surface.samples.allSatisfy { near($0, 160) })
    other.multiply(by: 1)
    #expect(other.surface.samples.allSatisfy { near($0, 160) })
  }

  @Test func `a shape that cannot be seen does no harm to those behind it`() throws {
    let all = Path.rect(0, 0, 2, 1)
    for bad in [Transform.scale(0, 0), .scale(1, 0), Transform(a: 1, b: 1, c: 1, d: 1, e: 0, f: 0), .scale(1e-300, 1)] {
      let shape = Shape(path: all, transform: bad, fill: Fill(.black), stroke: Stroke(.black, dashes: [1, 1]))
      #expect(try alpha(2, 1, .shape(shape), .group(.shape(shape), opacity: 0.5), .fill(.rect(1, 0, 1, 1))).art == ".#")
    }
  }
}
