import IconModel
import IconPNG
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of sample files that is not part of the package, named by the environment variable ICONKIT_CORPUS.
private enum Corpus {
  static let root = unsafe getenv("ICONKIT_CORPUS").map { unsafe String(cString: $0) }

  static func bytes(_ path: String) -> [UInt8]? {
    guard let root, let file = unsafe fopen("\(root)/\(path)", "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The columns of a table, row by row, without its head.
  static func table(_ path: String) -> [[String]] {
    let lines = String(decoding: bytes(path) ?? [], as: UTF8.self).split(separator: "\n").dropFirst()
    return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

@Suite(.enabled(if: Corpus.root != nil, "ICONKIT_CORPUS names no corpus"))
struct CorpusTests {
  /// The one file that libpng shows and a walk calls cut: its last IDAT is missing, and its picture ends before that.
  private static let shownThoughCut: Set = ["pillow/truncated_end_chunk.png"]

  @Test(arguments: ["png-suite", "tabbar-png"])
  func `a file decodes where libpng alone decodes it`(folder: String) throws {
    let rows = Corpus.table("\(folder)/LIBPNG-VERDICT.tsv")
    try #require(rows.count > 100)
    for row in rows {
      let (name, isCrushed, verdict) = (row[0], row[6] == "1", row[8])
      let file = try #require(Corpus.bytes("\(folder)/\(name)"), "\(name)")
      let fatal = ChunkWalk.walk(file).faults.first { !$0.isTolerable }
      do {
        let image = try PNGDecoder.decode(file)
        // libpng alone does not read Apple's form.
        #expect(verdict.hasPrefix("OK") || isCrushed, "\(name) decodes; libpng: \(verdict)")
        #expect(fatal == nil || Self.shownThoughCut.contains(name), "\(name) decodes; the walk: \(fatal?.message ?? "")")
        #expect("\(image.width) \(image.height)" == "\(row[1]) \(row[2])", "\(name)")
      } catch {
        #expect(!verdict.hasPrefix("OK"), "\(name): \(error.message); libpng: \(verdict)")
        #expect(!error.isTolerable, "\(name)")
      }
    }
  }

  @Test func `a crushed file shows what its twin shows`() throws {
    let names = Corpus.table("png-suite/MANIFEST.tsv").map { $0[0] }.filter { $0.hasPrefix("cgbi-pngsuite/") }
    try #require(names.count > 20)
    var compared = 0
    for name in names {
      let crushed = try PNGDecoder.decode(try #require(Corpus.bytes("png-suite/\(name)")))
      guard let file = Corpus.bytes("png-suite/pngsuite/\(name.dropFirst("cgbi-pngsuite/".count))") else { continue }
      let twin = try PNGDecoder.decode(file)
      #expect(crushed.alpha == twin.alpha, "\(name)")
      // Premultiplying rounds a colour to a 255th of the alpha, so that much is lost for good.
      var worst = 0.0
      for i in stride(from: 0, to: twin.samples.count, by: 4) where twin.samples[i + 3] > 0 {
        for k in i..<i + 3 {
          let distance = abs(Double(crushed.samples[k]) - Double(twin.samples[k])) * Double(twin.samples[i + 3]) / 255
          worst = max(worst, distance)
        }
      }
      #expect(worst <= 1, "\(name): \(worst)")
      compared += 1
    }
    #expect(compared > 20)
  }
}
