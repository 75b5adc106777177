import IconModel

/// An icon in all bars, among its neighbours on the page, which show whether it is as large and as strong as they are.
struct PreviewBars {
  private let name: String
  private let index: Int
  /// The icon itself, and others that can be shown.
  private let neighbours: [Int]
  private let names: [String]

  init(_ icons: [PreviewIcon], _ index: Int) {
    self.index = index
    name = Markup.escaped(icons[index].name)
    names = icons.map(\.name)
    neighbours = (max(0, index - 2)..<min(icons.count, index + 3)).filter { $0 != index && !icons[$0].shots.isEmpty }
  }

  var html: String {
    let tabs = [Bar.classic, .light, .dark].map(tabBar)
    return "<div class=\"bars\">" + tabs.joined() + [Bar.navigation, .navigationDark].map(navigationBar).joined()
      + [Bar.toolbar, .toolbarDark].map(toolbar).joined()
      + figure("Menu bar", pair(.menuLight, .menuDark, time: "Tue 9:41"))
      + figure("Status bar", pair(.statusDark, .statusLight, time: "9:41")) + "</div>"
  }

  /// The icon, its neighbours, and the icon again where these are too few.
  private var five: [Int] {
    let others = neighbours + [Int](repeating: index, count: 4 - neighbours.count)
    return [others[0], others[1], index, others[2], others[3]]
  }

  /// Selected, not selected, and beside two others.
  private func tabBar(_ bar: Bar) -> String {
    let others = neighbours.prefix(2)
    let tabs = ([index, index] + others).enumerated().map { place, icon in
      "<button type=\"button\" class=\"tab p\(icon)\" role=\"radio\" aria-checked=\"\(place == 0)\" tabindex=\"\(place == 0 ? 0 : -1)\">"
        + "\(Markup.escaped(names[icon]))</button>"
    }
    return figure(
      bar.title, "<div class=\"bar \(bar.id)\" role=\"radiogroup\" aria-label=\"\(name): \(bar.title)\">\(tabs.joined())</div>")
  }

  private func navigationBar(_ bar: Bar) -> String {
    let other = neighbours.first ?? index
    return figure(
      bar.title, "<div class=\"bar title \(bar.id)\" \(label(bar))>\(item(index))<strong>\(name)</strong>\(item(other))</div>")
  }

  private func toolbar(_ bar: Bar) -> String {
    figure(bar.title, "<div class=\"bar tools \(bar.id)\" \(label(bar))>\(five.map(item).joined())</div>")
  }

  private func pair(_ a: Bar, _ b: Bar, time: String) -> String {
    let bars = [a, b].map { bar in
      let items = ([index] + neighbours.prefix(1)).map(item).joined()
      return "<div class=\"bar small \(bar.id)\" \(label(bar))>\(items)<time>\(time)</time></div>"
    }
    return "<div class=\"pair\">\(bars.joined())</div>"
  }

  private func label(_ bar: Bar) -> String { "role=\"img\" aria-label=\"\(name): \(bar.title)\"" }

  private func item(_ icon: Int) -> String { "<i class=\"item p\(icon)\"></i>" }

  private func figure(_ title: String, _ content: String) -> String {
    "<figure><figcaption>\(title)</figcaption>\(content)</figure>"
  }
}
