public import IconFiles
import IconLint
public import IconModel
import IconPNG

/// An icon as previews show it: its pictures at all scales that there are, and what the checker finds.
public struct PreviewIcon: Sendable {
  /// The icon at one scale.
  public struct Shot: Sendable {
    /// The PNG, or the source that was drawn.
    public var path: String
    /// Pixels a point.
    public var scale: Int
    public var picture: IconPicture
  }

  /// The file's name without scale and ending.
  public var name: String
  /// The files, as named on the command line or joined to a folder named there.
  public var paths: [String]
  /// What the source says of itself; empty where it says nothing.
  public var texts: [String] = []
  /// From the smallest scale up; empty where nothing can be shown.
  public var shots: [Shot] = []
  /// Why a file cannot be shown, a line for each.
  public var faults: [String] = []
  public var findings: [Finding] = []

  /// In points: those of the smallest scale's picture.
  public var size: Size? {
    shots.first.map { Size(Double($0.picture.image.width) / Double($0.scale), Double($0.picture.image.height) / Double($0.scale)) }
  }

  /// One line: `docs.svgspec  30x30 pt at 1x, 2x, 3x`.
  public var facts: String {
    guard let size else { return "no picture" }
    let side = { (value: Double) in
      let tenths = Int((value * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    return "\(side(size.width))x\(side(size.height)) pt at " + shots.map { "\($0.scale)x" }.joined(separator: ", ")
  }
}

/// The icons of some files.
public struct PreviewSet: Sendable {
  public var icons: [PreviewIcon]
  /// What the checker has found in all of them.
  public var report: LintReport

  /// Reads PNGs, of which those that differ in their scale only are one icon, and draws sources at 1x, 2x and 3x.
  ///
  /// In an image set the scales are those that its description states. What cannot be read or drawn is said in the icon's `faults`.
  /// - Parameters:
  ///   - files: PNGs and sources, which are not walked.
  ///   - options: what they are checked against.
  ///   - old: what was made of them before: of its icons those are kept of which no file is among `changed`.
  public init(
    files: [FilePath], options: LintOptions = LintOptions(), reusing old: PreviewSet? = nil, except changed: Set<FilePath> = []
  ) {
    let units = PreviewUnit.units(of: files)
    report = IconLinter.lint(files: files, options: options)
    var findings: [String: [Finding]] = [:]
    for finding in report.findings where !finding.isDetail { findings[finding.path, default: []].append(finding) }
    let known = Dictionary((old?.icons ?? []).map { ($0.paths, $0) }) { $1 }
    var icons: [PreviewIcon] = []
    OrderedMap.run(count: units.count, jobs: options.jobs) { index in
      let files = units[index].files
      let paths = files.map(\.path)
      if let icon = known[paths.map(\.string)], changed.isDisjoint(with: paths) { return icon }
      return PreviewIcon(reading: files, options)
    } emit: { _, icon in
      var icon = icon
      icon.findings = icon.paths.flatMap { findings[$0] ?? [] }
      icons.append(icon)
    }
    self.icons = icons
  }

  /// The same of files that are named by their paths.
  public init(paths: [String], options: LintOptions = LintOptions()) {
    self.init(files: paths.map { FilePath($0) }, options: options)
  }
}

extension PreviewIcon {
  /// Reads the files of one icon; a source is drawn for the place that it is checked for.
  public init(reading files: [(path: FilePath, scale: Int)], _ options: LintOptions = LintOptions()) {
    paths = files.map(\.path.string)
    let first = files.first?.path ?? ""
    name = LintedFile.isSourceName(first) ? first.name.withoutEnding.string : IconName(path: first.string).base
    for file in files {
      do throws(FileError) {
        add(file.path, try FileReader.read(file.path, limit: LintedFile.sizeLimit), scale: file.scale, options)
      } catch {
        faults.append("\(file.path.display): \(error.reason)")
      }
    }
    shots.sort { $0.scale < $1.scale }
  }

  /// In pixels; larger pictures are no icons.
  private static let longestSide = 1024

  private mutating func add(_ path: FilePath, _ bytes: [UInt8], scale: Int, _ options: LintOptions) {
    do throws(IconError) {
      let isSource = LintedFile(path: path.string, bytes: bytes).isSource
      let asked = RenderOptions(profile: options.profile, size: options.size)
      let pictures = try IconPicture.pictures(path: path.string, bytes: bytes, scales: [1, 2, 3]) { source in
        options.configurations.completing(asked, of: source, at: path)
      }
      for picture in pictures {
        let size = picture.image.size
        guard max(size.width, size.height) <= Self.longestSide else {
          throw IconError("is of \(size) px, and previews show \(Self.longestSide) a side at most")
        }
        shots.append(Shot(path: path.string, scale: isSource ? picture.scale : max(1, scale), picture: picture))
      }
      guard isSource, let icon = IconSource(name: path.string, bytes: bytes).icon else { return }
      texts = [icon.title, icon.desc].compactMap { $0 }
    } catch {
      faults.append("\(path.display): \(error.message)")
    }
  }
}
