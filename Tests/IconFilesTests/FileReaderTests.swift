import IconFiles
import TestSupport
import Testing

@Suite struct FileReaderTests {
  let folder = TemporaryFolder()

  private func read(_ name: String, limit: Int = 1 << 20) throws(FileError) -> [UInt8] {
    try FileReader.read(FilePath(folder.file(name)), limit: limit)
  }

  @Test(arguments: [0, 1, 4095, 4096, 65_535, 65_536, 65_537, 300_000])
  func readsAllBytes(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    folder.write(bytes, to: "file")
    #expect(try read("file") == bytes)
  }

  @Test func missing() {
    let path = folder.file("missing.svg")
    let error = #expect(throws: FileError.self) { try read("missing.svg") }
    #expect(error?.description == "cannot open \(path): no such file or directory")
    #expect(error?.isMissing == true)
  }

  @Test func folderIsNoFile() {
    let error = #expect(throws: FileError.self) { try read(".") }
    #expect(error?.description == "cannot read \(folder.path)/.: is a directory")
  }

  @Test func limitHolds() throws {
    folder.write([1, 2, 3], to: "file")
    #expect(try read("file", limit: 3) == [1, 2, 3])
    let error = #expect(throws: FileError.self) { try read("file", limit: 2) }
    #expect(error?.description == "cannot read \(folder.path)/file: larger than 2 bytes, the limit")
  }

  /// The file says that it has 8 TiB; nobody may take memory for that.
  @Test func limitComesBeforeMemory() {
    #expect(folder.run("truncate -s 8T sparse") == 0)
    let error = #expect(throws: FileError.self) { try read("sparse", limit: 32 << 20) }
    #expect(error?.description == "cannot read \(folder.path)/sparse: larger than 32 MiB, the limit")
  }

  @Test func devicesHaveNoEnd() {
    let error = #expect(throws: FileError.self) { try FileReader.read("/dev/zero", limit: 100_000) }
    #expect(error?.description == "cannot read /dev/zero: larger than 100000 bytes, the limit")
    #expect(throws: Never.self) { try #expect(FileReader.read("/dev/null", limit: 10) == []) }
  }

  @Test func pipes() throws {
    #expect(folder.run("mkfifo pipe && (head -c 200000 /dev/zero > pipe &)") == 0)
    #expect(try read("pipe") == [UInt8](repeating: 0, count: 200_000))
  }

  /// Such files say that they are empty.
  @Test(.enabled(if: FileStatus.exists("/proc/self/status"))) func filesWithoutASize() throws {
    #expect(try FileReader.read("/proc/self/status", limit: 1 << 20).starts(with: Array("Name:".utf8)))
  }

  @Test func namesThatAreNoText() throws {
    let name = FilePath(folder.path).appending(FilePath(bytes: [0xE9, 0x0A, 0x27, 0x22, 0x2D]))
    #expect(try FileWriter.write([7], to: name) == .written)
    #expect(try FileReader.read(name, limit: 10) == [7])
    #expect(try FileReader.read(FilePath(name.string), limit: 10) == [7])
  }

  @Test func namesTooLong() {
    let error = #expect(throws: FileError.self) { try read(String(repeating: "x", count: 300)) }
    #expect(error?.reason == "file name too long")
  }

  @Test func head() throws {
    folder.write([1, 2, 3, 4], to: "file")
    #expect(try FileReader.head(of: FilePath(folder.file("file")), count: 2) == [1, 2])
    #expect(try FileReader.head(of: FilePath(folder.file("file")), count: 8) == [1, 2, 3, 4])
  }
}
