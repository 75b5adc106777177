import IconModel

@testable import IconRaster
@testable import IconSyntax

/// Reads text as path data, finds its vertices, and draws it filled, stroked and in dashes, far too large as well.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let data = PathData.parse(text, limits: .standard)
  switch data.fault {
  case .syntax(let fault), .limit(let fault): precondition(fault.range.upperBound <= text.utf8.count, "a place in the text")
  case nil: break
  }
  precondition(data.inner.allSatisfy(data.path.segments.indices.contains), "inner ends are ends")
  precondition(zip(data.inner, data.inner.dropFirst()).allSatisfy { $0 < $1 }, "inner ends rise")
  for vertex in data.vertices { precondition(vertex.angle.isFinite, "a direction") }
  let strokes = [
    Stroke(.color(.black), width: 0.75, cap: .square), Stroke(.color(.black), cap: .round, join: .round, dashes: [0, 1.5]),
    Stroke(.knockout, width: 3, dashes: [0.5, 0.25, 0, 1], dashOffset: -2),
  ]
  for stroke in strokes {
    let shape = Shape(path: data.path, fill: Fill(.color(.black), rule: .evenOdd), stroke: stroke)
    for scale in [1, 1_000.0] { draw(shape, scale) }
  }
  return 0
}

private func draw(_ shape: Shape, _ scale: Double) {
  let icon = Icon(size: Size(16, 16), nodes: [.shape(shape)])
  let canvas = Canvas(size: PixelSize(16, 16), transform: .scale(scale, scale))
  do throws(RasterError) {
    _ = try Rasterizer.drawAlpha(icon, on: canvas)
  } catch {
    if case .cairo(let text) = error.reason { preconditionFailure("Cairo is given what it can draw, not: \(text)") }
  }
}
