import IconFiles
import IconKit

/// The JSON files of asset catalogs, laid out as Xcode lays them out, so that opening a catalog there changes nothing.
enum AssetCatalog {
  /// The scales that a catalog has places for.
  static let scales: [Double] = [1, 2, 3]

  /// The `Contents.json` of a catalog.
  static let root = "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"

  /// The `Contents.json` of an image set; a scale without a picture keeps its empty place.
  static func imageSet(names: [Double: String], form: OutputForm) -> String {
    let images = scales.map { scale in
      let name = names[scale].map { "      \"filename\" : \(quoted($0)),\n" } ?? ""
      return "    {\n\(name)      \"idiom\" : \"universal\",\n      \"scale\" : \"\(RenderNames.text(of: scale))x\"\n    }"
    }
    let intent = form == .template ? "template" : "original"
    return """
      {
        "images" : [
      \(images.joined(separator: ",\n"))
        ],
        "info" : {
          "author" : "xcode",
          "version" : 1
        },
        "properties" : {
          "template-rendering-intent" : "\(intent)"
        }
      }

      """
  }

  /// A text as JSON.
  private static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: json += "\\\(scalar)"
      case 0..<0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
