#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process cleanly when it is told to end.
public enum Interruption {
  static let signals: [CInt] = [SIGINT, SIGTERM, SIGHUP]

  static let signalSet: sigset_t = {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
  }()

  /// Makes SIGINT, SIGTERM and SIGHUP remove temporary files before they end the process as they always do.
  ///
  /// A signal that the caller has made the process ignore (`nohup`, a shell's background job) stays ignored.
  public static func removeTemporaryFilesOnSignals() {
    // Made before a handler may need it.
    _ = TemporaryFiles.shared
    var action = sigaction()
    let handler: @convention(c) (CInt) -> Void = { signal in
      TemporaryFiles.shared.removeAllForGood()
      // Blocked until the handler returns; by then the default holds again (SA_RESETHAND).
      raise(signal)
    }
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_mask = signalSet
    action.sa_flags = CInt(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
    for signal in signals where !isIgnored(signal) { unsafe sigaction(signal, &action, nil) }
  }

  /// Makes writing to a closed pipe an error of the write instead of the process's end.
  public static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  private static func isIgnored(_ signal: CInt) -> Bool {
    var current = sigaction()
    guard unsafe sigaction(signal, nil, &current) == 0 else { return true }
    #if canImport(Darwin)
      let handler = unsafe current.__sigaction_u.__sa_handler
    #else
      let handler = unsafe current.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
