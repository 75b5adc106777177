#if canImport(Darwin)
  import Darwin

  /// What macOS tells of folders and files: kqueue(2).
  ///
  /// A folder tells of names that come and go, a file of its own bytes; each takes a descriptor.
  final class FolderEvents {
    private struct Watched {
      var number: CInt
      var identity: FileStatus.Identity
    }

    private let queue: Descriptor
    private var watched: [FilePath: Watched] = [:]

    /// Can be read when something has happened.
    var number: CInt { queue.number }

    init() throws(FileError) {
      let number = kqueue()
      guard number >= 0 else { throw FileError("watch", "folders", code: errno) }
      queue = Descriptor(owning: number)
      Self.allowManyDescriptors()
    }

    deinit { for entry in watched.values { _ = close(entry.number) } }

    func watch(_ folders: Set<FilePath>, files: [FilePath]) throws(FileError) -> Bool {
      let wanted = folders.union(files)
      for (path, entry) in watched where !wanted.contains(path) { forget(path, entry) }
      var isNew = false
      for path in wanted {
        let identity = (try? FileStatus(of: path))?.identity
        if let entry = watched[path] {
          if entry.identity == identity { continue }
          forget(path, entry)
        }
        guard let identity, let number = try Self.open(path) else { continue }
        watched[path] = Watched(number: number, identity: identity)
        try add(number, path)
        // What a file that was replaced holds now is looked at after this anyway.
        if folders.contains(path) { isNew = true }
      }
      return isNew
    }

    /// Takes the events that wait: kevent(2).
    func drain() {
      let most = 64
      var events = [kevent](repeating: kevent(), count: most)
      var now = timespec()
      while unsafe kevent(queue.number, nil, 0, &events, CInt(most), &now) > 0 {}
    }

    private func add(_ number: CInt, _ path: FilePath) throws(FileError) {
      var change = kevent()
      change.ident = UInt(number)
      change.filter = Int16(EVFILT_VNODE)
      change.flags = UInt16(EV_ADD | EV_CLEAR)
      change.fflags = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
      guard unsafe kevent(queue.number, &change, 1, nil, 0, nil) >= 0 else { throw FileError("watch", path, code: errno) }
    }

    /// Closing a descriptor ends what is told of it.
    private func forget(_ path: FilePath, _ entry: Watched) {
      _ = close(entry.number)
      watched[path] = nil
    }

    /// nil for what is gone or closed to us: looking at it tells.
    private static func open(_ path: FilePath) throws(FileError) -> CInt? {
      let number = unsafe path.withCString { name in unsafe Darwin.open(name, O_EVTONLY | O_CLOEXEC) }
      if number >= 0 { return number }
      switch errno {
      case ENOENT, ENOTDIR, EACCES, EPERM, ELOOP, ENAMETOOLONG: return nil
      case EMFILE, ENFILE:
        throw FileError("watch", path, reason: "there are more files than may be open at one time: raise it with ulimit -n, or name fewer")
      default: throw FileError("watch", path, code: errno)
      }
    }

    /// Takes as many descriptors as may be had: a shell gives 256.
    private static func allowManyDescriptors() {
      var limit = rlimit()
      guard unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return }
      limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
      _ = unsafe setrlimit(RLIMIT_NOFILE, &limit)
    }
  }
#endif
