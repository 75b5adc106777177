#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock that nobody sets: clock_gettime(3).
///
/// The standard library's own brings the runtime of tasks with it, which costs time at the start.
public enum MonotonicTime {
  /// Since some moment.
  public static var nanoseconds: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
