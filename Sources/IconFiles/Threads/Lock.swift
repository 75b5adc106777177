#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A mutex with a condition: pthread_mutex(3), pthread_cond(3).
///
/// The standard library's own mutex needs a newer macOS than this package asks for.
@safe public final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes a lock that is open.
  public init() {
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe pthread_cond_destroy(condition)
    unsafe mutex.deallocate()
    unsafe condition.deallocate()
  }

  /// Runs one caller at a time.
  public func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  func lock() { unsafe pthread_mutex_lock(mutex) }
  func unlock() { unsafe pthread_mutex_unlock(mutex) }

  /// Opens the lock, sleeps until somebody calls `wakeAll`, and closes it again; may wake for no reason.
  func wait() { unsafe pthread_cond_wait(condition, mutex) }

  /// Wakes all that sleep in `wait`.
  func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
