internal import CThread

/// A thread of its own for a piece of work.
@safe final class WorkerThread {
  /// As much as the first thread has; other threads of macOS get half a mebibyte otherwise.
  private static let stackSize = 8 << 20

  private let thread: OpaquePointer

  /// Starts the work; nil where the system has no thread left.
  init?(_ work: @escaping @Sendable () -> Void) {
    let argument = unsafe Unmanaged.passRetained(Work(work)).toOpaque()
    guard let thread = unsafe cthread_start(Self.stackSize, { unsafe Work.run($0) }, argument) else {
      unsafe Unmanaged<Work>.fromOpaque(argument).release()
      return nil
    }
    unsafe self.thread = thread
  }

  /// Waits for the end of the work; once.
  func join() { unsafe cthread_join(thread) }
}

/// Carries the work through C's pointer.
private final class Work {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  static func run(_ argument: UnsafeMutableRawPointer) { unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().work() }
}
