import IconFiles
import IconKit

extension Command {
  /// Icons as bars show them.
  static let preview = Command(
    name: "preview",
    summary: "show icons as the bars will show them",
    details: [
      "With `-o NAME.html` it writes one page that needs nothing else: every icon in tab bars old and new, in a navigation bar, a toolbar, a menu"
        + " bar and a status bar, at real size and enlarged, with its findings; icons can be selected, tinted, searched and filtered. With"
        + " `-o NAME.png` it draws a contact sheet, for pages that show pictures only.",
      "Without `-o`, draws each icon in the terminal, in tab bars of several kinds, selected and not: as pictures where the terminal has them"
        + " (kitty, iTerm2 and those that speak their protocols), else with half blocks, which show a pixel each. PNGs that differ in their"
        + " scale only are one icon; sources are drawn at 1x, 2x and 3x.",
    ],
    operands: .files(FileKinds.drawings.endings),
    options: PreviewOptionsTable.all,
    examples: [
      Example("iconkit preview icons/ -o preview.html", "write a page of all icons in a folder"),
      Example("iconkit preview icons/ -o preview.html --watch", "keep the page in step with what is saved; it reloads itself"),
      Example("iconkit preview icons/ -o sheet.png", "draw a sheet of them"),
      Example("iconkit preview icons/ --against main -o changes.html", "show what has become of them since main"),
      Example("iconkit preview docs.svgspec", "draw an icon in the terminal"),
      Example("iconkit preview icons/ --graphics blocks", "draw all of a folder with half blocks"),
    ],
    statuses: [
      Status(.success, "all icons were shown, or `--watch` was ended"),
      Status(.findings, "a file is no picture, or a source has errors"),
      Status(.failure, "a path that was named does not exist, there is nothing to show, or the command line makes no sense"),
    ],
    run: { invocation throws(Failure) in try Preview(invocation).run() })
}

/// The options of preview.
enum PreviewOptionsTable {
  /// How pictures come to a terminal.
  enum Graphics: String, Sendable, CaseIterable {
    case auto
    case kitty
    case iterm2
    case blocks
  }

  static let output = ValueOption(
    "output", short: "o", .file("FILE.html|FILE.png", endings: ["html", "png"]), standard: "the terminal",
    "Write a page, or a contact sheet, to this file.")
  static let against = ValueOption(
    "against", .revision,
    "Show before, after and the difference of the icons that are not as they were at this revision, which git knows: as Markdown, or with `-o`"
      + " as a page (`.html`) or as Markdown with pictures in a folder beside it (`.md`).")
  static let watch = Flag(
    "watch",
    "Go on until Ctrl-C: write the page anew when an icon is saved. While it lasts, a file beside the page, `FILE.html.stamp.js`, tells the"
      + " open page to reload.")
  static let graphics = ValueOption(
    "graphics", ValueKind<Graphics>.choice("HOW"), standard: "auto",
    "Draw in the terminal by kitty's protocol, by that of `iterm2`, with half `blocks`, or as the terminal seems to want it (`auto`).")
  static let profile = ValueOption(
    "profile", .profile, standard: "the document's, else the configuration's, else tabbar",
    "Draw sources, and check, for this place; `none` asks for no size. \(ConfigurationOptions.profileNames)"
  )

  static let all: [Option] =
    [output.option, watch.option, against.option, graphics.option, profile.option] + ConfigurationOptions.all + CommonOptions.input
    + CommonOptions.common
}

extension ValueKind<String> {
  /// A revision as git takes it.
  static let revision = ValueKind("REV") { text throws(BadValue) in
    if text.isEmpty { throw BadValue("the name is empty") }
    return text
  }
}

/// One call of preview.
private struct Preview {
  typealias Table = PreviewOptionsTable

  let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(Failure) -> RunStatus {
    let arguments = invocation.arguments
    let output = arguments[Table.output]
    if arguments[Table.watch] {
      guard let output, output.ending == "html", arguments[Table.against] == nil else {
        throw .usage("--watch keeps a page of icons in step: it needs -o FILE.html, and does without --against")
      }
    }
    if let revision = arguments[Table.against] { return try PreviewChanges(invocation, against: revision).run() }
    if let output, !["html", "png"].contains(output.ending) {
      throw .usage("the name of the output must end in .html or .png, not as \(output.display)")
    }
    if output != nil, arguments[Table.graphics] != nil { throw .usage("--graphics is for the terminal, and --output for a file") }
    if let output, arguments[Table.watch] { return try watch(output) }
    let inputs = try Inputs(invocation, .drawings)
    if inputs.inputs.contains(where: \.isStandardInput) {
      throw .usage("preview tells scales by the names of files, and standard input has none")
    }
    if inputs.inputs.isEmpty { return inputs.status }
    let set = try set(of: inputs.files, try arguments.configurations(for: inputs.files, invocation.console))
    if let output {
      try write(output.ending == "png" ? try sheet(set) : Array(set.page().utf8), to: output, keeping: KeptFiles(inputs.files))
    } else {
      try draw(set)
    }
    return max(inputs.status, tellFaults(of: set))
  }

  /// The icons of some files.
  private func set(
    of all: [FilePath], _ configurations: Configurations, reusing old: PreviewSet? = nil, except changed: Set<FilePath> = []
  ) throws(Failure) -> PreviewSet {
    if let output = invocation.arguments[Table.output], all.contains(where: { $0.normalized == output.normalized }) {
      throw .usage("\(output.display) is shown, and the preview would be written over it")
    }
    let files = all.filter { !configurations.excludes($0) }
    if files.isEmpty { throw .message("no icons: the configuration excludes all of them") }
    let options = LintOptions(
      profile: try invocation.arguments.profile(Table.profile, in: configurations), configurations: configurations,
      jobs: invocation.arguments[CommonOptions.jobs])
    return PreviewSet(files: files, options: options, reusing: old, except: changed)
  }

  /// Keeps a page in step with its icons, until a signal ends it.
  private func watch(_ output: FilePath) throws(Failure) -> RunStatus {
    let page = WatchedPage(output, io: invocation.console.io)
    var shown: PreviewSet?
    defer { page.end(with: shown) }
    return try SourceWatch(invocation, .drawings).run { round throws(Failure) in
      let stopwatch = Stopwatch(invocation.console.io)
      if round.inputs.files.isEmpty { return .success }
      let set = try set(of: round.inputs.files, round.configurations, reusing: shown, except: round.due ?? [])
      do throws(FileError) { try page.write(set) } catch { throw .file(error) }
      shown = set
      if let due = round.due, !invocation.manner.isQuiet {
        let names = due.count == 1 ? due.first?.display ?? "" : "\(due.count) files"
        invocation.console.say("\(due.isEmpty ? output.display : names): shown after \(stopwatch.text)\n")
      }
      return tellFaults(of: set)
    }
  }

  private func sheet(_ set: PreviewSet) throws(Failure) -> [UInt8] {
    do throws(IconError) { return try set.sheet() } catch { throw .message(error.message) }
  }

  private func write(_ bytes: [UInt8], to path: FilePath, keeping kept: KeptFiles) throws(Failure) {
    do throws(FileError) {
      let outcome = try kept.write(bytes, to: path, isPicture: path.ending == "png")
      if invocation.manner.isVerbose { invocation.console.say("\(path.display): \(outcome == .written ? "written" : "unchanged")\n") }
    } catch {
      throw .file(error)
    }
  }

  private func draw(_ set: PreviewSet) throws(Failure) {
    let console = invocation.console
    let graphics = console.graphics(invocation.arguments[Table.graphics] ?? .auto)
    for icon in set.icons {
      if icon.shots.isEmpty { continue }
      try console.print(icon.terminalText(columns: console.columns, graphics: graphics, color: console.outputStyle.isOn))
    }
  }

  /// Says what cannot be shown.
  private func tellFaults(of set: PreviewSet) -> RunStatus {
    let faults = set.icons.flatMap(\.faults)
    for fault in faults { invocation.console.fail(fault) }
    return faults.isEmpty ? .success : .findings
  }
}

extension Console {
  /// How pictures are drawn; where nothing is said, by what terminals say of themselves in the environment.
  fileprivate func graphics(_ wanted: PreviewOptionsTable.Graphics) -> TerminalGraphics {
    switch wanted {
    case .kitty: return .kitty
    case .iterm2: return .iterm2
    case .blocks: return .blocks(blockColors)
    case .auto: break
    }
    let terminal = io.variable("TERM") ?? ""
    // Multiplexers pass no pictures on.
    let isInside =
      ["TMUX", "STY"].contains { io.variable($0)?.isEmpty == false } || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux")
    guard outputStyle.isOn, io.outputTerminal != nil, !isInside else { return .blocks(blockColors) }
    let program = io.variable("TERM_PROGRAM") ?? ""
    if io.variable("KITTY_WINDOW_ID") != nil || terminal == "xterm-kitty" || terminal == "xterm-ghostty" || program == "ghostty" {
      return .kitty
    }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) || io.variable("LC_TERMINAL") == "iTerm2" { return .iterm2 }
    return .blocks(blockColors)
  }

  private var blockColors: BlockColors {
    if !outputStyle.isOn { return .none }
    return ["truecolor", "24bit"].contains(io.variable("COLORTERM") ?? "") ? .full : .palette
  }
}
