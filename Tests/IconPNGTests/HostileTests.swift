import IconModel
import IconPNG
import TestSupport
import Testing

@Suite struct HostileTests {
  /// Puts right the checksums of all chunks that can be found, so that damage gets past them.
  private static func withChecksums(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var offset = 8
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= file.count else { break }
      file.replaceSubrange(end..<end + 4, with: PNGWriter.bigEndian(PNGWriter.crc(Array(file[offset + 4..<end]))))
      offset = end + 4
    }
    return file
  }

  @Test(arguments: SamplePicture.Format.all)
  func `changed bytes never do more than fail`(format: SamplePicture.Format) {
    var numbers = SeededNumbers(seed: UInt64(format.depth) * 10 + UInt64(format.type.rawValue))
    let picture = SamplePicture(format, width: 6, height: 6, seed: 9)
    let sound = [picture.png(), picture.png(interlaced: true) { UInt8($0 % 5) }]
    for round in 0..<300 {
      var file = sound[round % 2]
      for _ in 0...Int.random(in: 0..<4, using: &numbers) {
        file[Int.random(in: 8..<file.count, using: &numbers)] = UInt8(truncatingIfNeeded: numbers.next())
      }
      if round % 3 != 0 { file = Self.withChecksums(file) }
      let faults = ChunkWalk.walk(file).faults
      do {
        let image = try PNGDecoder.decode(file)
        #expect(image.samples.count == image.width * image.height * 4)
      } catch {
        #expect(!error.isTolerable)
        #expect(faults.contains(error) || error.kind == .data)
      }
    }
  }

  @Test func `bytes at random never do more than fail`() {
    var numbers = SeededNumbers(seed: 77)
    let starts: [[UInt8]] = [
      [], PNGWriter.signature, PNGWriter.signature + PNGWriter.ihdr(9, 9), PNGWriter.signature + PNGWriter.chunk("CgBI", [0, 0, 0, 0]),
    ]
    for round in 0..<400 {
      let file = starts[round % starts.count] + numbers.bytes(round % 97)
      #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
      #expect(ChunkWalk.walk(file).faults.contains { !$0.isTolerable })
      #expect(!FileKind.phrase(for: file).isEmpty)
    }
  }

  @Test func `lengths that add up to more than there is are only cut off`() {
    let lengths: [UInt32] = [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFF4, 0xFFFF_FFFF]
    for length in lengths {
      for type in ["CgBI", "IHDR", "IDAT", "tEXt"] {
        let frame = PNGWriter.bigEndian(length) + Array(type.utf8)
        for file in [PNGWriter.signature + frame, PNGWriter.signature + PNGWriter.ihdr(1, 1) + frame + [1, 2, 3]] {
          let fault = #expect(throws: PNGFault.self) { try PNGDecoder.decode(file) }
          #expect(fault?.isTolerable == false)
          #expect(ChunkWalk.header(file) == nil || file.count > 33)
        }
      }
    }
  }

  @Test func `many threads at once get what one gets`() async throws {
    let pictures = SamplePicture.Format.all.map { SamplePicture($0, width: 20, height: 20, seed: 4) }
    let files = pictures.map { $0.png() }
    let images = pictures.map { PixelImage(width: 20, height: 20, samples: $0.rgba) }
    let encoded = try images.map { image throws(PNGFault) in try PNGEncoder.encode(.rgba(image)) }
    // More tasks than the bridge keeps sessions.
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<40 {
        group.addTask {
          for round in 0..<50 {
            let i = (task + round) % files.count
            guard let image = try? PNGDecoder.decode(files[i]), image == images[i],
              let again = try? PNGEncoder.encode(.rgba(image)), again == encoded[i],
              (try? PNGDecoder.decode(Array(files[i].prefix(60)))) == nil
            else { return false }
          }
          return true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
