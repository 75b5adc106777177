import IconFiles
import IconJSON
import IconLint
import IconModel

extension ReportFormat {
  /// The Static Analysis Results Interchange Format, version 2.1.0 (OASIS), as code scanning services read it.
  public static let sarif = ReportFormat("sarif", "for code scanning services: SARIF 2.1.0") { report, _ in SARIFReport.write(report) }
}

private enum SARIFReport {
  private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  static func write(_ report: LintReport) -> String {
    var json = JSONText()
    json.object { json in
      json.add("$schema", schema)
      json.add("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          addTool(to: &json)
          json.add("columnKind", "unicodeCodePoints")
          json.array("results") { json in
            for (finding, fingerprint) in zip(report.findings, Fingerprints.of(report.findings)) { add(finding, fingerprint, to: &json) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func addTool(to json: inout JSONText) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.add("name", "iconkit")
        json.add("semanticVersion", IconKitVersion.iconkit)
        json.array("rules") { json in
          for rule in RuleCatalog.all { add(rule, to: &json) }
        }
      }
    }
  }

  private static func add(_ rule: Rule, to json: inout JSONText) {
    json.object { json in
      json.add("id", rule.id)
      json.object("shortDescription") { $0.add("text", rule.summary) }
      json.object("fullDescription") { $0.add("text", rule.rationale) }
      json.object("help") { json in
        json.add("text", "\(rule.repair)\n\n\(rule.exceptions)")
        json.add("markdown", "\(rule.repair)\n\n\(rule.exceptions)")
      }
      json.object("defaultConfiguration") { json in
        json.add("enabled", rule.level != nil)
        json.add("level", (rule.level ?? .note).rawValue)
      }
    }
  }

  private static func add(_ finding: Finding, _ fingerprint: String, to json: inout JSONText) {
    json.object { json in
      json.add("ruleId", finding.rule)
      if let index = RuleCatalog.all.firstIndex(where: { $0.id == finding.rule }) { json.add("ruleIndex", index) }
      json.add("level", finding.level.rawValue)
      json.object("message") { $0.add("text", finding.message.printable) }
      json.array("locations") { json in
        json.object { json in
          json.object("physicalLocation") { json in
            if case .text(let place) = finding.place { add(finding.path, place, to: &json) } else { add(finding.path, nil, to: &json) }
          }
        }
      }
      if !finding.shapes.isEmpty {
        json.array("relatedLocations") { json in
          for shape in finding.shapes {
            json.object { json in
              json.object("physicalLocation") { add(shape.path, shape.place, to: &$0) }
              json.object("message") { $0.add("text", shape.element.printable) }
            }
          }
        }
      }
      json.object("partialFingerprints") { $0.add("iconkit/v1", fingerprint) }
      json.object("properties") { json in
        json.add("measured", finding.measured)
        json.add("wanted", finding.wanted)
        json.add("fixable", finding.isFixable)
        // The format's regions are of texts and of bytes; a picture has neither.
        if case .pixels(let rect) = finding.place { json.add("pixels", rect) }
      }
    }
  }

  private static func add(_ path: String, _ place: SourcePlace?, to json: inout JSONText) {
    json.object("artifactLocation") { $0.add("uri", URIReference.of(path)) }
    if let place {
      json.object("region") { json in
        json.add("startLine", place.line)
        json.add("startColumn", place.column)
      }
    }
  }
}

/// Paths as references of RFC 3986.
enum URIReference {
  /// The path with all bytes escaped but those that need not be; an absolute one as a `file:` URI.
  static func of(_ path: String) -> String {
    let path = FilePath(path).normalized
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = path.bytes.first == UInt8(ascii: "/") ? Array("file://".utf8) : []
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.append(byte)
      default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
