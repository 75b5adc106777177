import IconFiles

/// What ends a command before it is done.
enum Failure: Error {
  /// The command line makes no sense.
  case usage(String)
  case file(FileError)
  case message(String)
  /// Nobody reads what we write.
  case closedPipe
}
