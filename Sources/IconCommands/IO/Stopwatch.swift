/// How long something takes.
struct Stopwatch {
  private let io: CommandIO
  private let start: UInt64

  init(_ io: CommandIO) {
    self.io = io
    start = io.now()
  }

  /// Since it was made, as people read it: `3.4 ms`, `250 ms`.
  var text: String {
    let tenths = (io.now() - start) / 100_000
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : "\(tenths / 10) ms"
  }
}
