import CHeap
import IconFiles
import IconKit

/// The pictures of one source.
struct RenderJob: SteppedJob {
  private let work: RenderWork
  private let input: Input
  private var outcome: Outcome
  /// Where the pictures go to, if that is an asset catalog.
  private var imageSet: ImageSetPlace?
  // What is there after the step that makes it, and nothing of it where a step has failed:
  private var source: IconSource?
  private var drawn: [DrawnImage] = []
  private var images: [Picture] = []
  private(set) var isLarge = false

  var value: Outcome { outcome }

  private struct Picture {
    var image: RenderedImage
    /// nil: standard output.
    let path: FilePath?
    var findings: [Finding] = []
  }

  static let steps: [@Sendable (inout RenderJob) -> Void] = [
    { $0.read() }, { $0.draw() }, { $0.encode() }, { $0.readBack() }, { $0.check() }, { $0.write() },
  ]

  /// So many bytes of a source are few.
  private static let fewBytes = 64 << 10
  /// Few lines can make many shapes.
  private static let fewNodes = 1_000
  /// A picture of so many is small.
  private static let fewPixels = 1 << 16

  init(_ work: RenderWork, _ input: Input, _ manner: Manner) {
    self.work = work
    self.input = input
    outcome = Outcome(manner)
  }

  private mutating func read() {
    if let folder = work.names.imageSet(for: input) {
      guard let set = ImageSetPlace(folder, input, &outcome) else { return }
      if work.keepsVectors, set.takesVector(input, &outcome) { return work.putVector(input, into: set, &outcome) }
      imageSet = set
    }
    source = outcome.readSource(input, work.io)
    if source != nil, let complaint = work.names.complaint(about: input) { outcome.messages.warn(input.display, complaint) }
    isLarge = source.map { $0.text.bytes.count > Self.fewBytes || !($0.icon?.isMade(ofAtMost: Self.fewNodes) ?? true) } ?? false
  }

  private mutating func draw() {
    guard let options = source.map({ work.settings.options(for: input, $0) }) else { return }
    expectPictures(options)
    for scale in options.scales {
      attempt { job, source throws(IconError) in job.drawn.append(try source.draw(options, at: scale)) }
      guard let size = drawn.last?.size, size.width * size.height > Self.fewPixels else { continue }
      // One large picture in memory is enough.
      isLarge = true
      encode()
      readBack()
    }
  }

  /// Gets memory for large pictures ready.
  private func expectPictures(_ options: RenderOptions) {
    guard let largest = source?.pixels(of: options).max(), largest > Self.fewPixels else { return }
    // A mask, what is encoded, what it is decoded to, and what the rules make of that.
    cheap_expect(largest * 12)
  }

  private mutating func encode() {
    for drawn in drawn {
      attempt { job, _ throws(IconError) in
        let image = try drawn.encoded(isToBeReadBack: job.work.settings.asked.readsBack)
        job.images.append(Picture(image: image, path: job.work.names.path(for: job.input, scale: drawn.scale)))
      }
    }
    drawn = []
  }

  private mutating func readBack() {
    for index in images.indices { attempt { job, _ throws(IconError) in try job.images[index].image.readBack() } }
  }

  /// Does what may fail; after that, nothing more is done.
  private mutating func attempt(_ work: (inout RenderJob, IconSource) throws(IconError) -> Void) {
    guard let source else { return }
    do throws(IconError) { try work(&self, source) } catch {
      outcome.messages.add([error.diagnostic], in: source.text)
      self.source = nil
      drawn = []
      images = []
    }
  }

  private mutating func check() {
    guard work.lints, work.comparison == nil else { return }
    for index in images.indices {
      images[index].findings = images[index].image.findings(path: images[index].path?.string ?? "<stdout>", work.linters)
    }
  }

  private mutating func write() {
    // The others of its handful may take long yet: nothing is kept that is done with.
    defer { (source, images) = (nil, []) }
    guard let form = images.first?.image.form else { return }
    // Before anything is written: who cannot read the description does not know what it would lose.
    if let imageSet, !work.canDescribe(imageSet, input, &outcome) { return }
    for picture in images {
      guard let path = picture.path else {
        outcome.output += picture.image.png
        outcome.messages.add(picture.findings)
        continue
      }
      if let comparison = work.comparison {
        comparison.compare(picture.image, with: path, of: input, keeping: work.kept, &outcome)
      } else if outcome.write(picture.image.png, to: path, keeping: work.kept, isPicture: true) {
        outcome.messages.add(picture.findings)
      }
    }
    if let imageSet { work.describe(imageSet, input, form, &outcome) }
  }
}
