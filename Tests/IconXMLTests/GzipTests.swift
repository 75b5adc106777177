import IconModel
import IconXML
import Testing

@Suite struct GzipTests {
  /// `<svg id='a'/>`, packed.
  private static let packed: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 179, 41, 46, 75, 87, 200, 76, 177, 85, 79, 84, 215, 183, 3, 0, 140, 149, 131, 112, 13, 0, 0, 0,
  ]

  private func unpack(_ bytes: [UInt8], limits: XMLLimits = .standard) -> (text: String, messages: [String]) {
    let (source, diagnostics) = XMLDecoding.source(name: "a.svgz", bytes: bytes, limits: limits)
    return (String(decoding: source.bytes, as: UTF8.self), diagnostics.map(\.message))
  }

  @Test func unpacks() {
    #expect(unpack(Self.packed) == ("<svg id='a'/>", []))
  }

  @Test func stopsAtTheLimit() {
    var limits = XMLLimits.standard
    limits.sourceBytes = 33
    #expect(unpack(Self.packed, limits: limits) == ("<svg id='a'/>", []))
    limits.sourceBytes = 32
    #expect(unpack(Self.packed, limits: limits) == ("", ["the file has 33 bytes, more than the limit of 32 bytes"]))
  }

  @Test func everyBeginningEndsTooEarly() {
    for length in 2..<Self.packed.count {
      let (text, messages) = unpack(Array(Self.packed[..<length]))
      #expect(text == "")
      #expect(messages == ["the gzip file ends too early"], "the first \(length) bytes")
    }
  }

  @Test func damageIsSeen() {
    // The checksum's and the length's bytes are the last eight.
    for index in [2, 10, Self.packed.count - 8, Self.packed.count - 1] {
      var bytes = Self.packed
      bytes[index] ^= 0xFF
      #expect(unpack(bytes).messages == ["the gzip file is damaged"], "byte \(index)")
    }
  }
}
