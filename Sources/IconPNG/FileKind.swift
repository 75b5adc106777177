/// Tells what a file that is called a PNG really is.
public enum FileKind {
  /// A short phrase, such as `a JPEG picture`, `a Git LFS pointer` or `empty`; `a PNG picture` for one that has PNG's signature.
  ///
  /// Looks at the file's first bytes only, unless they are zero.
  public static func phrase(for bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "empty" }
    if Signature.isPresent(in: bytes) { return "a PNG picture" }
    let start = Array(bytes.prefix(reach))
    if let phrase = brokenPNG(start) { return phrase }
    if let format = formats.first(where: { $0.matches(start) }) { return format.phrase }
    if let offset = placeOfPNG(in: start) { return "a PNG behind \(offset) other byte\(offset == 1 ? "" : "s")" }
    if bytes.allSatisfy({ $0 == 0 }) { return bytes.count == 1 ? "a zero byte" : "\(bytes.count) zero bytes" }
    if let phrase = TextKind.phrase(for: start, isWhole: bytes.count <= reach) { return phrase }
    return "unknown data that begin with \(hexadecimal(start.prefix(8)))"
  }

  /// A short phrase for a file that cannot hold the source of an icon; nil for one that may.
  ///
  /// Text that is nothing in particular may be svgspec with a fault, and damaged SVG is SVG all the same.
  public static func phraseForNoSource(_ bytes: [UInt8]) -> String? {
    if Signature.isPresent(in: bytes) { return "a PNG picture" }
    let start = Array(bytes.prefix(reach))
    // .svgz is packed by gzip.
    let isPacked = start.starts(with: [0x1F, 0x8B])
    if let phrase = brokenPNG(start) ?? (isPacked ? nil : formats.first { $0.matches(start) }?.phrase) { return phrase }
    return TextKind.phraseForNoSource(start)
  }

  /// How many bytes are looked at: enough for a comment in front of an SVG's root element.
  private static let reach = 4096

  // MARK: Damaged PNGs

  /// A PNG whose signature is damaged in a way that tells by what.
  private static func brokenPNG(_ start: [UInt8]) -> String? {
    let name: [UInt8] = [0x50, 0x4E, 0x47]
    let signature = Signature.bytes
    if start.count < signature.count, signature.starts(with: start), start.count >= 4 {
      return "a PNG cut off after \(start.count) bytes"
    }
    // The signature was made for this: each kind of transfer that takes a file for text leaves its own mark.
    let marks: [(bytes: [UInt8], cause: String)] = [
      ([0x89] + name + [0x0A, 0x1A, 0x0A], "CR LF became LF"),
      ([0x89] + name + [0x0D, 0x1A, 0x0D], "CR LF became CR"),
      ([0x89] + name + [0x0D, 0x0D, 0x0A, 0x1A], "LF became CR LF"),
      ([0x89] + name + [0x0D, 0x0A, 0x1A, 0x0D], "LF became CR LF"),
      ([0x89] + name + [0x0A, 0x0A, 0x1A, 0x0A], "CR became LF"),
      ([0x89] + name + [0x0D, 0x0D, 0x1A, 0x0D], "LF became CR"),
      ([0x09] + name, "each byte lost its highest bit"),
      ([0xC2, 0x89] + name, "its bytes were taken for Latin-1 and written as UTF-8"),
      ([0xEF, 0xBF, 0xBD] + name, "its bytes were taken for UTF-8 and replaced"),
      ([0x3F] + name, "its bytes were taken for ASCII and replaced"),
    ]
    if let mark = marks.first(where: { start.starts(with: $0.bytes) }) { return "a PNG that was damaged as text (\(mark.cause))" }
    if start.starts(with: signature.dropFirst()) { return "a PNG without its first byte" }
    if start.count >= 4, start[1...3].elementsEqual(name) {
      return "a PNG whose signature is damaged (\(hexadecimal(start.prefix(8))))"
    }
    let header: [UInt8] = [0x49, 0x48, 0x44, 0x52]
    if start.count >= 16, start[12..<16].elementsEqual(header) {
      return "a PNG whose signature is damaged (\(hexadecimal(start.prefix(8))))"
    }
    return nil
  }

  /// Where a PNG's signature stands behind the file's beginning.
  ///
  /// Icon files and archives hold whole PNGs, so this is asked after them.
  private static func placeOfPNG(in start: [UInt8]) -> Int? {
    (1..<max(1, start.count)).first { start[$0...].starts(with: Signature.bytes) }
  }

  // MARK: Other formats

  /// Bytes that tell a format.
  private struct Format {
    let phrase: String
    let marks: [(offset: Int, bytes: [UInt8])]

    init(_ phrase: String, _ marks: (offset: Int, bytes: [UInt8])...) {
      self.phrase = phrase
      self.marks = marks
    }

    init(_ phrase: String, _ bytes: [UInt8]) { self.init(phrase, (0, bytes)) }

    init(_ phrase: String, _ text: String, at offset: Int = 0) { self.init(phrase, (offset, Array(text.utf8))) }

    func matches(_ start: [UInt8]) -> Bool {
      marks.allSatisfy { start.count >= $0.offset && start[$0.offset...].starts(with: $0.bytes) }
    }
  }

  private static let formats: [Format] = [
    Format("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    Format("a JPEG XL picture", [0xFF, 0x0A]),
    Format("a JPEG XL picture", "JXL \r\n", at: 4),
    Format("a JPEG 2000 picture", "jP  \r\n", at: 4),
    Format("a WebP picture", "WEBP", at: 8),
    Format("a GIF picture", "GIF8"),
    Format("an AVIF picture", "ftypavif", at: 4),
    Format("an AVIF picture", "ftypavis", at: 4),
    Format("a HEIC picture", "ftyphei", at: 4),
    Format("a HEIC picture", "ftyphev", at: 4),
    Format("a HEIF picture", "ftypmif1", at: 4),
    Format("a video", "ftyp", at: 4),
    Format("an MNG animation", [0x8A, 0x4D, 0x4E, 0x47]),
    Format("a JNG picture", [0x8B, 0x4A, 0x4E, 0x47]),
    Format("a TIFF picture", [0x49, 0x49, 0x2A, 0x00]),
    Format("a TIFF picture", [0x4D, 0x4D, 0x00, 0x2A]),
    Format("a Photoshop document", "8BPS"),
    Format("an Apple icon file (ICNS)", "icns"),
    Format("a Windows icon file (ICO)", [0x00, 0x00, 0x01, 0x00]),
    Format("a Windows cursor file (CUR)", [0x00, 0x00, 0x02, 0x00]),
    // Two letters are too few: four reserved bytes are 0.
    Format("a BMP picture", (0, [0x42, 0x4D]), (6, [0, 0, 0, 0])),
    Format("a QOI picture", "qoif"),
    Format("a DDS texture", "DDS "),
    Format("a KTX texture", [0xAB, 0x4B, 0x54, 0x58]),
    Format("a PVR texture", "PVR\u{3}"),
    Format("a PDF document", "%PDF"),
    Format("a PostScript document", "%!PS"),
    Format("a PostScript document", [0xC5, 0xD0, 0xD3, 0xC6]),
    Format("a GIMP document", "gimp xcf"),
    Format("a ZIP archive", [0x50, 0x4B, 0x03, 0x04]),
    Format("a gzip archive", [0x1F, 0x8B]),
    Format("a 7-Zip archive", [0x37, 0x7A, 0xBC, 0xAF]),
    Format("an xz archive", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
    Format("a bzip2 archive", "BZh"),
    Format("a RAR archive", "Rar!"),
    Format("a binary property list", "bplist"),
    Format("an AppleDouble file (what macOS keeps beside a file)", [0x00, 0x05, 0x16, 0x07]),
    Format("a TrueType font", [0x00, 0x01, 0x00, 0x00]),
    Format("an OpenType font", "OTTO"),
  ]

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
