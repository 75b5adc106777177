import IconModel

/// The path of a file, as the bytes that the system knows it by.
///
/// Names need not be UTF-8, and names that look alike may be different files; hence a path compares by its bytes. `string` carries it through
/// interfaces that take strings, `display` is for messages.
public struct FilePath: Sendable, Hashable {
  public let bytes: [UInt8]

  /// Makes a path of its bytes.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a path of a text, taking `string`'s stand-ins for the bytes they stand for.
  public init(_ string: String) { bytes = RawBytes.bytes(of: string) }

  /// The path as a text that leads back to the same path, whatever bytes it has.
  public var string: String { RawBytes.text(of: bytes) }

  /// The path as messages show it: on one line, and harmless to terminals.
  public var display: String { string.printable }

  /// Whether the path is UTF-8.
  public var isText: Bool { String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) }

  public var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path can only mean a folder.
  public var endsInSlash: Bool { bytes.last == slash }

  /// The last component, such as `docs.svgspec`.
  public var name: FilePath { FilePath(bytes: Array(bytes[nameRange])) }

  /// The path of the folder that holds the file; empty for a file of the current folder.
  public var folder: FilePath {
    var end = nameRange.lowerBound
    while end > 1, bytes[end - 1] == slash { end -= 1 }
    return FilePath(bytes: Array(bytes[..<end]))
  }

  /// The name's ending without its dot, in lower case, such as `svgspec`; empty where there is none.
  public var ending: String {
    guard let dot = dot else { return "" }
    return String(decoding: bytes[dot + 1..<nameRange.upperBound], as: UTF8.self).lowercased()
  }

  /// The path without the name's ending.
  public var withoutEnding: FilePath {
    guard let dot = dot else { return self }
    return FilePath(bytes: Array(bytes[..<dot]))
  }

  /// The name's ending with its dot, as it is written; empty where there is none.
  public var dottedEnding: FilePath {
    guard let dot = dot else { return "" }
    return FilePath(bytes: Array(bytes[dot..<nameRange.upperBound]))
  }

  /// The path with more bytes at its end.
  public func adding(_ end: FilePath) -> FilePath { end.isEmpty ? self : joined(with: end.bytes[...], bySlash: false) }

  /// The path of something in this folder.
  public func appending(_ other: FilePath) -> FilePath { bytes.isEmpty ? other : appending(other.bytes[...]) }

  func appending(_ other: ArraySlice<UInt8>) -> FilePath { joined(with: other, bySlash: !bytes.isEmpty && !endsInSlash) }

  private func joined(with end: ArraySlice<UInt8>, bySlash: Bool) -> FilePath {
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + end.count + 1)
    joined += bytes
    if bySlash { joined.append(slash) }
    joined += end
    return FilePath(bytes: joined)
  }

  /// The path without what changes nothing: doubled slashes, `.` components, a slash at the end.
  public var normalized: FilePath {
    if isNormalized { return self }
    let parts = bytes.split(separator: slash).filter { $0 != [dotByte] }
    let joined = Array(parts.joined(separator: [slash]))
    if bytes.first == slash { return FilePath(bytes: [slash] + joined) }
    return FilePath(bytes: joined.isEmpty && !bytes.isEmpty ? [dotByte] : joined)
  }

  private var isNormalized: Bool {
    if bytes.count <= 1 { return true }
    var start = bytes[0] == slash ? 1 : 0
    for end in start...bytes.count where end == bytes.count || bytes[end] == slash {
      if end == start || end == start + 1 && bytes[start] == dotByte { return false }
      start = end + 1
    }
    return true
  }

  /// Where the last component stands.
  var nameRange: Range<Int> {
    var end = bytes.count
    while end > 1, bytes[end - 1] == slash { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != slash { start -= 1 }
    return start..<end
  }

  /// Where the name's ending begins; the dot of a hidden file begins none.
  var dot: Int? {
    let name = nameRange
    guard let dot = bytes[name].lastIndex(of: dotByte), dot > name.lowerBound else { return nil }
    return dot
  }
}

extension FilePath: Comparable {
  /// Orders paths as a walk meets them: by the bytes of their components, one after another.
  public static func < (a: FilePath, b: FilePath) -> Bool {
    let (a, b) = (a.bytes, b.bytes)
    for index in 0..<min(a.count, b.count) where a[index] != b[index] {
      // A component's end sorts before every byte, so that `a/b` comes before `a-b`.
      return a[index] == slash || b[index] != slash && a[index] < b[index]
    }
    return a.count < b.count
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// Makes a path of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

let slash = UInt8(ascii: "/")
let dotByte = UInt8(ascii: ".")
