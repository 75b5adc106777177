import IconKit
import IconModel
import TestSupport
import Testing

/// The page in a browser.
@Suite(.enabled(if: Browser.isAvailable, Browser.advice), .serialized) struct PreviewPageTests {
  let tool = Tool()

  private static let documents = "icons/docs.svgspec"

  /// A folder with the documents icon, two PNGs with findings and one that is no picture.
  private func writePage() throws {
    tool.folder.write(try Fixture.bytes("docs.svgspec"), to: Self.documents)
    for name in ["mail.png", "star.png"] { tool.folder.write(try Fixture.bytes("icons/\(name)"), to: "icons/\(name)") }
    let run = tool.run("preview", "DIR/icons", "-o", "DIR/preview.html")
    #expect(run.status == 0 && run.error == "" && run.output == "", "\(run.error)")
  }

  /// What bars show of the documents icon at 1x.
  private func mask() throws -> AlphaMask {
    let pictures = try IconPicture.pictures(path: "docs.svgspec", bytes: try Fixture.bytes("docs.svgspec"))
    return try #require(pictures.first).image.alpha
  }

  /// Where an element stands, in whole pixels.
  private func place(of selector: String, _ browser: Browser) throws -> PixelRect {
    let text = try browser.run(
      "const box = document.querySelector('\(selector)').getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join(' ')")
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    try #require(numbers.count == 4 && numbers.allSatisfy { $0 == $0.rounded() }, "\(selector) stands at \(text)")
    return PixelRect(x: Int(numbers[0]), y: Int(numbers[1]), width: Int(numbers[2]), height: Int(numbers[3]))
  }

  /// Looks whether an element shows the mask in one colour on another, pixel for pixel; tabs show it above their names, items in their middle.
  private func expect(
    _ selector: String, _ ink: [Int], on ground: [Int], _ browser: Browser, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let mask = try mask()
    let element = try place(of: selector, browser)
    let isTab = element.height == 49
    #expect(element.width == (isTab ? 80 : 44), sourceLocation: sourceLocation)
    let box = PixelRect(
      x: element.x + (element.width - mask.width) / 2, y: element.y + (isTab ? 3 : 7), width: mask.width, height: mask.height)
    let picture = try browser.screenshot()
    var wrong: [String] = []
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let start = 4 * ((box.y + y) * picture.width + box.x + x)
        let shown = picture.samples[start..<start + 3].map(Int.init)
        let alpha = Int(mask[x, y])
        let wanted = (0..<3).map { (ink[$0] * alpha + ground[$0] * (255 - alpha) + 127) / 255 }
        if zip(shown, wanted).contains(where: { abs($0 - $1) > 2 }) { wrong.append("\(x),\(y): \(shown), wanted \(wanted)") }
      }
    }
    #expect(wrong.isEmpty, "\(selector): \(wrong.count) pixels, \(wrong.prefix(5))", sourceLocation: sourceLocation)
  }

  private func visible(_ browser: Browser) throws -> String {
    try browser.run("return [...document.querySelectorAll('article:not([hidden]) h2')].map(name => name.textContent).join(' ')")
  }

  private static let light = [0xF9, 0xF9, 0xF9]
  private static let blue = [0, 0x7A, 0xFF]

  @Test func barsShowTheMask() throws {
    try writePage()
    try Browser.run { browser in
      try browser.open(tool.folder.file("preview.html"))
      // No colour is on its way to another while a picture is taken.
      try browser.run(
        "document.head.append(Object.assign(document.createElement('style'), {textContent: '*, ::before {transition: none !important}'}))")
      let tab = { (bar: String, place: Int) in "article.p0 .\(bar) .tab:nth-child(\(place))" }
      try expect(tab("light", 1), Self.blue, on: Self.light, browser)
      try expect(tab("light", 2), [0x99, 0x99, 0x99], on: Self.light, browser)
      try expect(tab("dark", 1), Self.blue, on: [0x16, 0x16, 0x16], browser)
      try expect(tab("dark", 2), [0x75, 0x75, 0x75], on: [0x16, 0x16, 0x16], browser)
      for bar in ["navigation", "toolbar"] {
        try expect("article.p0 .\(bar) .p0", Self.blue, on: Self.light, browser)
        try expect("article.p0 .\(bar)-dark .p0", Self.blue, on: [0x16, 0x16, 0x16], browser)
      }

      // Selecting by a tap, tinting.
      try browser.run("document.querySelector('article.p0 .light .tab:nth-child(2)').click()")
      try expect(tab("light", 1), [0x99, 0x99, 0x99], on: Self.light, browser)
      try expect(tab("light", 2), Self.blue, on: Self.light, browser)
      try browser.run("document.querySelector('[aria-label=\"Tint pink\"]').click()")
      try expect(tab("light", 2), [0xFF, 0x2D, 0x55], on: Self.light, browser)
      #expect(try browser.run("return document.querySelector('#tint').value") == "#ff2d55")

      // By the keyboard: the arrow goes on to the next, and round.
      try browser.run("document.querySelector('article.p0 .dark .tab').focus()")
      try browser.press("\u{E014}\u{E014}")
      let chosen = "return [...document.querySelectorAll('article.p0 .dark .tab')].map(tab => tab.getAttribute('aria-checked')).join(' ')"
      #expect(try browser.run(chosen) == "false false true false")
      #expect(try browser.run("return document.activeElement.getAttribute('aria-checked')") == "true")

      #expect(try browser.console() == [])
      #expect(try browser.requests().filter { !$0.hasPrefix("file:///") } == [])
      #expect(try browser.requests() == [])
    }
  }

  @Test func searchFilterAndKeys() throws {
    try writePage()
    try Browser.run { browser in
      try browser.open(tool.folder.file("preview.html"))
      let status = "return document.querySelector('#status').textContent"
      #expect(try visible(browser) == "docs mail star")
      #expect(try browser.run(status) == "3 shown")
      try browser.press("/mai")
      #expect(try visible(browser) == "mail")
      #expect(try browser.run(status) == "1 of 3 shown")
      try browser.press("\u{E00C}")
      #expect(try visible(browser) == "docs mail star")

      let choose = { (rule: String) in
        "const rule = document.querySelector('#rule'); rule.value = '\(rule)'; rule.dispatchEvent(new Event('input'))"
      }
      try browser.run(choose("opaque"))
      #expect(try visible(browser) == "mail")
      try browser.run(choose(""))
      for level in ["error", "warning", "note"] { try browser.run("document.querySelector('[value=\(level)]').click()") }
      #expect(
        try visible(browser)
          == (try browser.run("return [...document.querySelectorAll('[data-levels=clean] h2')].map(e => e.textContent).join(' ')")))
      for level in ["error", "warning", "note"] { try browser.run("document.querySelector('[value=\(level)]').click()") }

      try browser.press("jj")
      #expect(try browser.run("return document.activeElement.getAttribute('aria-labelledby')") == "n1")
      try browser.press("k")
      #expect(try browser.run("return document.activeElement.getAttribute('aria-labelledby')") == "n0")

      // The alpha under the pointer: pixel 3,8 of 30 is the outline of the front sheet.
      let mask = try mask()
      let box = try place(of: "article.p0 .large", browser)
      #expect(box.width == 210 && box.height == 210)
      for (x, y) in [(3, 12), (0, 0)] {
        try browser.point(box.x + 7 * x + 3, box.y + 7 * y + 3)
        _ = try browser.run("return new Promise(done => setTimeout(done, 300))")
        try browser.point(box.x + 7 * x + 4, box.y + 7 * y + 4)
        #expect(try browser.run("return document.querySelector('article.p0 output').textContent") == "\(x),\(y): alpha \(mask[x, y])")
      }
      try browser.run("document.querySelector('article.p0 .scales button:nth-child(3)').click()")
      #expect(try browser.run("return document.querySelector('article.p0 .large').className") == "large at2")
      #expect(try browser.console() == [])
    }
  }

  @Test func darkModeAndLargeText() throws {
    try writePage()
    try Browser.run(width: 360, height: 800) { browser in
      try browser.open(tool.folder.file("preview.html"))
      let corner = { (picture: PixelImage) in Array(picture.samples[..<3]) }
      #expect(corner(try browser.screenshot()) == [255, 255, 255])
      try browser.prefer("prefers-color-scheme", "dark")
      #expect(corner(try browser.screenshot()) == [0x12, 0x12, 0x14])
      // Bars keep the colours of their platforms.
      #expect(
        try browser.run("return getComputedStyle(document.querySelector('.light')).backgroundColor") == "rgb(249, 249, 249)")
      for size in ["100%", "200%"] {
        try browser.run("document.documentElement.style.fontSize = '\(size)'")
        #expect(
          try browser.run("return document.documentElement.scrollWidth <= innerWidth ? '' : document.documentElement.scrollWidth")
            == "")
      }
    }
  }

  /// Names and texts that would like to be markup.
  @Test func hostileTexts() throws {
    let name = "\"'><img src=x onerror=hacked()><script>hacked()</script>\n</style>"
    let text = "</title></style></script><script>window.hacked = true</script><img src='http://example.com/x'>"
    let quoted = text.replacing("<", with: "&lt;").replacing("'", with: "&apos;")
    let source =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"30\"><title>\(quoted)</title><desc>\(quoted)</desc>"
      + "<rect x=\"5\" y=\"5\" width=\"20\" height=\"20\"/></svg>"
    // A name cannot hold a slash.
    let file = name.replacing("/", with: "")
    tool.folder.write(source, to: "icons/a.svg")
    #expect(tool.folder.run("mv icons/a.svg \"icons/$(printf '%s' '\(file.replacing("'", with: "'\\''"))').svg\"") == 0)
    #expect(tool.run("preview", "DIR/icons", "-o", "DIR/preview.html").status == 0)
    try Browser.run { browser in
      try browser.open(tool.folder.file("preview.html"))
      #expect(try browser.run("return typeof hacked + document.scripts.length + document.images.length") == "undefined10")
      #expect(try browser.run("return document.querySelector('h2').textContent") == file.printable)
      #expect(try browser.run("return document.querySelector('.said').textContent") == text)
      #expect(try browser.console() == [])
      #expect(try browser.requests().filter { !$0.hasPrefix("file:///") } == [])
    }
  }
}
