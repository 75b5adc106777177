/// The name of an icon's file, as UIKit reads it: `<name>[@<scale>x][~<device>].<extension>`.
///
/// It also knows what only looks like that: such a name states a scale to people, and not to UIKit.
public struct IconName: Sendable, Hashable {
  /// The devices that a name may be for.
  public enum Device: String, Sendable, Hashable, CaseIterable {
    case ipad
    case iphone
  }

  /// Why UIKit does not read a name as people do.
  public enum Flaw: Sendable, Hashable {
    /// `@2X`, `~iPad`
    case capital
    /// `@1x`: UIKit looks for the name alone.
    case explicitOne
    /// `name2x`, `name-2x`
    case glued
    /// `@2x@2x`
    case doubled
    /// `@1.5x`
    case fraction
    /// `@4x`, `@0x`
    case unknownScale
    /// `@2x .png`
    case space
    /// `~ipad@2x`
    case deviceBeforeScale
  }

  /// The folder with its final slash; empty where the path has none.
  public var folder: String
  /// The name without scale, device and extension.
  public var base: String
  /// The scale the name states to people; 1 where it states none.
  public var scale: Int
  public var device: Device?
  /// Without its dot; empty where there is none.
  public var fileExtension: String
  /// What keeps UIKit from reading the scale or the device.
  public var flaw: Flaw?
  /// What was read as scale and device, as written.
  public var suffix: String
  /// What the name may be meant to be, if other files or the size of the picture say so: `name2x` could be `name@2x`, or the drawing of a "2x".
  public var alternative: Alternative?

  /// Another reading of a name.
  public struct Alternative: Sendable, Hashable {
    public var base: String
    public var scale: Int
    /// The end of the name that is not its base, as written.
    public var suffix: String
  }

  /// Reads the name of a path.
  public init(path: String) {
    let bytes = Array(path.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    var stem = bytes[start...]
    folder = String(decoding: bytes[..<start], as: UTF8.self)
    fileExtension = ""
    if let dot = stem.lastIndex(of: UInt8(ascii: ".")), dot > start {
      fileExtension = String(decoding: stem[(dot + 1)...], as: UTF8.self)
      stem = stem[..<dot]
    }
    let reading = NameReading(stem: stem)
    base = String(decoding: reading.base, as: UTF8.self)
    suffix = String(decoding: stem[reading.base.endIndex...], as: UTF8.self)
    scale = reading.scale
    device = reading.device
    flaw = reading.flaw
    if suffix.isEmpty { alternative = NameReading.alternative(stem: stem) }
  }

  /// Where a scale belongs in the bytes of a name without its extension: at the end, or before the device, however that is written.
  public static func placeOfScale(in stem: [UInt8]) -> Int { NameReading.device(endOf: stem[...]).rest.endIndex }

  /// Whether the file lies in a folder whose catalog says what each file is for, so that names are free.
  public var isInImageSet: Bool { folder.hasSuffix(".imageset/") }

  /// Whether the scale is one that UIKit loads, even if the name has to be corrected first.
  public var isScaleLoadable: Bool { flaw != .fraction && flaw != .unknownScale }

  /// The file's name as UIKit wants it, without its folder.
  public var corrected: String {
    let end = fileExtension.isEmpty ? "" : "." + fileExtension
    return base + (scale == 1 ? "" : "@\(scale)x") + (device.map { "~" + $0.rawValue } ?? "") + end
  }

  /// The name in its other reading.
  public var inOtherReading: IconName {
    guard let alternative else { return self }
    var name = self
    name.base = alternative.base
    name.scale = alternative.scale
    name.suffix = alternative.suffix
    name.flaw = .glued
    name.alternative = nil
    return name
  }
}
