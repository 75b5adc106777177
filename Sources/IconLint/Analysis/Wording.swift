import IconModel

/// Writes numbers and lists the way all messages do.
enum Wording {
  /// A number with at most so many digits behind the point; zeros at the end are left out.
  static func decimal(_ value: Double, _ places: Int) -> String {
    var text = fixed(value, places)
    if places > 0 {
      while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
      if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// A number with exactly so many digits behind the point.
  static func fixed(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { factor, _ in factor * 10 }
    guard let scaled = Int(exactly: (abs(value) * Double(scale)).rounded()) else { return "\(value)" }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(sign)\(scaled / scale)." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
  }

  /// A number with its sign.
  static func signed(_ value: Double, _ places: Int) -> String { (value < 0 ? "" : "+") + fixed(value, places) }

  /// A share as whole percents: `41 %`.
  static func percent(_ share: Double) -> String { decimal(share * 100, 0) + " %" }

  /// A number with its noun: `1 pixel`, `2 pixels`.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String], _ last: String = "and") -> String {
    guard items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(last) " + items[items.count - 1]
  }

  /// A size in points: `30x30`, `12.5x20`.
  static func points(_ size: Size) -> String { decimal(size.width, 2) + "x" + decimal(size.height, 2) }

  /// Where a box lies, to whole pixels: `x 9…21, y 13`.
  static func place(_ box: Rect) -> String {
    let span = { (from: Double, to: Double) in
      let (from, to) = (decimal(from, 0), decimal(to, 0))
      return from == to ? from : "\(from)…\(to)"
    }
    return "x \(span(box.minX, box.maxX)), y \(span(box.minY, box.maxY))"
  }

  /// A rectangle's size and place: `18x13 at 6,9`.
  static func placed(_ rect: PixelRect) -> String { "\(rect.width)x\(rect.height) at \(rect.x),\(rect.y)" }
}
