import IconKit
import TestSupport

/// Sources that can't be read or drawn whole, and comments that stand for nothing.
enum TextFaults {
  static let families = [
    FaultFamily(
      rule: "source-format", level: .error,
      variants: [
        FaultVariant("an attribute with a slip") { random in
          let slip = random.pick(["widht", "heigth", "hieght", "rxx", "fil", "strok"])
          return FaultySource(statements: ["circle cx=15 cy=15 r=4", "rect x=4 y=\(random.whole(3...9)) width=9 height=9 \(slip)=2"])
        },
        FaultVariant("an element with a slip") { random in
          FaultySource(statements: ["circle cx=15 cy=15 r=4", "\(random.pick(["rectt", "crcle", "lien", "pth"])) x=\(random.whole(3...9))"])
        },
        FaultVariant("a number that is none") { random in
          FaultySource(statements: ["rect x=4 y=4 width=\(random.whole(1...9))\(random.pick(["o", "..5", "p", "-2"])) height=9"])
        },
        FaultVariant("a path that breaks off") { random in
          let numbers = "\(random.whole(1...9)) \(random.whole(10...20))"
          return FaultySource(statements: [
            "path d=\"\(random.pick(["M\(numbers)C1 2 3", "L\(numbers)", "M\(numbers) Q4", "Mx\(numbers)"]))\""
          ])
        },
        FaultVariant("a colour that there is not") { random in
          FaultySource(statements: [
            "rect width=9 height=9 fill=\(random.pick(["#12", "blakc", "#ggg", "rgb(1,2)"])) x=\(random.whole(1...9))"
          ])
        },
        FaultVariant(files: "an SVG that breaks off") { random in
          let text = svg("<rect x=\"4\" y=\"\(random.whole(3...9))\" width=\"9\" height=\"9\"/>")
          return FaultyFiles([("icon.svg", Array(text.utf8.prefix(random.whole(9...text.utf8.count - 8))))])
        },
      ]),
    FaultFamily(
      rule: "unsupported",
      variants: [
        FaultVariant(files: "texts, images, filters") { random in
          let place = "x=\"\(random.whole(3...9))\" y=\"\(random.whole(10...20))\""
          let element = random.pick([
            "<text \(place)>A</text>", "<image \(place) width=\"9\" height=\"9\" href=\"data:image/png;base64,AAAA\"/>",
            "<foreignObject \(place) width=\"9\" height=\"9\"/>",
            "<defs><filter id=\"f\"><feGaussianBlur stdDeviation=\"2\"/></filter></defs><rect \(place) width=\"9\" height=\"9\" filter=\"url(#f)\"/>",
          ])
          return FaultyFiles([("icon.svg", Array(svg("<circle cx=\"15\" cy=\"15\" r=\"9\"/>\n  " + element).utf8))], line: 3)
        }
      ]),
    FaultFamily(
      rule: "unused-suppression", level: .note, isAlone: false,
      variants: [
        FaultVariant("a rule that finds nothing") { random in
          let rule = random.pick(["off-grid", "show-through", "invisible", "thin-stroke", "dots-merged", "solid", "color-lost"])
          return FaultySource(statements: ["rect x=4 y=\(random.whole(3...9)) width=9 height=9 # iconkit:disable \(rule)"])
        },
        FaultVariant("a rule that there is not") { random in
          let rule = random.pick(["of-grid", "showthrough", "invisble", "thin-strok", "dots", "colour-lost"])
          return FaultySource(statements: ["# iconkit:disable \(rule)", "rect x=4 y=\(random.whole(3...9)) width=9 height=9"], faulty: -2)
        },
      ]),
  ]

  private static func svg(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\">\n  \(body)\n</svg>\n"
  }
}
