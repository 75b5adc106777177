public import IconModel

/// Something that a rule has nothing to say about: a sketch, the scales of an icon, names, or a source.
public struct Example: Sendable {
  /// A file of an example.
  public struct File: Sendable {
    public let name: String
    public let structure: PNGStructure
    private let draw: @Sendable () -> PixelImage?

    /// nil where the name or the header alone is looked at.
    ///
    /// Drawn when asked for.
    public var picture: PixelImage? { draw() }

    /// A PNG with a sketch at a scale.
    public static func drawing(_ name: String, _ sketch: Sketch, scale: Double = 1) -> File {
      File(name: name, structure: PNGStructure(rgbaOf: sketch.size(scale: scale))) { sketch.drawn(scale: scale) }
    }

    /// A PNG with a picture of a size.
    public static func picture(
      _ name: String, _ width: Int, _ height: Int, _ picture: @escaping @autoclosure @Sendable () -> PixelImage
    ) -> File {
      File(name: name, structure: PNGStructure(rgbaOf: PixelSize(width, height)), draw: picture)
    }

    /// A PNG of which the chunks alone are looked at.
    public static func chunks(_ name: String, _ structure: PNGStructure) -> File { File(name: name, structure: structure) { nil } }

    /// A PNG of which the name and the size alone are looked at.
    public static func size(_ name: String, _ width: Int, _ height: Int) -> File {
      chunks(name, PNGStructure(rgbaOf: PixelSize(width, height)))
    }
  }

  /// What an example shows.
  public enum Subject: Sendable {
    /// The files of a folder.
    case files([File])
    /// A source, and what reading it has to say.
    case source(SourceText, [Diagnostic])
    /// An image set: its description, its PNGs, and the names of its other files.
    case imageSet(SourceText, [File], others: [String])
    /// A source, and a PNG that lies beside it.
    case pair(SourceText, File)
  }

  /// What is to be seen, in a few words.
  public let caption: String
  // Made when asked for: whoever runs rules need not wait for their examples.
  private let makeSubject: @Sendable () -> Subject
  private let makeProfile: @Sendable () -> Profile

  public var subject: Subject { makeSubject() }
  public var profile: Profile { makeProfile() }

  /// An icon of 30x30 points, or as large as its sketch.
  public static func icon(
    _ caption: String, _ sketch: @escaping @autoclosure @Sendable () -> Sketch,
    profile: @escaping @autoclosure @Sendable () -> Profile = .tabbar
  ) -> Example {
    files(caption, [.drawing("icon.png", sketch())], profile: profile())
  }

  /// The files of a folder.
  public static func files(
    _ caption: String, _ files: @escaping @autoclosure @Sendable () -> [File],
    profile: @escaping @autoclosure @Sendable () -> Profile = .tabbar
  ) -> Example {
    Example(caption: caption, makeSubject: { .files(files()) }, makeProfile: profile)
  }

  /// A source.
  public static func source(
    _ caption: String, _ name: String, _ text: String, _ diagnostics: @escaping @autoclosure @Sendable () -> [Diagnostic] = [],
    profile: @escaping @autoclosure @Sendable () -> Profile = .tabbar
  ) -> Example {
    Example(caption: caption, makeSubject: { .source(SourceText(name: name, text), diagnostics()) }, makeProfile: profile)
  }

  /// The image set `mail.imageset`.
  public static func imageSet(
    _ caption: String, _ description: String, _ files: @escaping @autoclosure @Sendable () -> [File] = [], others: [String] = []
  ) -> Example {
    Example(
      caption: caption,
      makeSubject: { .imageSet(SourceText(name: "mail.imageset/Contents.json", description), files(), others: others) },
      makeProfile: { .tabbar })
  }

  /// A source, and a PNG that lies beside it.
  public static func pair(
    _ caption: String, _ name: String, _ text: String, _ file: @escaping @autoclosure @Sendable () -> File
  ) -> Example {
    Example(caption: caption, makeSubject: { .pair(SourceText(name: name, text), file()) }, makeProfile: { .tabbar })
  }

  /// The example as one that a rule finds something in.
  ///
  /// - Parameters:
  ///   - place: where the finding points.
  ///   - message: a part of what it says.
  ///   - file: the file that it names; the first one if nil.
  public func fails(at place: Finding.Place = .file, _ message: String, in file: String? = nil) -> FailingExample {
    FailingExample(example: self, place: place, message: message, file: file)
  }
}

/// Something that a rule finds something in, and what it is to find.
public struct FailingExample: Sendable {
  public let example: Example
  /// Where the finding points.
  public let place: Finding.Place
  /// A part of what the finding says.
  public let message: String
  /// The file that it names; the first one if nil.
  public let file: String?
}

extension PNGStructure {
  /// A sound file of 8-bit red, green, blue and alpha.
  init(rgbaOf size: PixelSize) {
    self.init(
      header: PNGHeader(width: size.width, height: size.height, bitDepth: 8, colorType: .rgba, isInterlaced: false),
      chunks: [
        PNGChunk(type: "IHDR", offset: 8, length: 13), PNGChunk(type: "IDAT", offset: 33, length: 200),
        PNGChunk(type: "IEND", offset: 245, length: 0),
      ])
  }
}

extension Rule {
  /// What the rule alone finds in an example.
  ///
  /// - Parameter subject: reads a source.
  public func findings(in example: Example, reading subject: (SourceText, Linter) -> SourceSubject) -> [Finding] {
    let linter = Linter(LintConfiguration(profile: example.profile, only: [id]))
    switch example.subject {
    case .source(let text, _):
      return linter.lint(subject(text, linter))
    case .files(let files):
      return linter.findings(in: files)
    case .imageSet(let text, let files, let others):
      return linter.findings(inImageSet: text, files, others)
    case .pair(let text, let file):
      var png = PNGSubject(file, name: IconName(path: file.name))
      png.source = subject(text, linter).asPictureSource
      return linter.lint(png)
    }
  }
}

extension PNGSubject {
  /// An example's file.
  fileprivate init(_ file: Example.File, name: IconName, folder: String = "") {
    self.init(
      path: folder + file.name, name: name, structure: file.structure, decoding: file.picture.map { .success($0) })
  }
}

extension Linter {
  /// What the rules find in an example's image set.
  fileprivate func findings(inImageSet text: SourceText, _ files: [Example.File], _ others: [String]) -> [Finding] {
    let names = ["Contents.json"] + files.map(\.name) + others
    var catalog = CatalogSubject(path: text.name, kind: .imageSet, description: .success(text), fileNames: names)
    let folder = IconName(path: text.name).folder
    catalog.add(files.map { PNGSubject($0, name: catalog.name(of: folder + $0.name), folder: folder) })
    return with(CatalogSubject.profile(isTemplate: catalog.isTemplate)).lint(catalog)
  }

  /// What the rules find in an example's files: in each set, and in all together.
  func findings(in files: [Example.File]) -> [Finding] {
    var findings: [Finding] = []
    var tree: [(file: TreeSubject.File, mask: AlphaMask?)] = []
    for set in IconSet.group(files.map(\.name)) {
      let members = set.members.map { PNGSubject(files[$0.index], name: $0.name) }
      let subject = SetSubject(members, fallbackScales: set.fallbackScales)
      let found = lint(subject)
      findings += found
      tree += zip(self.files(of: subject, findings: found), subject.members).map { ($0, $1.picture?.image.alpha) }
    }
    let masks = tree.map(\.mask)
    return findings + lint(TreeSubject(files: tree.map(\.file)) { masks[$0] })
  }
}
