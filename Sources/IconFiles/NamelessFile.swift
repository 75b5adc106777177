#if os(Linux)
  import Glibc

  /// A file without a name until it is whole: open(2) with O_TMPFILE, then linkat(2).
  ///
  /// Nothing of it is left behind, however the process ends. It also takes half the time of a temporary name that is renamed: where several
  /// threads write into one folder, the kernel lets them rename one after the other.
  enum NamelessFile {
    /// O_TMPFILE; C has it as an expression that is not imported.
    private static let temporary = O_DIRECTORY | 0o20_000_000
    /// AT_EMPTY_PATH, which the headers have for GNU sources only.
    private static let emptyPath: CInt = 0x1000

    /// Makes a file that is not there yet; false where that can't be done so: not every file system can, and who may not do it there may
    /// still do it with a name.
    static func write(_ bytes: [UInt8], as path: FilePath) -> Bool {
      let folder = path.folder.isEmpty ? FilePath(".") : path.folder
      guard let file = try? Descriptor(opening: folder, O_WRONLY | temporary), Transfer.write(bytes, to: file.number) == 0 else {
        return false
      }
      return unsafe path.withCString { name in
        if unsafe linkat(file.number, "", AT_FDCWD, name, emptyPath) == 0 { return true }
        // Before Linux 6.10 that was for the privileged; this is for all where /proc is there.
        guard errno == ENOENT else { return false }
        return unsafe linkat(AT_FDCWD, "/proc/self/fd/\(file.number)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
      }
    }
  }
#endif
