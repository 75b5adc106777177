/// Takes scale and device off the end of a file's name, and notices what only looks like them.
struct NameReading {
  private(set) var base: ArraySlice<UInt8>
  private(set) var scale = 1
  private(set) var device: IconName.Device?
  private(set) var flaw: IconName.Flaw?

  /// Reads the bytes of a name without its extension.
  init(stem: ArraySlice<UInt8>) {
    base = stem
    var rest = stem
    while rest.last == UInt8(ascii: " ") { rest = rest.dropLast() }
    let endsInSpace = rest.endIndex < stem.endIndex
    let (beforeDevice, device, deviceFlaw) = Self.device(endOf: rest)
    guard let (beforeScale, mark) = Self.scale(endOf: beforeDevice) else {
      // Without a scale, a space at the end is part of the name.
      if let device, !endsInSpace { take(beforeDevice, device: device, flaw: deviceFlaw) }
      return
    }
    take(beforeScale, device: device, flaw: mark.flaw ?? deviceFlaw)
    scale = mark.scale
    while let (shorter, _) = Self.scale(endOf: base) { take(shorter, device: device, flaw: .doubled) }
    if self.device == nil, case (let shorter, let device?, _) = Self.device(endOf: base) {
      take(shorter, device: device, flaw: .deviceBeforeScale)
    }
    if flaw == nil, endsInSpace { flaw = .space }
  }

  private mutating func take(_ shorter: ArraySlice<UInt8>, device: IconName.Device?, flaw: IconName.Flaw?) {
    base = shorter
    self.device = device
    self.flaw = flaw
  }

  /// A scale as written.
  private struct Mark {
    var scale: Int
    var flaw: IconName.Flaw?
  }

  /// Takes `@2x` and its like off; what is left is never empty.
  private static func scale(endOf name: ArraySlice<UInt8>) -> (rest: ArraySlice<UInt8>, mark: Mark)? {
    guard let x = name.last, x | 0x20 == UInt8(ascii: "x"), let at = name.lastIndex(of: UInt8(ascii: "@")), at > name.startIndex else {
      return nil
    }
    let number = name[(at + 1)...].dropLast()
    guard let first = number.first, let last = number.last, isDigit(first), isDigit(last), number.count <= 8 else { return nil }
    guard number.allSatisfy(isDigit) else {
      let isFraction = number.count { $0 == UInt8(ascii: ".") } == 1 && number.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ".") }
      return isFraction ? (name[..<at], Mark(scale: 1, flaw: .fraction)) : nil
    }
    let value = number.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let flaw: IconName.Flaw? =
      if value == 1 {
        .explicitOne
      } else if !(2...3).contains(value) || number.count > 1 {
        .unknownScale
      } else if x == UInt8(ascii: "X") {
        .capital
      } else {
        nil
      }
    return (name[..<at], Mark(scale: (1...3).contains(value) ? value : 1, flaw: flaw))
  }

  /// Takes `~ipad` and its like off.
  static func device(endOf name: ArraySlice<UInt8>) -> (rest: ArraySlice<UInt8>, device: IconName.Device?, flaw: IconName.Flaw?) {
    for device in IconName.Device.allCases {
      let suffix = Array("~\(device.rawValue)".utf8)
      let end = name.suffix(suffix.count)
      guard end.count < name.count, end.elementsEqual(suffix, by: { $0 == $1 || ($0 ^ $1 == 0x20 && $1 >= 0x61) }) else { continue }
      return (name[..<end.startIndex], device, end.elementsEqual(suffix) ? nil : .capital)
    }
    return (name, nil, nil)
  }

  /// The other reading of a name that ends in `2x` or `3x` without an `@`.
  static func alternative(stem: ArraySlice<UInt8>) -> IconName.Alternative? {
    guard let x = stem.last, x | 0x20 == UInt8(ascii: "x"), stem.count > 2 else { return nil }
    let digit = stem[stem.endIndex - 2]
    guard digit == UInt8(ascii: "2") || digit == UInt8(ascii: "3") else { return nil }
    var base = stem.dropLast(2)
    if let last = base.last, isDigit(last) || last == UInt8(ascii: "@") { return nil }
    if let last = base.last, "-_ .".utf8.contains(last) { base = base.dropLast() }
    guard !base.isEmpty else { return nil }
    return IconName.Alternative(
      base: String(decoding: base, as: UTF8.self), scale: Int(digit - UInt8(ascii: "0")),
      suffix: String(decoding: stem[base.endIndex...], as: UTF8.self))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
