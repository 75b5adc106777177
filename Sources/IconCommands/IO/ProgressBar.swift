import IconFiles

/// A line on a terminal that says how far the work is.
///
/// It shows when half a second has gone by, and changes ten times a second at most.
final class ProgressBar: @unchecked Sendable {
  private let total: Int
  private let width: Int
  private let io: CommandIO
  private let lock = Lock()
  // What the lock guards:
  private var next: UInt64
  private var isShown = false

  static let delay: UInt64 = 500_000_000
  static let interval: UInt64 = 100_000_000

  init(total: Int, columns: Int, io: CommandIO) {
    self.total = total
    self.io = io
    width = max(10, min(40, columns - 30))
    next = io.now() + Self.delay
  }

  /// Tells how many things are done; from any thread.
  func update(done: Int) {
    lock.withLock {
      let now = io.now()
      if now < next { return }
      next = now + Self.interval
      isShown = true
      let filled = total > 0 ? min(width, width * done / total) : width
      let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      io.writeError(Array("\r[\(bar)] \(done)/\(total)".utf8))
    }
  }

  /// Clears the line, so that something else can be said.
  func hide() {
    lock.withLock {
      guard isShown else { return }
      isShown = false
      // Carriage return; erase to the end of the line (ECMA-48's EL).
      io.writeError(Array("\r\u{1b}[K".utf8))
    }
  }
}
