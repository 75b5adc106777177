/// How large a file may be that is read whole, in bytes.
enum Limits {
  /// A source: drawings that somebody made are below 1 MiB, exported ones rarely above 10.
  static let source = 64 << 20
  /// A picture: what the decoder would refuse for its number of pixels anyway lies well below.
  static let picture = 256 << 20
  /// The description of an image set: those that people and Xcode write are below 100 KiB.
  static let description = 1 << 20
  /// A list of paths: some hundred thousand.
  static let list = 64 << 20
}
