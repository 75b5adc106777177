import IconModel

// The texts of all faults, one function a kind.

extension PNGFault {
  // MARK: The file as a whole

  static func notPNG(_ phrase: String) -> PNGFault { PNGFault(.notPNG(phrase), "not a PNG: \(phrase)", offset: 0) }

  static func endsAfterSignature() -> PNGFault {
    PNGFault(.truncated, "IHDR is missing: the file ends after the signature", offset: 8)
  }

  static func endsInFrame(at offset: Int, bytes: Int, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .truncated, "the chunk at byte \(offset) is cut off: its length and type take 8 bytes, \(bytes) are there", offset: offset,
      isTolerable: isTolerable)
  }

  static func endsInData(_ chunk: PNGChunk, bytes: Int, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .truncated, "\(chunk.place) wants \(chunk.length) bytes, \(bytes) are there", offset: chunk.offset, isTolerable: isTolerable)
  }

  static func endsInChecksum(_ chunk: PNGChunk, bytes: Int, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .truncated, "\(chunk.place) wants 4 bytes of checksum after its data, \(bytes) are there", offset: chunk.offset,
      isTolerable: isTolerable)
  }

  static func endsWithoutIEND(at offset: Int) -> PNGFault {
    PNGFault(.truncated, "IEND is missing: the file ends at byte \(offset)", offset: offset, isTolerable: true)
  }

  static func trailingBytes(_ count: Int, at offset: Int) -> PNGFault {
    PNGFault(.structure, "\(counted(count, "byte")) after IEND, from byte \(offset) on", offset: offset, isTolerable: true)
  }

  // MARK: One chunk

  static func checksum(_ chunk: PNGChunk, found: UInt32, wanted: UInt32, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .checksum, "\(chunk.place) has the checksum \(hexadecimal(found)), its data want \(hexadecimal(wanted))", offset: chunk.offset,
      isTolerable: isTolerable)
  }

  static func badType(_ type: String, at offset: Int, isTolerable: Bool) -> PNGFault {
    PNGFault(.structure, "the chunk at byte \(offset) has no type of four letters, but \(type)", offset: offset, isTolerable: isTolerable)
  }

  static func hugeLength(_ chunk: PNGChunk, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .value, "\(chunk.place) claims \(chunk.length) bytes; PNG allows 2147483647", offset: chunk.offset, isTolerable: isTolerable)
  }

  static func wrongLength(_ chunk: PNGChunk, wanted: String, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .structure, "\(chunk.place) has \(counted(chunk.length, "byte")), wanted \(wanted)", offset: chunk.offset, isTolerable: isTolerable)
  }

  static func unknownCritical(_ chunk: PNGChunk, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .structure, "\(chunk.place) is unknown, and its first letter says that no decoder may pass it over", offset: chunk.offset,
      isTolerable: isTolerable)
  }

  // MARK: The order of chunks

  static func notFirst(_ found: PNGChunk, wanted: String) -> PNGFault {
    PNGFault(.structure, "\(found.place) stands where \(wanted) must", offset: found.offset)
  }

  static func repeated(_ chunk: PNGChunk, first: PNGChunk, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .structure, "\(chunk.place) is one too many: the first is at byte \(first.offset)", offset: chunk.offset, isTolerable: isTolerable)
  }

  static func misplaced(_ chunk: PNGChunk, _ relation: String, _ other: PNGChunk, isTolerable: Bool) -> PNGFault {
    PNGFault(
      .structure, "\(chunk.place) must stand \(relation) \(other.place)", offset: chunk.offset, isTolerable: isTolerable)
  }

  static func splitIDAT(_ chunk: PNGChunk, after intruder: PNGChunk) -> PNGFault {
    PNGFault(
      .structure, "\(chunk.place) must follow the IDAT before it at once, but \(intruder.place) stands between them", offset: chunk.offset)
  }

  static func missing(_ type: String, because reason: String, at offset: Int) -> PNGFault {
    PNGFault(.structure, "\(type) is missing: \(reason)", offset: offset)
  }

  static func outOfPlace(_ chunk: PNGChunk, _ circumstance: String) -> PNGFault {
    PNGFault(.structure, "\(chunk.place) has no place \(circumstance)", offset: chunk.offset, isTolerable: true)
  }

  // MARK: Values

  static func headerValue(_ text: String, at offset: Int) -> PNGFault {
    PNGFault(.value, "IHDR at byte \(offset): \(text)", offset: offset)
  }

  static func impossibleSize(_ size: PixelSize) -> PNGFault {
    PNGFault(.value, "a PNG can't be \(size): its sides are from 1 to 2147483647 pixels long")
  }

  // MARK: Limits

  static func sideTooLong(_ size: PixelSize, limit: Int, at offset: Int) -> PNGFault {
    PNGFault(.tooLarge, "\(size) pixels are too large: the limit is \(limit) a side", offset: offset)
  }

  static func tooManyPixels(_ size: PixelSize, limit: Int, at offset: Int) -> PNGFault {
    PNGFault(
      .tooLarge, "\(size) pixels are too large: \(size.width * size.height) in all, the limit is \(limit)", offset: offset)
  }

  static func tooManyChunks(limit: Int, at offset: Int) -> PNGFault {
    PNGFault(
      .tooLarge, "more than \(counted(limit, "chunk")): the rest, from byte \(offset) on, is not checked", offset: offset, isTolerable: true
    )
  }

  static func noMemory(for what: String) -> PNGFault { PNGFault(.tooLarge, "there is no memory for \(what)") }

  // MARK: The picture's data

  /// libpng's own words, with the chunk that it was reading.
  static func data(_ words: String, in chunk: PNGChunk?, rows: Range<Int>?) -> PNGFault {
    var words = words
    if let chunk, words.hasPrefix("\(chunk.type): ") { words.removeFirst(chunk.type.utf8.count + 2) }
    let place = chunk.map { "\($0.place): " } ?? ""
    let extent = rows.map { " after \($0.lowerBound) of \($0.upperBound) rows" } ?? ""
    return PNGFault(.data, "\(place)the data is damaged\(extent) (\(words))", offset: chunk?.offset)
  }

  /// libpng's own words about something that it got over.
  static func warning(_ words: String) -> PNGFault { PNGFault(.data, words, isTolerable: true) }

}

extension PNGChunk {
  /// The chunk as messages name it.
  var place: String { "\(type) at byte \(offset)" }
}

/// A number with its noun: `1 byte`, `12 bytes`.
private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// A checksum as people write it: `0x0012ABCD`.
private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "0x" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
}
