import Foundation
import IconFiles
import IconKit
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

private let program = built("iconkit")

/// The program, running in a folder until it is told to end.
private final class Running {
  private let process = Process()
  private let error: String

  init(_ words: String..., in folder: TemporaryFolder) throws {
    error = folder.file("err")
    #expect(FileManager.default.createFile(atPath: error, contents: nil))
    // While another test runs a shell command, system(3) has this process ignore SIGINT, and its children would do the same.
    process.executableURL = URL(filePath: "/usr/bin/perl")
    process.arguments = ["-e", "$SIG{INT} = 'DEFAULT'; exec @ARGV", program ?? ""] + words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: error)
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// What it has said, without the times that things took.
  var text: String {
    (try? String(contentsOfFile: error, encoding: .utf8))?.replacing(/[0-9.]+ ms/, with: "T") ?? ""
  }

  /// Ends it by a signal, and gives its exit status; 128 + n where signal n has ended it.
  func end(by signal: CInt = SIGINT) -> Int32 {
    kill(process.processIdentifier, signal)
    guard eventually({ !process.isRunning }) else { return -1 }
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}

/// Waits until something is so; generously, since machines are busy.
private func eventually(_ isSo: () -> Bool) -> Bool {
  for _ in 0..<10_000 {
    if isSo() { return true }
    usleep(1000)
  }
  return isSo()
}

@Suite(.enabled(if: program != nil, "the program has not been built")) struct WatchCommandTests {
  let tool = Tool()
  private var folder: TemporaryFolder { tool.folder }

  private static func dot(_ radius: Int) -> String { "icon width=30 height=30\ncircle cx=15 cy=15 r=\(radius)\n" }

  /// Saves as editors do: whole, under another name first.
  private func save(_ text: String, as name: String) {
    folder.write(text, to: "saved.tmp")
    #expect(folder.run("mv saved.tmp \(name)") == 0)
  }

  /// Whether a picture shows a dot of a radius; nothing while it is not there.
  private func shows(_ radius: Int, _ name: String) -> Bool {
    guard let bytes = folder.bytes(of: name), let inspection = try? Inspection(path: name, bytes: bytes) else { return false }
    return inspection.alpha?.inkBox?.width == 2 * radius
  }

  @Test func drawsWhatIsSaved() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    folder.write(Self.dot(4), to: "icons/b.svgspec")
    let running = try Running("render", "icons", "--watch", in: folder)
    #expect(eventually { running.text == "watching 2 files in 1 folder; Ctrl-C ends it\n" })
    #expect(shows(3, "icons/a.png") && shows(4, "icons/b.png"))
    let untouched = identity(of: folder.file("icons/b.png"))

    let clock = ContinuousClock()
    let start = clock.now
    save(Self.dot(5), as: "icons/a.svgspec")
    #expect(eventually { shows(5, "icons/a.png") })
    print("from save to picture: \(clock.now - start)")
    #expect(eventually { running.text.hasSuffix("\nicons/a.svgspec: drawn in T\n") })
    folder.write(Self.dot(6), to: "icons/a.svgspec")
    #expect(eventually { shows(6, "icons/a.png") })

    // New files, in new folders too; a fault is told and may be repaired.
    folder.write(Self.dot(7), to: "icons/deep/er/c.svgspec")
    #expect(eventually { shows(7, "icons/deep/er/c.png") })
    save("icon\nrekt\n", as: "icons/a.svgspec")
    #expect(eventually { running.text.contains("icons/a.svgspec:2:1: error: unknown element 'rekt' (did you mean 'rect'?)\n") })
    save(Self.dot(2), as: "icons/a.svgspec")
    #expect(eventually { shows(2, "icons/a.png") })
    #expect(identity(of: folder.file("icons/b.png")) == untouched)

    // A folder that goes and comes again, with and without a pause.
    for pause in ["sleep 0.2 &&", ""] {
      #expect(folder.run("cp -R icons copy && rm -r icons && \(pause) mkdir icons && cp copy/b.svgspec icons/z.svgspec && rm -r copy") == 0)
      #expect(eventually { shows(4, "icons/z.png") })
      #expect(folder.run("mv icons/z.svgspec icons/b.svgspec && rm icons/z.png") == 0)
      #expect(eventually { shows(4, "icons/b.png") })
    }
    #expect(running.text.contains("\nicons/a.svgspec: gone\n"))

    // It comes to rest: what it writes itself is no news.
    usleep(100_000)
    let text = running.text
    usleep(200_000)
    #expect(running.text == text)
    #expect(running.end() == 0)
    #expect(running.text == text)
  }

  @Test func configurationsCount() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    folder.write("{scales: [1]}", to: ".iconkit.json5")
    let running = try Running("render", "icons", "--watch", in: folder)
    #expect(eventually { running.text.hasPrefix("watching 1 file in 1 folder;") })
    save("{scales: [1, 2]}", as: ".iconkit.json5")
    #expect(eventually { shows(6, "icons/a@2x.png") })
    save("{scals: [3]}", as: ".iconkit.json5")
    #expect(eventually { running.text.hasSuffix("iconkit: error: .iconkit.json5 cannot be used\n") })
    save(Self.dot(4), as: "icons/a.svgspec")
    usleep(100_000)
    #expect(shows(3, "icons/a.png"))
    save("{scales: [1, 3]}", as: ".iconkit.json5")
    #expect(eventually { shows(12, "icons/a@3x.png") && shows(4, "icons/a.png") })
    save("{output: 'there'}", as: "icons/.iconkit.json5")
    #expect(eventually { shows(4, "icons/there/a.png") })
    #expect(running.end(by: SIGTERM) == 0)
  }

  /// Nothing is written in the folders that are watched, so nothing but the configuration's own folder can tell of it.
  @Test func aConfigurationAboveThatIsNew() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    folder.makeFolder(".git")
    #expect(folder.run("'\(program ?? "")' render icons --no-lint") == 0)
    let running = try Running("render", "icons", "--watch", in: folder)
    #expect(eventually { running.text.hasPrefix("watching 1 file in 1 folder;") })
    usleep(100_000)
    save("{output: 'there'}", as: ".iconkit.json5")
    #expect(eventually { shows(3, "there/icons/a.png") })
    usleep(100_000)
    save("{output: 'elsewhere'}", as: ".iconkit.json5")
    #expect(eventually { shows(3, "elsewhere/icons/a.png") })
    #expect(running.end() == 0)
  }

  /// Some programs take a file away before they write it anew.
  @Test func aListOfFilesThatIsWrittenAnew() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    folder.write(Self.dot(4), to: "icons/b.svgspec")
    folder.write("icons/a.svgspec\n", to: "list")
    let running = try Running("render", "--files-from", "list", "--watch", in: folder)
    #expect(eventually { running.text.hasPrefix("watching 1 file in 1 folder;") })
    #expect(folder.run("rm list") == 0)
    #expect(eventually { running.text.hasSuffix("iconkit: error: cannot open list: no such file or directory\n") })
    save("icons/b.svgspec\n", as: "list")
    #expect(eventually { shows(4, "icons/b.png") })
    #expect(running.end() == 0)
  }

  /// A folder that comes or goes is no changed configuration, whatever its name.
  @Test func foldersChangeNothing() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    folder.write(Self.dot(4), to: "icons/b.svgspec")
    let running = try Running("render", "icons", "--watch", in: folder)
    #expect(eventually { running.text == "watching 2 files in 1 folder; Ctrl-C ends it\n" })
    for command in ["mkdir empty", "rmdir empty", "mkdir dir.svgspec", "rmdir dir.svgspec"] {
      #expect(folder.run("cd icons && \(command)") == 0)
      usleep(100_000)
    }
    save(Self.dot(5), as: "icons/b.svgspec")
    #expect(eventually { running.text.hasSuffix("drawn in T\n") })
    #expect(running.text == "watching 2 files in 1 folder; Ctrl-C ends it\nicons/b.svgspec: drawn in T\n")
    #expect(running.end() == 0)
  }

  /// The page and its stamp are the watch's that has written them last.
  @Test func twoWatchesOfAPage() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    let first = try Running("preview", "icons", "-o", "page.html", "--watch", in: folder)
    #expect(eventually { first.text.hasPrefix("watching ") })
    let second = try Running("preview", "icons", "-o", "page.html", "--watch", in: folder)
    #expect(eventually { second.text.hasPrefix("watching ") })
    let (page, stamp) = (folder.bytes(of: "page.html"), folder.bytes(of: "page.html.stamp.js"))
    #expect(first.end() == 0)
    #expect(stamp != nil && folder.bytes(of: "page.html.stamp.js") == stamp && folder.bytes(of: "page.html") == page)
    #expect(second.end() == 0)
    #expect(folder.names.filter { $0.hasPrefix("page") } == ["page.html"])
  }

  /// A link's file changes in another folder; patterns find what comes later; what goes into a catalog does not come out of it again.
  @Test func linksPatternsAndCatalogs() throws {
    folder.write(Self.dot(3), to: "real/a.svgspec")
    folder.makeFolder("icons")
    folder.link("icons/a.svgspec", to: "../real/a.svgspec")
    folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'><circle cx='15' cy='15' r='4'/></svg>", to: "set/one/b.svg")
    let links = try Running("render", "icons", "--watch", "--quiet", in: folder)
    #expect(eventually { shows(3, "icons/a.png") })
    usleep(100_000)
    save(Self.dot(5), as: "real/a.svgspec")
    #expect(eventually { shows(5, "icons/a.png") })
    #expect(links.end() == 0 && links.text == "")

    let patterns = try Running("render", "set/*/*.svg*", "--watch", in: folder)
    #expect(eventually { patterns.text.hasPrefix("watching 1 file in 2 folders;") })
    folder.makeFolder("set/two")
    usleep(100_000)
    save(Self.dot(6), as: "set/two/c.svgspec")
    #expect(eventually { shows(6, "set/two/c.png") })
    #expect(patterns.end() == 0)

    let catalog = try Running("render", ".", "--catalog", "A.xcassets", "--preserve-vector", "--watch", in: folder)
    #expect(eventually { catalog.text.contains("watching ") })
    folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'><circle cx='15' cy='15' r='9'/></svg>", to: "set/one/b.svg")
    #expect(eventually { folder.text(of: "A.xcassets/set/one/b.imageset/b.svg")?.contains("r='9'") == true })
    usleep(200_000)
    #expect(catalog.end() == 0)
    #expect(folder.run("test -e A.xcassets/A.xcassets") == 1)
  }

  @Test func refusals() {
    folder.write(Self.dot(3), to: "a.svgspec")
    for (words, message) in [
      (["render", "-", "--watch"], "--watch waits for files to change, and standard input is none"),
      (["render", "DIR/a.svgspec", "--watch", "-o", "-"], "--watch writes files, and standard output is none"),
      (["render", "DIR/a.svgspec", "--watch", "--check"], "--watch and --check exclude each other"),
      (
        ["render", "--files-from", "-", "--watch"],
        "--watch reads the list of files again and again, and standard input comes but once"
      ),
      (["render", "DIR/none.svgspec", "--watch"], "cannot open DIR/none.svgspec: no such file or directory"),
      (
        ["preview", "DIR/a.svgspec", "--watch"],
        "--watch keeps a page of icons in step: it needs -o FILE.html, and does without --against"
      ),
      (
        ["preview", "DIR/a.svgspec", "--watch", "-o", "DIR/sheet.png"],
        "--watch keeps a page of icons in step: it needs -o FILE.html, and does without --against"
      ),
    ] {
      let run = tool.run(words: words)
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("iconkit: error: \(message)\n"), "\(run.error)")
    }
    #expect(folder.names == ["a.svgspec"])
  }

  /// The page is kept in step while the watch lasts, and then is as if there had been none.
  @Test func keepsAPageInStep() throws {
    folder.write(Self.dot(3), to: "icons/a.svgspec")
    let running = try Running("preview", "icons", "-o", "page.html", "--watch", in: folder)
    #expect(eventually { running.text == "watching 1 file in 1 folder; Ctrl-C ends it\n" })
    let first = try #require(folder.text(of: "page.html.stamp.js"))
    #expect(first.contains(/^iconkitStamp\("[0-9]+"\)\n$/))
    #expect(folder.text(of: "page.html")?.contains("<h1>1 icon</h1>") == true)
    save(Self.dot(4), as: "icons/b.svgspec")
    #expect(eventually { folder.text(of: "page.html.stamp.js").map { $0 != first } == true })
    #expect(folder.text(of: "page.html")?.contains("<h1>2 icons</h1>") == true)
    #expect(eventually { running.text.hasSuffix("\nicons/b.svgspec: shown after T\n") })
    #expect(folder.run("rm icons/a.svgspec") == 0)
    #expect(eventually { folder.text(of: "page.html")?.contains("<h1>1 icon</h1>") == true })
    #expect(running.end() == 0)
    #expect(folder.names.filter { $0.hasPrefix("page") } == ["page.html"])
    let page = folder.text(of: "page.html")
    #expect(page?.contains("iconkitStamp") == false && page?.contains("strict-dynamic") == false)
    #expect(folder.run("'\(program ?? "")' preview icons -o other.html && cmp page.html other.html") == 0)
  }

  @Test(.enabled(if: Browser.isAvailable, Browser.advice)) func theOpenPageReloads() throws {
    for name in ["a", "b", "c", "d", "e"] { folder.write(Self.dot(3), to: "icons/\(name).svgspec") }
    let running = try Running("preview", "icons", "-o", "page.html", "--watch", in: folder)
    #expect(eventually { running.text.hasPrefix("watching 5 files") })
    try Browser.run(height: 700) { browser in
      try browser.open(folder.file("page.html"))
      let names = "return [...document.querySelectorAll('article:not([hidden]) h2')].map(name => name.textContent).join(' ')"
      let stamp = { try browser.run("return stamp") }
      let before = try stamp()
      // What was chosen, and where the reader is: 40 pixels into the third icon.
      try browser.run(
        """
        const set = (id, value) => { const e = document.querySelector(id); e.value = value; e.dispatchEvent(new Event('input')) };
        set('#search', 'svgspec'); set('#tint', '#ff2d55'); document.querySelector('[value=note]').click();
        scrollTo({ top: 0, behavior: 'instant' }); const icon = document.querySelectorAll('article')[2];
        scrollBy({ top: icon.getBoundingClientRect().top + 40, behavior: 'instant' }); document.querySelector('#search').focus({ preventScroll: true })
        """)
      save(Self.dot(4), as: "icons/bb.svgspec")
      #expect(eventually { (try? stamp()).map { $0 != before } == true })
      _ = try browser.run("return new Promise(done => setTimeout(done, 300))")
      #expect(try browser.run(names) == "a b bb c d e")
      #expect(
        try browser.run("return search.value + tint.value + levels.find(box => box.value === 'note').checked") == "svgspec#ff2d55false")
      #expect(try browser.run("return getComputedStyle(document.documentElement).getPropertyValue('--tint')") == "#ff2d55")
      let place = "return Math.round(document.querySelectorAll('article')[3].getBoundingClientRect().top)"
      let reached = try browser.run(place)
      #expect(reached == "-40")
      #expect(try browser.run("return document.activeElement.id") == "search")
      #expect(try browser.console() == [])
      #expect(try browser.requests().filter { !$0.hasPrefix("file:///") } == [])

      // The watch ends: the page misses the stamp once, and asks no more.
      #expect(running.end() == 0)
      _ = try browser.run("return new Promise(done => setTimeout(done, 1500))")
      let console = try browser.console()
      #expect(console.count == 1 && console.allSatisfy { $0.contains("stamp.js") && $0.contains("ERR_FILE_NOT_FOUND") }, "\(console)")
      #expect(try browser.run(names) == "a b bb c d e")
    }
  }
}

/// What tells whether a file has been touched.
private func identity(of path: String) -> String? {
  (try? FileManager.default.attributesOfItem(atPath: path)).map {
    "\($0[.systemFileNumber] ?? "") \($0[.modificationDate] ?? "")"
  }
}
