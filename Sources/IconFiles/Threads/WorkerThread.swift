#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread of its own for a piece of work: pthread_create(3).
@safe final class WorkerThread {
  /// As much as the first thread has; other threads of macOS get half a mebibyte otherwise.
  private static let stackSize = 8 << 20

  private let thread: pthread_t

  /// Starts the work; nil where the system has no thread left.
  init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, Self.stackSize)
    let box = Box(work)
    let argument = unsafe Unmanaged.passRetained(box).toOpaque()
    #if canImport(Darwin)
      var started: pthread_t?
      let result = unsafe pthread_create(&started, &attributes, { unsafe Box.run($0) }, argument)
      if let started = unsafe started, result == 0 {
        unsafe thread = started
        return
      }
    #else
      var started = pthread_t()
      let result = unsafe pthread_create(&started, &attributes, { unsafe Box.run($0) }, argument)
      if result == 0 {
        thread = started
        return
      }
    #endif
    unsafe Unmanaged<Box>.fromOpaque(argument).release()
    return nil
  }

  /// Waits for the end of the work.
  func join() {
    var result: UnsafeMutableRawPointer?
    _ = unsafe pthread_join(thread, &result)
  }
}

/// Carries the work through C's pointer.
private final class Box {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument = unsafe argument { unsafe Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().work() }
    return nil
  }
}
