import TestSupport

/// Drawings as they should be, in svgspec, another one for each state of the random numbers.
enum FaultlessSources {
  static let all: [(name: String, draw: @Sendable (inout SeededNumbers) -> String)] = [
    (
      "crisp strokes",
      { random in
        let width = random.whole(1...3)
        let place = { (random: inout SeededNumbers) in Double(random.whole(4...25)) + (width % 2 == 1 ? 0.5 : 0) }
        let (x, y) = (place(&random), place(&random))
        return "icon fill=none stroke=black stroke-width=\(width)\nline x1=3 y1=\(y) x2=27 y2=\(y)\nline x1=\(x) y1=3 x2=\(x) y2=27\n"
      }
    ),
    (
      "sheets that hide one another",
      { random in
        let (width, height) = (random.whole(12...15), random.whole(14...18))
        let sheets = [11.5, 7.5, 3.5].enumerated().map { index, x in
          "rect x=\(x) y=\(2.5 + 3 * Double(index)) width=\(width) height=\(height)"
        }
        return "icon fill=knockout stroke=black\n" + sheets.joined(separator: "\n") + "\n"
      }
    ),
    (
      "dots on the grid",
      { random in
        let pattern = random.pick(["1 1", "2 1", "1 2", "2 2", "3 1"])
        let y = random.whole(4...24)
        return "icon stroke=black\nline x1=\(random.whole(3...6)) y1=\(y).5 x2=26 y2=\(y).5 stroke-dasharray=\"\(pattern)\"\n"
      }
    ),
    (
      "dotted outline",
      { random in
        let place = "x=\(random.whole(2...6)).5 y=\(random.whole(2...6)).5"
        return "icon fill=none stroke=black stroke-style=dotted stroke-linecap=square\n"
          + "rect \(place) width=\(2 * random.whole(6...9)) height=\(2 * random.whole(6...9))\n"
      }
    ),
    (
      "globe",
      { random in
        let radius = Double(random.whole(9...12)) + 0.5
        return """
          icon fill=none stroke=black
          circle cx=15 cy=15 r=\(radius)
          ellipse cx=15 cy=15 rx=\(radius / 2) ry=\(radius)
          line x1=\(15 - radius) y1=15.5 x2=\(15 + radius) y2=15.5

          """
      }
    ),
    (
      "slash through a bell",
      { random in
        """
        icon fill=none stroke=black stroke-width=2
        path d="M8 21v-8a7 7 0 0 1 14 0v8"
        line x1=5 y1=21 x2=25 y2=21
        line x1=\(random.whole(4...6)) y1=\(random.whole(4...6)) x2=\(random.whole(24...26)) y2=\(random.whole(24...26))

        """
      }
    ),
    (
      "bounding rectangle",
      { random in
        "icon\nrect width=30 height=30 fill=none\ncircle cx=\(random.whole(10...18)) cy=15 r=\(random.number(4...9))\n"
      }
    ),
    (
      "colours apart",
      { random in
        let colors = ["red", "#13409a", "green", "orange"]
        return "icon\nrect x=3 y=\(random.whole(3...8)) width=9 height=12 fill=\(random.pick(colors))\n"
          + "circle cx=21 cy=15 r=\(random.whole(4...6)) fill=\(random.pick(colors))\n"
      }
    ),
    (
      "group moved by whole pixels",
      { random in
        """
        icon
        g transform="translate(\(random.whole(-2...4)) \(random.whole(-2...4)))" {
          rect x=5 y=5 width=\(random.whole(4...16)) height=3
          rect x=5 y=11 width=\(random.whole(4...16)) height=3
          rect x=5 y=17 width=\(random.whole(4...16)) height=3
        }

        """
      }
    ),
  ]
}
