import IconModel

/// A set of a picture's pixels.
struct Region: Sendable, Hashable {
  let width: Int
  let height: Int
  /// One for each pixel, rows from the top.
  var members: [Bool]

  /// Makes a region of its pixels.
  init(width: Int, height: Int, members: [Bool]) {
    (self.width, self.height, self.members) = (width, height, members)
  }

  /// The pixels of a mask that have such an alpha.
  init(_ mask: AlphaMask, where isMember: (UInt8) -> Bool) {
    self.init(width: mask.width, height: mask.height, members: mask.samples.map(isMember))
  }

  var count: Int { members.count { $0 } }

  /// The smallest rectangle round all pixels; nil where there is none.
  var box: PixelRect? {
    var box = PixelBox()
    for y in 0..<height {
      for x in 0..<width where members[y &* width &+ x] { box.add(x, y) }
    }
    return box.rect
  }

  /// The pixels that are in both, of two regions of one size.
  static func & (a: Region, b: Region) -> Region {
    Region(width: a.width, height: a.height, members: zip(a.members, b.members).map { $0 && $1 })
  }

  /// The pixels that are not in the region.
  static prefix func ! (region: Region) -> Region {
    Region(width: region.width, height: region.height, members: region.members.map { !$0 })
  }

  /// With all pixels at most `reach` to the side and up or down from one of the region.
  func dilated(by reach: Int) -> Region {
    var across = self
    for start in stride(from: 0, to: members.count, by: max(1, width)) {
      spread(from: members, to: &across.members, start: start, step: 1, count: width, reach)
    }
    var result = across
    for start in 0..<(height > 0 ? width : 0) {
      spread(from: across.members, to: &result.members, start: start, step: width, count: height, reach)
    }
    return result
  }

  /// Without all pixels that are at most `reach` to the side and up or down from one that is not in the region; what lies outside the
  /// picture takes nothing away.
  func eroded(by reach: Int) -> Region { !(!self).dilated(by: reach) }

  private func spread(from: [Bool], to: inout [Bool], start: Int, step: Int, count: Int, _ reach: Int) {
    // The last member seen, in both directions.
    var last = Int.min / 2
    for place in 0..<count {
      let index = start &+ place &* step
      if from[index] { last = place }
      if place - last <= reach { to[index] = true }
    }
    last = Int.max / 2
    for place in (0..<count).reversed() {
      let index = start &+ place &* step
      if from[index] { last = place }
      if last - place <= reach { to[index] = true }
    }
  }

  /// Those parts of the region, pixels that hang together be it at corners, that have a pixel in common with each of two others.
  func parts(reaching a: Region, _ b: Region) -> Region {
    var left = members
    var result = [Bool](repeating: false, count: left.count)
    for start in left.indices where left[start] {
      var part = [start]
      left[start] = false
      var next = 0
      while next < part.count {
        let (x, y) = (part[next] % width, part[next] / width)
        next += 1
        for v in max(0, y - 1)...min(height - 1, y + 1) {
          for u in max(0, x - 1)...min(width - 1, x + 1) where left[v &* width &+ u] {
            left[v &* width &+ u] = false
            part.append(v &* width &+ u)
          }
        }
      }
      guard part.contains(where: { a.members[$0] }), part.contains(where: { b.members[$0] }) else { continue }
      for index in part { result[index] = true }
    }
    return Region(width: width, height: height, members: result)
  }
}
