public import IconFiles
public import IconLint
public import IconModel

/// What a file `.iconkit.json5` says.
public struct Configuration: Sendable {
  /// The file's name in every folder.
  public static let fileName: FilePath = ".iconkit.json5"

  /// As messages name the file.
  public let path: FilePath
  /// The folder that holds it, which its patterns and paths are relative to; absolute.
  public let folder: FilePath
  public let source: SourceText
  /// The profiles that it defines.
  public internal(set) var profiles: [Profile] = []
  /// What holds for all files.
  public internal(set) var settings = FileSettings()
  /// What holds for some, in the order of the file: the last one says what counts.
  public internal(set) var overrides: [Override] = []
  /// Files that are left out.
  public internal(set) var excluded: [Glob] = []
  /// Reports that are wanted where the command line asks for none.
  public internal(set) var reports: [Located<ReportTarget>] = []
  /// Whether warnings fail, too.
  public internal(set) var isStrict: Located<Bool>?
  /// The warnings that a run may have.
  public internal(set) var mostWarnings: Located<Int>?
  /// The list of accepted findings; absolute.
  public internal(set) var baseline: Located<FilePath>?

  init(path: FilePath, folder: FilePath, source: SourceText) {
    self.path = path
    self.folder = folder
    self.source = source
  }

  /// Settings for files of some names.
  public struct Override: Sendable {
    /// For paths below the configuration's folder.
    public internal(set) var patterns: [Located<String>] = []
    public internal(set) var settings = FileSettings()
    var globs: [Glob] = []

    /// Whether the settings hold for a path below the configuration's folder.
    func covers(_ path: FilePath) -> Bool { globs.contains { $0.covers(path) } }

    /// The part of a path behind what the pattern that means it says without wildcards; the name alone, where the pattern means the end.
    func remainder(of path: FilePath) -> FilePath {
      for (pattern, glob) in zip(patterns, globs) where glob.covers(path) {
        let parts = pattern.value.utf8.split(separator: UInt8(ascii: "/")).map { FilePath(bytes: Array($0)) }
        let fixed = parts.prefix { !Glob.isPattern($0) }
        // A pattern for names means the end of a path, wherever it is.
        if fixed.isEmpty, parts.count == 1 { return path.name }
        let folder = fixed.reduce("/" as FilePath) { $0.appending($1) }
        if let rest = FilePath("/").appending(path).below(folder) { return rest }
      }
      return path.name
    }
  }
}

/// What a configuration can say of a file; nil and nothing where it is silent.
public struct FileSettings: Sendable {
  public internal(set) var profile: Located<Profile>?
  /// In points, instead of the profile's.
  public internal(set) var size: Located<Size>?
  /// Instead of the profile's.
  public internal(set) var scales: Located<[Int]>?
  /// The area inside the canvas that drawings fill, in points, centred.
  public internal(set) var fit: Located<Size>?
  /// The folder for the PNGs of sources; absolute.
  public internal(set) var output: Located<FilePath>?
  /// Whether profile or size were said for some files, and not for all: then they are meant for these, whatever they are.
  var isPlaceOfSome = false
  /// By rule id.
  public internal(set) var levels: [String: Located<LintConfiguration.Setting>] = [:]
  /// By ``Threshold/key``.
  public internal(set) var thresholds: [String: Located<Double>] = [:]

  /// Puts others on top: what they say counts.
  ///
  /// A profile brings its own size and scales along: those, and the area, that were said for another one are no longer meant.
  mutating func apply(_ other: FileSettings) {
    if other.profile != nil {
      leavePlace()
      profile = other.profile
    }
    size = other.size ?? size
    scales = other.scales ?? scales
    fit = other.fit ?? fit
    output = other.output ?? output
    levels.merge(other.levels) { $1 }
    thresholds.merge(other.thresholds) { $1 }
  }

  /// Forgets the profile and what goes with it.
  mutating func leavePlace() { (profile, size, scales, fit) = (nil, nil, nil, nil) }
}

/// A value and where in its configuration it stands.
public struct Located<Value: Sendable>: Sendable {
  public var value: Value
  public var range: SourceRange

  /// Makes a value with its place.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// One report that is wanted.
public struct ReportTarget: Sendable, Hashable {
  public var format: ReportFormat
  /// nil for standard output.
  public var file: FilePath?

  /// Makes a target.
  public init(_ format: ReportFormat, file: FilePath? = nil) {
    self.format = format
    self.file = file
  }
}

/// Why a configuration cannot be used.
public enum ConfigurationError: Error, Sendable {
  /// The file cannot be read.
  case file(FileError)
  /// What it says is wrong.
  case content(SourceText, [Diagnostic])

  /// One error after another, as compilers print them, without a last line feed.
  public func text(color: Bool = false) -> String {
    switch self {
    case .file(let error): "\(error)"
    case .content(let source, let diagnostics): diagnostics.map { $0.text(in: source, color: color) }.joined(separator: "\n")
    }
  }
}
