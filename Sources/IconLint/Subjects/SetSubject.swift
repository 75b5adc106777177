/// The scales of one icon.
public struct SetSubject: Sendable {
  /// In the order of their scales.
  public internal(set) var members: [PNGSubject]
  /// The scales that the same icon has for all devices, if this one is for one device.
  public let fallbackScales: Set<Int>
  /// Whether files are left out here of which an earlier rule has told what is wrong.
  var isPart = false

  /// Makes a subject of a set's files.
  public init(_ members: [PNGSubject], fallbackScales: Set<Int> = []) {
    self.members = members.sorted { $0.name.scale < $1.name.scale }
    self.fallbackScales = fallbackScales
  }
}
