#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits until something happens in some folders.
///
/// It tells that something happened, never what: whoever waits looks for himself, so that events that are lost, come twice or come in another
/// order change nothing.
public final class FolderWatch {
  /// What has ended the waiting.
  public enum Event: Sendable, Hashable {
    /// Something in the folders may be different.
    case change
    /// A signal asks the process to end.
    case interruption
  }

  /// A change is told when nothing more has come for so many milliseconds, since editors save in several steps.
  private static let quiet: CInt = 8
  /// It is told all the same when so many have gone by: who saves all the time is to see something, too.
  private static let patience: UInt64 = 25

  private let events: FolderEvents
  /// -1: nothing can be read there.
  private var bell: CInt = -1

  /// Makes a watch of no folder.
  public init() throws(FileError) { events = try FolderEvents() }

  /// From now on, SIGINT, SIGTERM and SIGHUP end the waiting, and no more the process; the second of them does both.
  public func endOnSignals() throws(FileError) { bell = try Interruption.ringOnSignals() }

  /// Watches these folders, and no others; those that do not exist are left out.
  ///
  /// - Parameter files: the files in them that matter: not every system tells of a folder that a file in it has changed.
  /// - Returns: whether there is one among them that was not watched before, so that what has happened there has not been told.
  /// - Throws: `FileError` where the system watches no more.
  public func watch(_ folders: Set<FilePath>, files: [FilePath]) throws(FileError) -> Bool {
    try events.watch(folders, files: files)
  }

  /// Sleeps until something has happened and no more happens for the moment.
  ///
  /// - Parameter milliseconds: how long, -1 for ever.
  /// - Returns: nil where the time has gone by.
  public func wait(atMost milliseconds: CInt = -1) -> Event? {
    guard isReadable(within: milliseconds) else { return nil }
    let end = MonotonicTime.nanoseconds + Self.patience * 1_000_000
    repeat {
      if isRung { return .interruption }
      events.drain()
    } while MonotonicTime.nanoseconds < end && isReadable(within: Self.quiet)
    return .change
  }

  private var isRung: Bool {
    var request = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }

  /// Waits for an event or the bell; numbers below zero are passed by: poll(2).
  private func isReadable(within milliseconds: CInt) -> Bool {
    var requests = [events.number, bell].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return retrying { unsafe poll(&requests, 2, milliseconds) } > 0
  }
}
