import IconModel

extension Rule {
  static let pngFormat = Rule(
    "png-format", .error,
    summary: "The file is no sound PNG.",
    rationale: "A file that can't be decoded shows nothing, or shows different things in different programs.",
    method: """
      The chunks from the signature to the end (length, order, checksum, what the header may say), then the pixels. The first damage that \
      matters is named with its chunk and its byte. What decoders bear is a warning; a picture too large to be an icon is not decoded, \
      which a note says.
      """,
    repair: """
      Export or copy the file again: what is lost in it can't be brought back. A picture of another kind does not become a PNG by its \
      name; convert it, or better, draw the icon from what that picture was made from.
      """,
    exceptions: "Hardly ever. A file that is no icon can be left out (`--exclude`).",
    silences: .everythingLater,
    passing: .files("A sound file", [.size("icon.png", 30, 30)]),
    failing: Example.files(
      "A photo under a .png name",
      [.chunks("icon.png", PNGStructure(faults: [PNGFault(.notPNG("a JPEG picture"), "not a PNG: a JPEG picture", offset: 0)]))]
    ).fails("not a PNG: a JPEG picture"),
    Example.files(
      "A download that broke off",
      [
        .chunks(
          "icon.png",
          PNGStructure(
            header: PNGHeader(width: 30, height: 30, bitDepth: 8, colorType: .rgba, isInterlaced: false),
            faults: [PNGFault(.truncated, "IDAT at byte 141 wants 200 bytes, 96 are there", offset: 141)]))
      ]
    ).fails("IDAT at byte 141 wants 200 bytes, 96 are there; copy it again, or export it again"),
    check: .decoding(PNGFormat.check))
}

private enum PNGFormat {
  static func check(_ png: PNGSubject, _ context: LintContext) -> [Observation] {
    let faults = png.structure.faults
    // One damage has many consequences: the first one that matters is the cause. What has been decoded has no fatal one, whatever PNG says.
    let fatal = png.picture == nil ? faults.first { !$0.isTolerable } : nil
    if let fault = png.decodingFault ?? fatal { return [.broken(fault)] }
    if let fault = faults.first { return [.tolerable(fault)] }
    guard let size = png.structure.header?.size else { return [] }
    let pixels = size.width.multipliedReportingOverflow(by: size.height)
    return pixels.overflow || pixels.partialValue > Linter.pixelLimit ? [.notLookedAt(size)] : []
  }
}

extension Observation {
  fileprivate static func broken(_ fault: PNGFault) -> Observation {
    let repair = repair(of: fault.kind).map { "; \($0)" } ?? ""
    return Observation(
      message: fault.message + repair, measured: fault.offset.map { "byte \($0)" } ?? "unreadable", wanted: "a sound PNG")
  }

  fileprivate static func tolerable(_ fault: PNGFault) -> Observation {
    Observation(
      message: "\(fault.message); decoders show the picture all the same: save it anew",
      measured: fault.offset.map { "byte \($0)" } ?? "faulty",
      wanted: "a sound PNG", level: .warning)
  }

  fileprivate static func notLookedAt(_ size: PixelSize) -> Observation {
    Observation(
      message:
        "\(size) px are more than the limit of \(Linter.pixelLimit >> 20) Mpx: name, size and chunks alone are checked, and no pixel",
      measured: "\(size)", wanted: "at most \(Linter.pixelLimit >> 20) Mpx", level: .note)
  }

  /// What to do about a file; nil where the message says it.
  private static func repair(of kind: PNGFault.Kind) -> String? {
    switch kind {
    case .truncated, .checksum, .structure, .value, .data: "copy it again, or export it again"
    case .notPNG, .tooLarge: nil
    }
  }
}
