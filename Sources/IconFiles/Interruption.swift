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
    install(ending)
  }

  /// Makes the first of these signals ring a bell instead; what comes after it ends the process as always.
  ///
  /// - Returns: the descriptor where the bell can be read.
  static func ringOnSignals() throws(FileError) -> CInt {
    // Made before a handler may need them: there, nothing may take memory, which the thread may be about to do.
    _ = (TemporaryFiles.shared, signals, ending)
    guard bell.read >= 0 else { throw FileError("watch", "signals", code: bell.code) }
    install(
      action { _ in
        // What was interrupted may be about to look at it.
        let code = errno
        Interruption.install(Interruption.ending)
        var byte: UInt8 = 1
        _ = unsafe write(Interruption.bell.write, &byte, 1)
        errno = code
      })
    // Whoever has started the process may have had them blocked, which is inherited.
    var set = signalSet
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    return bell.read
  }

  /// A pipe of our own that lasts as long as the process: pipe(2).
  private static let bell: (read: CInt, write: CInt, code: CInt) = {
    var ends: [CInt] = [-1, -1]
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe pipe($0.baseAddress) }) == 0 else { return (-1, -1, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1], 0)
  }()

  /// Removes temporary files, then ends the process.
  private static let ending = action { signal in
    TemporaryFiles.shared.removeAllForGood()
    // Blocked until the handler returns; by then the default holds again (SA_RESETHAND).
    raise(signal)
  }

  /// What calls a handler once, with all our signals blocked.
  private static func action(_ handler: @escaping @convention(c) (CInt) -> Void) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_mask = signalSet
    action.sa_flags = CInt(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
    return action
  }

  private static func install(_ action: sigaction) {
    var action = action
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
