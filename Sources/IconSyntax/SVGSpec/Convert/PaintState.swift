import IconModel

/// The inherited properties that decide whether a shape needs more than SVG has.
struct PaintState {
  enum Property: Int, CaseIterable {
    case fill, stroke, strokeWidth, strokeLinecap, strokeStyle, strokeDasharray, paintOrder, markerStart, markerMid, markerEnd, visibility
    case fillOpacity, colorInterpolation, color

    /// The property's name and its initial value.
    fileprivate var entry: (name: String, initial: String) {
      switch self {
      case .fill: ("fill", "black")
      case .stroke: ("stroke", "none")
      case .strokeWidth: ("stroke-width", "1")
      case .strokeLinecap: ("stroke-linecap", "butt")
      case .strokeStyle: ("stroke-style", "solid")
      case .strokeDasharray: ("stroke-dasharray", "none")
      case .paintOrder: ("paint-order", "normal")
      case .markerStart: ("marker-start", "none")
      case .markerMid: ("marker-mid", "none")
      case .markerEnd: ("marker-end", "none")
      case .visibility: ("visibility", "visible")
      case .fillOpacity: ("fill-opacity", "1")
      case .colorInterpolation: ("color-interpolation", "sRGB")
      case .color: ("color", "black")
      }
    }

    var name: String { entry.name }
    var initial: String { entry.initial }
  }

  private var values = Property.allCases.map(\.initial)

  subscript(property: Property) -> String { values[property.rawValue] }

  /// The state inside an element.
  func applying(_ element: MarkupElement) -> PaintState {
    var state = self
    for property in Property.allCases {
      guard let value = element[property.name] else { continue }
      switch value {
      case "inherit", "unset", "revert", "revert-layer": break
      case "initial": state.values[property.rawValue] = property.initial
      default: state.values[property.rawValue] = value
      }
    }
    return state
  }

  func isKnockout(_ property: Property) -> Bool { PaintState.isKnockout(self[property]) }

  /// Whether a paint erases.
  static func isKnockout(_ paint: String) -> Bool { paint.trimmedLowercase == "knockout" }

  /// Whether a paint is there, in SVG: a knockout is none.
  func isPainted(_ property: Property) -> Bool { self[property].trimmedLowercase != "none" && !isKnockout(property) }

  /// The alpha of a paint's colour; 1 of what is no colour.
  func alpha(_ property: Property) -> Double {
    let current = (try? ColorValue.parse(self[.color]))?.resolved(.black) ?? .black
    return (try? ColorValue.parse(self[property]))?.resolved(current).alpha ?? 1
  }

  var hasMarkers: Bool { [Property.markerStart, .markerMid, .markerEnd].contains { self[$0] != "none" } }

  /// The dashes that `stroke-style` stands for; nil where the line is solid, or has dashes of its own.
  var styleDashes: String? {
    guard self[.strokeDasharray].trimmedLowercase == "none", self[.stroke].trimmedLowercase != "none" else { return nil }
    switch self[.strokeStyle].trimmedLowercase {
    case "dashed": return "\(width(times: 3)) \(width(times: 2))"
    case "dotted": return self[.strokeLinecap].trimmedLowercase == "butt" ? "\(width(times: 1)) \(width(times: 1))" : "0 \(width(times: 2))"
    default: return nil
    }
  }

  /// The stroke's width times a factor, in the unit it is written in.
  ///
  /// The product is the resolver's own, so that the dashes come out the same to the last digit.
  private func width(times factor: Double) -> String {
    let text = self[.strokeWidth]
    guard factor != 1, let parts = NumberText.parts(Array(text.utf8)), let number = Double(text.utf8Prefix(parts.length)) else {
      return text
    }
    return shortest(number * factor) + text.utf8Suffix(from: parts.length)
  }
}

extension String {
  /// The text in lower case, without white space round it.
  fileprivate var trimmedLowercase: String {
    let bytes = utf8.drop(while: Byte.isWhite).reversed().drop(while: Byte.isWhite).reversed()
    return String(decoding: bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  fileprivate func utf8Prefix(_ count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
  fileprivate func utf8Suffix(from start: Int) -> String { String(decoding: utf8.dropFirst(start), as: UTF8.self) }
}
