import IconModel
import IconPNG
import TestSupport
import Testing

/// The beginning of a file, and what it is.
private struct Beginning: CustomTestStringConvertible {
  let bytes: [UInt8]
  let phrase: String

  init(_ bytes: [UInt8], _ phrase: String) {
    self.bytes = bytes
    self.phrase = phrase
  }

  init(_ text: String, _ phrase: String) { self.init(Array(text.utf8), phrase) }

  var testDescription: String { phrase }
}

@Suite struct FileKindTests {
  private static let formats = [
    Beginning([0xFF, 0xD8, 0xFF, 0xE1, 0, 24], "a JPEG picture"),
    Beginning([0xFF, 0x0A, 0xFA], "a JPEG XL picture"),
    Beginning([0, 0, 0, 12] + Array("JXL \r\n\u{87}\n".utf8), "a JPEG XL picture"),
    Beginning([0, 0, 0, 12] + Array("jP  \r\n".utf8), "a JPEG 2000 picture"),
    Beginning("RIFF\u{1A}\0\0\0WEBPVP8L", "a WebP picture"),
    Beginning("GIF89a\u{1}\0", "a GIF picture"),
    Beginning("GIF87a\u{1}\0", "a GIF picture"),
    Beginning("\0\0\0\u{1C}ftypavif\0\0\0\0", "an AVIF picture"),
    Beginning("\0\0\0\u{18}ftypheic\0\0\0\0", "a HEIC picture"),
    Beginning("\0\0\0\u{18}ftypmif1\0\0\0\0", "a HEIF picture"),
    Beginning("\0\0\0\u{18}ftypqt  \0\0\0\0", "a video"),
    Beginning([0x8A] + Array("MNG\r\n".utf8), "an MNG animation"),
    Beginning([0x8B] + Array("JNG\r\n".utf8), "a JNG picture"),
    Beginning([0x49, 0x49, 0x2A, 0, 8], "a TIFF picture"),
    Beginning([0x4D, 0x4D, 0, 0x2A, 0], "a TIFF picture"),
    Beginning("8BPS\0\u{1}", "a Photoshop document"),
    Beginning("icns\0\0", "an Apple icon file (ICNS)"),
    Beginning([0, 0, 1, 0, 3, 0], "a Windows icon file (ICO)"),
    Beginning(Array("icns\0\0\u{1}\0ic07\0\0\u{1}\0".utf8) + PNGWriter.pixel(), "an Apple icon file (ICNS)"),
    Beginning([0, 0, 1, 0, 1, 0] + Array(repeating: 0, count: 16) + PNGWriter.pixel(), "a Windows icon file (ICO)"),
    Beginning([0, 0, 2, 0, 1, 0], "a Windows cursor file (CUR)"),
    Beginning([0x42, 0x4D, 0x36, 1, 0, 0, 0, 0, 0, 0, 0x36], "a BMP picture"),
    Beginning("qoif\0\0\0\u{1E}", "a QOI picture"),
    Beginning("DDS |\0\0\0", "a DDS texture"),
    Beginning([0xAB, 0x4B, 0x54, 0x58, 0x20], "a KTX texture"),
    Beginning("PVR\u{3}\0\0\0\0", "a PVR texture"),
    Beginning("%PDF-1.7\n", "a PDF document"),
    Beginning("%!PS-Adobe-3.0 EPSF-3.0", "a PostScript document"),
    Beginning("gimp xcf v011", "a GIMP document"),
    Beginning("PK\u{3}\u{4}\u{14}\0", "a ZIP archive"),
    Beginning([0x1F, 0x8B, 8, 0], "a gzip archive"),
    Beginning([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7-Zip archive"),
    Beginning([0xFD] + Array("7zXZ\0".utf8), "an xz archive"),
    Beginning("BZh91AY", "a bzip2 archive"),
    Beginning("Rar!\u{1A}\u{7}", "a RAR archive"),
    Beginning("bplist00", "a binary property list"),
    Beginning([0, 5, 0x16, 7, 0, 2], "an AppleDouble file (what macOS keeps beside a file)"),
    Beginning([0, 1, 0, 0, 0, 12], "a TrueType font"),
    Beginning("OTTO\0\u{C}", "an OpenType font"),
  ]

  private static let texts = [
    Beginning("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "an SVG drawing (`iconkit render` makes a PNG of it)"),
    Beginning("\u{FEFF}  <?xml version=\"1.0\"?>\n<!-- drawn by hand -->\n<svg/>", "an SVG drawing (`iconkit render` makes a PNG of it)"),
    Beginning("<?xml version=\"1.0\"?><plist/>", "a property list"),
    Beginning("<?xml version=\"1.0\"?><layer-list/>", "an XML document"),
    Beginning("<!DOCTYPE html><title>404</title>", "an HTML page"),
    Beginning("<HTML><BODY>", "an HTML page"),
    Beginning("<!-- moved --><html>", "an HTML page"),
    Beginning("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n", "a Git LFS pointer (`git lfs pull` fetches the file)"),
    Beginning("<<<<<<< HEAD\n", "text with Git's conflict marks"),
    Beginning("iVBORw0KGgoAAAANSUhEUg", "a PNG in base64"),
    Beginning("data:image/png;base64,iVBOR", "a PNG in a data URL"),
    Beginning("data:image/gif;base64,R0lG", "a data URL"),
    Beginning("/* XPM */\nstatic char *x[]", "an XPM picture"),
    Beginning("{\"message\": \"Not Found\"}", "JSON"),
    Beginning("icon width=30 height=30\nrect width=9 height=9\n", "an svgspec drawing (`iconkit render` makes a PNG of it)"),
    Beginning("icons are missing\n", "text"),
    Beginning("Not found\n", "text"),
    Beginning("BM: nicht gefunden, schade – pech\n", "text"),
    Beginning("\n\n  \t", "blank text"),
    Beginning([0xFF, 0xFE, 0x3C, 0], "text in UTF-16"),
  ]

  private static let damaged = [
    Beginning([], "empty"),
    Beginning([0], "a zero byte"),
    Beginning(Array(repeating: 0, count: 9000), "9000 zero bytes"),
    Beginning(Array(repeating: 0, count: 9000) + [1], "unknown data that begin with 00 00 00 00 00 00 00 00"),
    Beginning([1, 2, 3], "unknown data that begin with 01 02 03"),
    Beginning([0x61, 0xFF, 0x0B, 0xA0], "unknown data that begin with 61 FF 0B A0"),
    Beginning([0x89, 0x50, 0x4E, 0x47, 0x0D], "a PNG cut off after 5 bytes"),
    Beginning([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0], "a PNG that was damaged as text (CR LF became LF)"),
    Beginning([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], "a PNG that was damaged as text (LF became CR LF)"),
    Beginning([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], "a PNG that was damaged as text (LF became CR LF)"),
    Beginning([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x0A, 0x1A, 0x0A], "a PNG that was damaged as text (CR became LF)"),
    Beginning([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x1A, 0x0D], "a PNG that was damaged as text (LF became CR)"),
    Beginning([0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "a PNG that was damaged as text (each byte lost its highest bit)"),
    Beginning(
      [0xC2, 0x89, 0x50, 0x4E, 0x47, 0x0D], "a PNG that was damaged as text (its bytes were taken for Latin-1 and written as UTF-8)"),
    Beginning(
      [0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47, 0x0D], "a PNG that was damaged as text (its bytes were taken for UTF-8 and replaced)"),
    Beginning([0x3F, 0x50, 0x4E, 0x47, 0x0D], "a PNG that was damaged as text (its bytes were taken for ASCII and replaced)"),
    Beginning([0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "a PNG without its first byte"),
    Beginning([0x88, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG whose signature is damaged (88 50 4E 47 0D 0A 1A 0A)"),
    Beginning(
      Array(repeating: 0xAA, count: 8) + PNGWriter.ihdr(1, 1), "a PNG whose signature is damaged (AA AA AA AA AA AA AA AA)"),
    Beginning([0x0A] + PNGWriter.pixel(), "a PNG behind 1 other byte"),
    Beginning(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + PNGWriter.pixel(), "a PNG behind 19 other bytes"),
    Beginning(PNGWriter.signature, "a PNG picture"),
    Beginning(PNGWriter.pixel(), "a PNG picture"),
  ]

  @Test(arguments: formats + texts + damaged)
  fileprivate func `a file is known by how it begins`(beginning: Beginning) {
    #expect(FileKind.phrase(for: beginning.bytes) == beginning.phrase)
  }

  @Test(arguments: formats + texts)
  fileprivate func `every file that is no PNG is told so`(beginning: Beginning) {
    let wanted = PNGFault(.notPNG(beginning.phrase), "not a PNG: \(beginning.phrase)", offset: 0)
    #expect(ChunkWalk.walk(beginning.bytes) == PNGStructure(faults: [wanted]))
  }

  @Test func `text is text although the look ends within a character`() {
    for shift in 0..<4 {
      let text = String(repeating: "x", count: shift) + String(repeating: "😀", count: 2000)
      #expect(FileKind.phrase(for: Array(text.utf8)) == "text")
    }
  }
}
