#if os(Linux)
  import Glibc

  /// What Linux tells of folders: inotify(7).
  final class FolderEvents {
    private let queue: Descriptor
    private var watches: Set<CInt> = []

    /// Can be read when something has happened.
    var number: CInt { queue.number }

    /// All that may change what a walk finds or what the files hold.
    private static let mask = UInt32(
      IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
        | IN_ONLYDIR)

    init() throws(FileError) {
      let number = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
      if number < 0, errno == EMFILE {
        throw FileError("watch", "folders", reason: "more programs watch than fs.inotify.max_user_instances allows: raise it with sysctl")
      }
      guard number >= 0 else { throw FileError("watch", "folders", code: errno) }
      queue = Descriptor(owning: number)
    }

    func watch(_ folders: Set<FilePath>, files: [FilePath]) throws(FileError) -> Bool {
      var current: Set<CInt> = []
      for folder in folders {
        // A folder that is watched already keeps its number; one that was made anew under an old name gets another.
        let number = unsafe folder.withCString { unsafe inotify_add_watch(queue.number, $0, Self.mask) }
        if number >= 0 {
          current.insert(number)
        } else if let error = Self.error(of: errno, folder) {
          throw error
        }
      }
      defer { watches = current }
      for number in watches.subtracting(current) { _ = inotify_rm_watch(queue.number, number) }
      return !current.isSubset(of: watches)
    }

    /// Takes the events that wait, and with them the news that there were more than the queue holds (IN_Q_OVERFLOW).
    func drain() {
      // An event has up to 16 + 256 bytes.
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while unsafe buffer.withUnsafeMutableBytes({ bytes in retrying { unsafe read(queue.number, bytes.baseAddress, bytes.count) } }) > 0 {}
    }

    /// nil for a folder that is gone or closed to us: looking into it tells.
    static func error(of code: CInt, _ folder: FilePath) -> FileError? {
      switch code {
      case ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG: nil
      case ENOSPC:
        FileError(
          "watch", folder, reason: "there are more folders than fs.inotify.max_user_watches allows: raise it with sysctl, or name fewer")
      default: FileError("watch", folder, code: code)
      }
    }
  }
#endif
