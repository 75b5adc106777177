import IconFiles
import IconLint
import IconModel
import IconPNG

/// One file of a check, in memory.
struct LintedFile: Sendable {
  /// The eight bytes that every PNG begins with.
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Bytes that are read of a file: no icon is larger, and reading more is only a way to fill memory.
  static let sizeLimit = 64 << 20

  let path: String
  private let content: Swift.Result<[UInt8], FileError>

  init(path: String, bytes: [UInt8]) {
    self.path = path
    content = .success(bytes)
  }

  init(reading file: FilePath, _ contents: FileContents = .onDisk) {
    path = file.string
    content = .init { () throws(FileError) in try contents.read(file, limit: Self.sizeLimit) }
  }

  /// Whether a file of this name is read as a source.
  static func isSourceName(_ path: FilePath) -> Bool {
    switch path.ending {
    case "svg", "svgz", "svgspec": true
    default: false
    }
  }

  /// Whether the file is to be checked as a source, though its name may say nothing: it is no PNG, and not called one.
  var isSource: Bool {
    let ending = FilePath(path).ending
    return Self.isSourceName(FilePath(path)) || ending != "png" && !isPNG && (try? content.get()) != nil
  }

  var isPNG: Bool { (try? content.get())?.starts(with: Self.pngSignature) ?? false }

  /// What is in the file; nil where it cannot be read.
  var bytes: [UInt8]? { try? content.get() }

  var pixels: PixelImage? { (try? content.get()).flatMap { try? PNGDecoder.decode($0) } }

  /// Whether iconkit has written the PNG: its encoder makes the same bytes of the same pixels.
  var isOwnWork: Bool {
    guard let bytes = try? content.get(), let image = pixels, let header = ChunkWalk.walk(bytes).header else { return false }
    let samples = image.samples
    let picture: PNGPicture? =
      switch header.colorType {
      case .grey:
        PNGPicture.mask(
          AlphaMask(width: image.width, height: image.height, samples: stride(from: 0, to: samples.count, by: 4).map { samples[$0] }))
      case .greyAlpha: PNGPicture.template(image.alpha, ink: samples.first ?? 0)
      case .rgba: PNGPicture.rgba(image)
      case .rgb, .palette: nil
      }
    return picture.flatMap { try? PNGEncoder.encode($0) } == bytes
  }

  /// The file as a PNG to check; decoded only as far as the rules ask.
  func png(_ linter: Linter, name: IconName? = nil, inCatalog: Bool = false) -> PNGSubject {
    switch content {
    case .failure(let error):
      let fault = PNGFault(.notPNG("unreadable"), "cannot be read: \(error.reason)")
      return PNGSubject(path: path, name: name, structure: PNGStructure(faults: [fault]))
    case .success(let bytes):
      var structure = ChunkWalk.walk(bytes)
      guard linter.needsPixels(structure, inCatalog: inCatalog) else { return PNGSubject(path: path, name: name, structure: structure) }
      do throws(PNGFault) {
        let (image, warnings) = try PNGDecoder.read(bytes)
        structure.faults += warnings
        return PNGSubject(path: path, name: name, structure: structure, decoding: .success(image))
      } catch {
        return PNGSubject(path: path, name: name, structure: structure, decoding: .failure(error))
      }
    }
  }

  /// What is found in the file as a source.
  func findings(asSource checker: LintPlan.Checker) -> [Finding] {
    switch content {
    case .failure(let error):
      let diagnostic = Diagnostic.error("cannot be read: \(error.reason)", at: .none)
      return checker.linter.lint(SourceSubject(path: path, text: SourceText(name: path, bytes: []), diagnostics: [diagnostic]))
    case .success(let bytes):
      let source = IconSource(name: path, bytes: bytes)
      let linter = checker.linter(for: source)
      return linter.lint(source.subject(for: linter))
    }
  }
}
