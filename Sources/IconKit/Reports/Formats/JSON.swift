import IconJSON
import IconModel

extension ReportFormat {
  /// The report `urn:iconkit:report:1`: fields may be added, these stay.
  public static let json = ReportFormat("json", "for programs: the schema `urn:iconkit:report:1`") { report, _ in JSONReport.write(report) }
}

private enum JSONReport {
  static func write(_ report: LintReport) -> String {
    var json = JSONText()
    json.object { json in
      json.add("schema", "urn:iconkit:report:1")
      json.array("findings") { json in
        for finding in report.findings { add(finding, to: &json) }
      }
      json.object("summary") { json in
        json.add("files", report.files)
        json.add("errors", report.errors)
        json.add("warnings", report.warnings)
        json.add("notes", report.notes)
        if let accepted = report.accepted { json.add("accepted", accepted) }
        if let repaired = report.repaired { json.add(report.isRehearsal ? "repairable" : "repaired", repaired) }
      }
    }
    return json.text + "\n"
  }

  private static func add(_ finding: Finding, to json: inout JSONText) {
    json.object { json in
      json.add("rule", finding.rule)
      json.add("level", finding.level.rawValue)
      json.add("path", finding.path)
      json.add("message", finding.message)
      switch finding.place {
      case .file: break
      case .text(let place):
        json.add("line", place.line)
        json.add("column", place.column)
      case .pixels(let rect): json.add("pixels", rect)
      }
      json.add("measured", finding.measured)
      json.add("wanted", finding.wanted)
      json.add("fixable", finding.isFixable)
      if !finding.shapes.isEmpty {
        json.array("shapes") { json in
          for shape in finding.shapes { add(shape, to: &json) }
        }
      }
    }
  }

  private static func add(_ shape: BlamedShape, to json: inout JSONText) {
    json.object { json in
      json.add("element", shape.element)
      json.add("path", shape.path)
      json.add("line", shape.place.line)
      json.add("column", shape.place.column)
    }
  }
}

extension JSONText {
  /// Adds a rectangle of pixels as an object.
  mutating func add(_ key: String, _ rect: PixelRect) {
    object(key) { json in
      json.add("x", rect.x)
      json.add("y", rect.y)
      json.add("width", rect.width)
      json.add("height", rect.height)
    }
  }
}
