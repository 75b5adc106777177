import IconJSON
import IconModel

extension PictureComparison {
  /// So many pixels are named where nobody asks for all.
  public static let named = 10

  /// The comparison for people: a line that says how much differs, and a line a pixel.
  ///
  /// - Parameters:
  ///   - color: whether the first line is emphasized.
  ///   - most: how many pixels are named.
  public func text(color: Bool = false, most: Int = named) -> String {
    let style = TerminalStyle(isOn: color)
    var text = style.bold("\(beforePath.printable) and \(afterPath.printable)") + ": \(headline)\n"
    for pixel in pixels(most: most) {
      text += "  \(pixel.x),\(pixel.y): \(Self.text(of: pixel.before)), now \(Self.text(of: pixel.after))\n"
    }
    if most > 0, let difference, difference.count > most { text += "  … and \(difference.count - most) more\n" }
    return text
  }

  /// What differs, without the names: `3 of 900 pixels differ, by 255 of 255 at most, 170.0 on average; the first at 4,7, all in 3x1 at 4,7`.
  public var headline: String {
    guard let difference else { return "\(before.size) px, now \(after.size)" }
    guard let first = difference.first, let box = difference.box else { return "the same" }
    let count = "\(difference.count) of \(before.width * before.height) pixels \(difference.count == 1 ? "differs" : "differ")"
    let size = "by \(difference.largest) of 255 at most, \(Self.tenths(difference.mean)) on average"
    return "\(count), \(size); the first at \(first.x),\(first.y), all in \(box.width)x\(box.height) at \(box.x),\(box.y)"
  }

  /// The comparison as one JSON object and a line feed; so many pixels are named.
  public func json(most: Int = 1000) -> String {
    var json = JSONText()
    json.object { json in
      json.add("before", beforePath)
      json.add("after", afterPath)
      json.add("same", isSame)
      add(before.size, "beforeSize", to: &json)
      add(after.size, "afterSize", to: &json)
      json.add("tolerance", tolerance)
      guard let difference else { return }
      json.add("different", difference.count)
      json.add("largest", difference.largest)
      json.add("mean", difference.mean)
      if let first = difference.first, let box = difference.box {
        json.object("first") { json in
          json.add("x", first.x)
          json.add("y", first.y)
        }
        json.object("box") { json in
          json.add("x", box.x)
          json.add("y", box.y)
          json.add("width", box.width)
          json.add("height", box.height)
        }
      }
      json.array("pixels") { json in
        for pixel in pixels(most: most) { add(pixel, to: &json) }
      }
    }
    return json.text + "\n"
  }

  /// What is said, as JSON, of a picture whose counterpart is missing.
  public static func json(of path: String, missing: String) -> String {
    var json = JSONText()
    json.object { json in
      json.add("path", path)
      json.add("missing", missing)
    }
    return json.text + "\n"
  }

  private func add(_ size: PixelSize, _ key: String, to json: inout JSONText) {
    json.object(key) { json in
      json.add("width", size.width)
      json.add("height", size.height)
    }
  }

  private func add(_ pixel: Pixel, to json: inout JSONText) {
    json.object { json in
      json.add("x", pixel.x)
      json.add("y", pixel.y)
      for (key, samples) in [("before", pixel.before), ("after", pixel.after)] {
        json.array(key) { json in
          for sample in samples { json.add(nil, Int(sample)) }
        }
      }
    }
  }

  /// `alpha 128` for black ink, `#ff0000 at alpha 128` for any other.
  private static func text(of pixel: [UInt8]) -> String {
    let alpha = "alpha \(pixel[3])"
    if pixel[3] == 0 || pixel[..<3].allSatisfy({ $0 == 0 }) { return alpha }
    let digits = pixel[..<3].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "#\(digits.joined()) at \(alpha)"
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
