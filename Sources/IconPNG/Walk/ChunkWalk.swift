import CZlib
public import IconModel

/// Reads a PNG's chunks: lengths, checksums, order and header, and no pixel.
///
/// Compressed text and profiles are not inflated, so that no file can swell here.
public enum ChunkWalk {
  /// What the chunks say, with all that is wrong with them, in the order of the file.
  ///
  /// A file without fatal faults may still hold damaged pixels: those are the decoder's to find.
  public static func walk(_ bytes: [UInt8], limits: PNGLimits = .standard) -> PNGStructure {
    guard Signature.isPresent(in: bytes) else {
      return PNGStructure(faults: [.notPNG(FileKind.phrase(for: bytes))])
    }
    var walker = Walker(bytes: bytes, limits: limits)
    walker.run()
    return walker.structure
  }

  /// The header alone, where it can be read and holds allowed values; its checksum is not looked at.
  public static func header(_ bytes: [UInt8]) -> PNGHeader? { locateHeader(in: bytes)?.header }

  /// The header and the offset of its chunk: 8, or more where Apple's `CgBI` stands before it.
  static func locateHeader(in bytes: [UInt8]) -> (header: PNGHeader, offset: Int)? {
    guard Signature.isPresent(in: bytes) else { return nil }
    var offset = Signature.bytes.count
    if isChunk(ChunkCode.cgbi, in: bytes, at: offset) {
      // The length is below 2^32, so the sum can't overflow.
      offset += 12 + Int(bytes.bigEndian(at: offset))
    }
    guard isChunk(ChunkCode.ihdr, in: bytes, at: offset), bytes.bigEndian(at: offset) == HeaderChunk.length,
      bytes.count - offset - 8 >= HeaderChunk.length
    else { return nil }
    return HeaderChunk(bytes, at: offset + 8).header.map { ($0, offset) }
  }

  private static func isChunk(_ code: UInt32, in bytes: [UInt8], at offset: Int) -> Bool {
    offset <= bytes.count - 8 && bytes.bigEndian(at: offset + 4) == code
  }
}

/// The walk through one file.
private struct Walker {
  let bytes: [UInt8]
  let limits: PNGLimits
  var structure = PNGStructure()
  /// Whether a whole IDAT has gone by: what is wrong behind the picture's data does not keep it from being shown.
  private var hasData = false

  init(bytes: [UInt8], limits: PNGLimits) {
    self.bytes = bytes
    self.limits = limits
    structure.chunks.reserveCapacity(8)
  }

  mutating func run() {
    var offset = Signature.bytes.count
    var reachesEnd = true
    while offset < bytes.count {
      if structure.chunks.count >= limits.maxChunks {
        structure.faults.append(.tooManyChunks(limit: limits.maxChunks, at: offset))
        reachesEnd = false
        break
      }
      guard let next = chunk(at: offset) else {
        reachesEnd = false
        break
      }
      offset = next
      if structure.chunks.last?.type == "IEND" { break }
    }
    structure.trailingBytes = reachesEnd ? bytes.count - offset : 0
    if structure.trailingBytes > 0 { structure.faults.append(.trailingBytes(structure.trailingBytes, at: offset)) }

    let framing = structure.faults
    structure.faults += ChunkOrder(chunks: structure.chunks, header: structure.header, end: reachesEnd ? offset : nil).faults()
    if !framing.isEmpty, structure.faults.count > framing.count { sortFaults() }
  }

  /// Reads the chunk at `offset`; the offset behind it, or nil where the walk can't go on.
  private mutating func chunk(at offset: Int) -> Int? {
    let left = bytes.count - offset - 8
    guard left >= 0 else {
      structure.faults.append(.endsInFrame(at: offset, bytes: left + 8, isTolerable: hasData))
      return nil
    }
    let code = bytes.bigEndian(at: offset + 4)
    guard let type = ChunkCode.name(code) else {
      structure.faults.append(.badType(ChunkCode.escaped(code), at: offset, isTolerable: hasData))
      return nil
    }
    let chunk = PNGChunk(type: type, offset: offset, length: Int(bytes.bigEndian(at: offset)))
    let isFirst = structure.chunks.count == (structure.isAppleCrushed ? 1 : 0)
    structure.chunks.append(chunk)
    if isFirst, code != ChunkCode.ihdr, code != ChunkCode.cgbi || structure.isAppleCrushed {
      structure.faults.append(.notFirst(chunk, wanted: "IHDR"))
      return nil
    }
    let isTolerable = chunk.isAncillary || (hasData && code != ChunkCode.idat)
    // A length that leads out of the file hides everything behind it, be the chunk important or not.
    let isCutTolerable = hasData && code != ChunkCode.idat
    guard chunk.length <= 0x7FFF_FFFF else {
      structure.faults.append(.hugeLength(chunk, isTolerable: isCutTolerable))
      return nil
    }
    guard chunk.length <= left else {
      structure.faults.append(.endsInData(chunk, bytes: left, isTolerable: isCutTolerable))
      return nil
    }
    if code == ChunkCode.ihdr, structure.header == nil { readHeader(of: chunk) }
    if code == ChunkCode.cgbi, structure.chunks.count == 1 { structure.isAppleCrushed = true }
    let end = offset + 8 + chunk.length
    guard bytes.count - end >= 4 else {
      structure.faults.append(.endsInChecksum(chunk, bytes: bytes.count - end, isTolerable: isCutTolerable))
      return nil
    }
    let found = bytes.bigEndian(at: end)
    let wanted = checksum(from: offset + 4, to: end)
    if found != wanted { structure.faults.append(.checksum(chunk, found: found, wanted: wanted, isTolerable: isTolerable)) }
    if code == ChunkCode.idat { hasData = true }
    return end + 4
  }

  private mutating func readHeader(of chunk: PNGChunk) {
    guard chunk.length == HeaderChunk.length else { return }  // The wrong length is found with the others.
    let fields = HeaderChunk(bytes, at: chunk.offset + 8)
    structure.header = fields.header
    structure.faults += fields.faults(at: chunk.offset)
    if let header = structure.header, let fault = limits.fault(for: header, at: chunk.offset) { structure.faults.append(fault) }
  }

  /// zlib's CRC-32 of a chunk's type and data.
  private func checksum(from start: Int, to end: Int) -> UInt32 {
    unsafe bytes[start..<end].withUnsafeBufferPointer { UInt32(truncatingIfNeeded: unsafe crc32(0, $0.baseAddress, uInt($0.count))) }
  }

  /// Puts the faults in the order of the file; those at one place keep theirs.
  private mutating func sortFaults() {
    let sorted = structure.faults.enumerated().sorted { a, b in
      let (x, y) = (a.element.offset ?? 0, b.element.offset ?? 0)
      return x != y ? x < y : a.offset < b.offset
    }
    structure.faults = sorted.map(\.element)
  }
}
