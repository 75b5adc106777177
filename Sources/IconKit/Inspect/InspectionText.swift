import IconFiles
import IconJSON
import IconModel

extension Inspection {
  /// The inspection for people: a line a fact; `verbose` lists every chunk.
  public func text(color: Bool = false, verbose: Bool = false) -> String {
    let style = TerminalStyle(isOn: color)
    var lines = [style.bold(path.printable)]
    let add = { (name: String, value: String, lines: inout [String]) in
      lines.append("  " + name + String(repeating: " ", count: max(1, 10 - name.count)) + value)
    }
    if let header = structure.header {
      add("size", "\(header.size) px", &lines)
      add("format", structure.format(header), &lines)
    }
    add("bytes", "\(byteCount)", &lines)
    add("chunks", verbose ? chunkList : chunkSummary, &lines)
    if let alpha {
      add("alpha", "\(alpha.smallest) to \(alpha.largest), mean \(tenths(alpha.mean))", &lines)
      add("pixels", "\(alpha.transparent) clear, \(alpha.partial) partial, \(alpha.opaque) opaque", &lines)
      let box = alpha.inkBox.map { "\($0.width)x\($0.height) at \($0.x),\($0.y)" }
      add("ink", box ?? "none", &lines)
    }
    for fault in faults {
      add("fault", style.dressed(fault.message, as: fault.isTolerable ? .warning : .error), &lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The inspection as one JSON object and a line feed.
  public func json() -> String {
    var json = JSONText()
    json.object { json in
      json.add("path", path)
      json.add("bytes", byteCount)
      if let header = structure.header {
        json.add("width", header.width)
        json.add("height", header.height)
        json.add("bitDepth", header.bitDepth)
        json.add("colorType", header.colorType.name)
        json.add("interlaced", header.isInterlaced)
      }
      json.add("appleCrushed", structure.isAppleCrushed)
      json.array("chunks") { json in
        for chunk in structure.chunks {
          json.object { json in
            json.add("type", chunk.type)
            json.add("offset", chunk.offset)
            json.add("length", chunk.length)
          }
        }
      }
      if let alpha { add(alpha, to: &json) }
      json.array("faults") { json in
        for fault in faults { json.add(nil, fault.message) }
      }
    }
    return json.text + "\n"
  }

  private func add(_ alpha: AlphaStatistics, to json: inout JSONText) {
    json.object("alpha") { json in
      json.add("smallest", alpha.smallest)
      json.add("largest", alpha.largest)
      json.add("mean", alpha.mean)
      json.add("transparent", alpha.transparent)
      json.add("partial", alpha.partial)
      json.add("opaque", alpha.opaque)
    }
    if let box = alpha.inkBox {
      json.object("ink") { json in
        json.add("x", box.x)
        json.add("y", box.y)
        json.add("width", box.width)
        json.add("height", box.height)
      }
    }
  }

  /// What the chunk walk found and, where that is not among it, what stopped the decoder.
  private var faults: [PNGFault] {
    guard let fault, !structure.faults.contains(fault) else { return structure.faults }
    return structure.faults + [fault]
  }

  /// Chunks of one type in a row.
  private struct Run {
    var type: String
    var offset: Int
    var count = 0
    var bytes = 0
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for chunk in structure.chunks {
      if runs.last?.type != chunk.type { runs.append(Run(type: chunk.type, offset: chunk.offset)) }
      runs[runs.count - 1].count += 1
      runs[runs.count - 1].bytes += chunk.length
    }
    return runs
  }

  /// The types of the chunks: `IHDR IDAT×3 IEND`.
  private var chunkSummary: String {
    Self.list(runs.map { $0.count == 1 ? $0.type : "\($0.type)×\($0.count)" }, separator: " ")
  }

  /// The chunks with their lengths and places.
  private var chunkList: String {
    Self.list(runs.map { "\($0.type)\($0.count == 1 ? "" : "×\($0.count)") \($0.bytes) at \($0.offset)" }, separator: ", ")
  }

  /// So many are named; a file may have thousands.
  private static let named = 50

  private static func list(_ items: [String], separator: String) -> String {
    let rest = items.count > named ? "\(separator)… and \(items.count - named) more" : ""
    return items.prefix(named).joined(separator: separator) + rest
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension PNGStructure {
  /// How the samples are stored: `16-bit RGBA, interlaced`.
  fileprivate func format(_ header: PNGHeader) -> String {
    let marks = (header.isInterlaced ? ", interlaced" : "") + (isAppleCrushed ? ", Apple-crushed" : "")
    return "\(header.bitDepth)-bit \(header.colorType.name)\(marks)"
  }

  /// What the file is, in one line: its size, and whatever is not as in any other PNG: `30x30 px, 16-bit RGBA, tEXt of 25 bytes`.
  public var summary: String {
    guard let header else { return faults.first?.message ?? "has no header" }
    let format = format(header)
    let spare = chunks.filter(\.isAncillary).map { "\($0.type) of \($0.length) bytes" }
    return (["\(header.size) px"] + (format == "8-bit RGBA" ? [] : [format]) + spare + faults.map(\.message)).joined(separator: ", ")
  }
}

extension PNGHeader.ColorType {
  fileprivate var name: String {
    switch self {
    case .grey: "grey"
    case .rgb: "RGB"
    case .palette: "palette"
    case .greyAlpha: "grey+alpha"
    case .rgba: "RGBA"
    }
  }
}
