import CExpat

/// A parser from `XML_ParserCreate`, freed by `XML_ParserFree` in `deinit`; nothing else calls expat.
///
/// It reads a whole document at once and hands what expat reports to a builder, in strings and byte offsets.
@safe final class Expat {
  /// Why expat stopped, from `XML_GetErrorCode`, `XML_ErrorString` and `XML_GetCurrentByteIndex`.
  struct Failure {
    var code: XML_Error
    var text: String
    var offset: Int
  }

  private(set) var builder: DocumentBuilder
  private var reportsText = false
  private let parser: XML_Parser

  /// expat asks the system for random bytes for every parser, which takes a third of an icon's reading; once per process is enough.
  private static let hashSalt = UInt.random(in: 1...UInt.max)

  /// Makes a parser; nil when memory is short.
  init?(builder: DocumentBuilder) {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { return nil }
    self.builder = builder
    unsafe self.parser = parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads UTF-8; nil when all of it was read.
  func parse(_ bytes: [UInt8]) -> Failure? {
    unsafe XML_SetHashSalt(parser, Self.hashSalt)
    // expat counts what it reads and what it expands; beyond the threshold, expanding anything fails.
    unsafe XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, UInt64(builder.limits.expandedBytes))
    unsafe XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 1)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    setHandlers()
    // The handlers reach this object by an address that keeps nothing alive.
    let status = withExtendedLifetime(self) {
      unsafe bytes.withUnsafeBytes { buffer in
        unsafe XML_Parse(parser, buffer.assumingMemoryBound(to: CChar.self).baseAddress, CInt(clamping: buffer.count), 1)
      }
    }
    guard status != XML_STATUS_OK else { return nil }
    let code = unsafe XML_GetErrorCode(parser)
    let text = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "unknown error"
    return Failure(code: code, text: text, offset: event.offset)
  }

  /// The place of what is being reported; inside an entity's expansion that of its reference.
  private var event: Event {
    unsafe Event(offset: max(0, Int(XML_GetCurrentByteIndex(parser))), length: Int(XML_GetCurrentByteCount(parser)))
  }

  private func setHandlers() {
    unsafe XML_SetElementHandler(
      parser, { data, name, attributes in unsafe of(data)?.start(name, attributes) },
      { data, _ in unsafe of(data)?.end() })
    unsafe XML_SetCommentHandler(parser) { data, text in
      guard let self = unsafe of(data), let text = unsafe string(text) else { return }
      self.report { $0.comment(text, at: self.event) }
    }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, target, content in
      guard let self = unsafe of(data), let target = unsafe string(target), target == "xml-stylesheet" else { return }
      let content = unsafe string(content) ?? ""
      self.report { $0.styleSheetLink(content, at: self.event) }
    }
    setDoctypeHandlers()
  }

  /// Nothing here opens a file: expat has no code that does.
  private func setDoctypeHandlers() {
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, system, publicID, _ in
      guard let self = unsafe of(data), let system = unsafe string(system) else { return }
      let publicID = unsafe string(publicID)
      self.report { $0.externalSubset(system: system, publicID: publicID, at: self.event) }
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, name, isParameter, _, _, _, system, _, _ in
      guard let self = unsafe of(data), let name = unsafe string(name) else { return }
      let system = unsafe string(system)
      self.report { $0.entityDeclaration(name, isParameter: isParameter != 0, system: system, at: self.event) }
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let self = unsafe of(data), let name = unsafe string(name) else { return }
      self.report { $0.skippedEntity(name, at: self.event) }
    }
    // Instead of the parser this handler gets the argument set for it.
    unsafe XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetExternalEntityRefHandler(parser) { argument, _, _, system, _ in
      let goOn = CInt(1)
      guard let self = unsafe of(UnsafeMutableRawPointer(argument)), let system = unsafe string(system) else { return goOn }
      self.report { $0.externalEntity(system: system, at: self.event) }
      return goOn
    }
  }

  private func start(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard let name = unsafe name, let pairs = unsafe pairs else { return }
    let written = unsafe Int(XML_GetSpecifiedAttributeCount(parser)) / 2
    report { builder in
      var count = 0
      while let name = unsafe pairs[2 * count], let value = unsafe pairs[2 * count + 1], count <= builder.limits.attributes {
        if unsafe declaresNamespace(name) { builder.declareNamespace(unsafe QualifiedName(name), uri: unsafe String(cString: value)) }
        count += 1
      }
      guard builder.start(unsafe QualifiedName(name), attributes: count, at: event) else { return }
      for index in 0..<count {
        guard let name = unsafe pairs[2 * index], let value = unsafe pairs[2 * index + 1] else { break }
        builder.attribute(unsafe QualifiedName(name), unsafe String(cString: value), isWritten: index < written)
      }
    }
    setTextHandler()
  }

  private func end() {
    report { $0.end() }
    setTextHandler()
  }

  /// Most text is the white space between elements: expat need not report it.
  private func setTextHandler() {
    guard builder.keepsText != reportsText else { return }
    reportsText = builder.keepsText
    guard reportsText else { return unsafe XML_SetCharacterDataHandler(parser, nil) }
    unsafe XML_SetCharacterDataHandler(parser) { data, start, length in
      guard let self = unsafe of(data), let start = unsafe start else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
      self.report { $0.text(unsafe String(decoding: bytes, as: UTF8.self), at: self.event) }
    }
  }

  /// Tells the builder something, and stops reading once it has found a reason to.
  private func report(_ tell: (inout DocumentBuilder) -> Void) {
    guard builder.fault == nil else { return }
    tell(&builder)
    if builder.fault != nil { unsafe XML_StopParser(parser, XML_Bool(XML_FALSE)) }
  }
}

/// Where the thing stands that expat reports.
struct Event {
  var offset: Int
  /// 0 or the reference's inside an entity's expansion, which depends on expat's version.
  var length: Int
}

extension QualifiedName {
  /// Cuts a name that expat reports.
  fileprivate init(_ name: UnsafePointer<CChar>) {
    var (length, colon) = (0, 0)
    while unsafe name[length] != 0 {
      if unsafe name[length] == CChar(UInt8(ascii: ":")), colon == 0 { colon = length }
      length += 1
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: name, count: length)
    guard colon > 0, colon + 1 < length else {
      self.init(prefix: "", local: unsafe String(decoding: bytes, as: UTF8.self))
      return
    }
    self.init(
      prefix: unsafe String(decoding: bytes[..<colon], as: UTF8.self), local: unsafe String(decoding: bytes[(colon + 1)...], as: UTF8.self))
  }
}

/// Whether an attribute may declare a namespace: it begins with `xmlns`.
private func declaresNamespace(_ name: UnsafePointer<CChar>) -> Bool {
  for (index, byte) in "xmlns".utf8.enumerated() where unsafe UInt8(bitPattern: name[index]) != byte { return false }
  return true
}

private func of(_ data: UnsafeMutableRawPointer?) -> Expat? {
  unsafe data.map { unsafe Unmanaged<Expat>.fromOpaque($0).takeUnretainedValue() }
}

private func string(_ text: UnsafePointer<CChar>?) -> String? { unsafe text.map { unsafe String(cString: $0) } }

extension XMLReader {
  /// The version of the expat library that reads, such as `2.5.0` (`XML_ExpatVersion`).
  public static var expatVersion: String {
    let version = unsafe String(cString: XML_ExpatVersion())
    return version.hasPrefix("expat_") ? String(version.dropFirst(6)) : version
  }
}
