import IconJSON
import IconLint

extension RuleCatalog {
  /// All rules as one JSON object, `urn:iconkit:rules:1`, and a line feed; fields may be added, these stay.
  public static func json() -> String {
    var json = JSONText()
    json.object { json in
      json.add("schema", "urn:iconkit:rules:1")
      json.array("rules") { json in
        for rule in all { add(rule, to: &json) }
      }
    }
    return json.text + "\n"
  }

  private static func add(_ rule: Rule, to json: inout JSONText) {
    json.object { json in
      json.add("id", rule.id)
      json.add("level", rule.level?.rawValue ?? "off")
      json.add("scope", rule.scope.rawValue)
      json.add("fixable", rule.isFixable)
      json.add("summary", rule.summary)
      json.add("repair", rule.repair)
      json.array("thresholds") { json in
        for threshold in rule.thresholds {
          json.object { json in
            json.add("key", threshold.key)
            json.add("value", threshold.value)
            json.add("least", threshold.allowed.lowerBound)
            json.add("most", threshold.allowed.upperBound)
            json.add("summary", threshold.summary)
          }
        }
      }
    }
  }
}
