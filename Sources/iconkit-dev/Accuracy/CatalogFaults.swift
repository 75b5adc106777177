import IconKit
import TestSupport

/// What is wrong with the image sets of an asset catalog.
enum CatalogFaults {
  static let families = [
    FaultFamily(
      rule: "catalog-json", level: .error,
      variants: [
        FaultVariant(files: "no JSON") { random in
          var set = ImageSet(&random)
          var text = set.description
          switch random.whole(0...3) {
          case 0: text.removeLast(random.whole(1...text.count - 1))
          case 1: text = text.replacingFirst("}", with: "},,")
          case 2: text = text.replacingFirst("\"", with: "'")
          default: text = text.replacingFirst(":", with: random.pick(["=", "", "::"]))
          }
          set.text = text
          return set.files
        },
        FaultVariant(files: "a key with a slip") { random in
          var set = ImageSet(&random)
          let key = random.pick(["filename", "idiom", "scale"])
          set.text = set.description.replacingFirst(key, with: slip(key, &random))
          return set.files
        },
        FaultVariant(files: "a property with a slip") { random in
          var set = ImageSet(&random)
          let key = random.pick(["properties", "template-rendering-intent", "images"])
          set.text = set.description.replacingFirst(key, with: slip(key, &random))
          return set.files
        },
        FaultVariant(files: "a value with a slip") { random in
          var set = ImageSet(&random)
          let value = random.pick(["universal", "template"])
          set.text = set.description.replacingFirst("\"\(value)\"", with: "\"\(slip(value, &random))\"")
          return set.files
        },
        FaultVariant(files: "a value of another kind") { random in
          var set = ImageSet(&random)
          let value = random.pick(["\"universal\"", "\"1x\"", "\"2x\"", "\"template\""])
          set.text = set.description.replacingFirst(value, with: random.pick(["1", "true", "[]", "{}", "null"]))
          return set.files
        },
      ]),
    FaultFamily(
      rule: "catalog-file",
      variants: [
        FaultVariant(files: "not there") { random in
          var set = ImageSet(&random)
          set.names[random.whole(0...2)] = random.name() + "-lost.png"
          return set.files
        },
        FaultVariant(files: "a slip in the name") { random in
          var set = ImageSet(&random)
          let index = random.whole(0...2)
          set.names[index] = slip(set.names[index], &random)
          return set.files
        },
        FaultVariant(files: "other capitals") { random in
          var set = ImageSet(&random)
          let index = random.whole(0...2)
          set.names[index] = set.names[index].uppercased()
          return set.files
        },
        FaultVariant(files: "in another folder") { random in
          var set = ImageSet(&random)
          let index = random.whole(0...2)
          set.names[index] = random.pick(["../", "/", "sub/", "./"]) + set.names[index]
          return set.files
        },
      ]),
    FaultFamily(
      rule: "catalog-unassigned",
      variants: [
        FaultVariant(files: "a file that nobody names") { random in
          var set = ImageSet(&random)
          set.others = [(random.name() + "-old" + random.pick([".png", "@2x.png", ".svg", ".txt"]), set.pictures[0].bytes)]
          return set.files
        },
        FaultVariant(files: "an entry without a slot") { random in
          var set = ImageSet(&random)
          set.entryEnds[random.whole(0...2)] = ", \"unassigned\" : true"
          return set.files
        },
      ]),
    FaultFamily(
      rule: "catalog-slot", level: .error,
      variants: [
        FaultVariant(files: "two files for a slot") { random in
          var set = ImageSet(&random)
          let slot = random.whole(0...2)
          set.scales[slot] = set.scales[(slot + random.whole(1...2)) % 3]
          return set.files
        },
        FaultVariant(files: "exchanged") { random in
          var set = ImageSet(&random)
          let first = random.whole(0...2)
          set.names.swapAt(first, (first + random.whole(1...2)) % 3)
          return set.files
        },
        FaultVariant(files: "one file for two scales") { random in
          var set = ImageSet(&random)
          let first = random.whole(0...2)
          set.names[first] = set.names[(first + random.whole(1...2)) % 3]
          return set.files
        },
      ]),
    FaultFamily(
      rule: "catalog-rendering",
      variants: [
        FaultVariant(files: "black ink as original") { random in
          var set = ImageSet(&random)
          set.intent = "original"
          return set.files
        }
      ]),
    FaultFamily(
      rule: "catalog-rendering", level: .note,
      variants: [
        FaultVariant(files: "black ink, and nothing is said") { random in
          var set = ImageSet(&random)
          set.intent = nil
          return set.files
        }
      ]),
  ]

  /// A word with a letter lost, doubled, or exchanged with the next one.
  private static func slip(_ word: String, _ random: inout SeededNumbers) -> String {
    var letters = Array(word)
    let place = random.whole(1...letters.count - 3)
    switch random.whole(0...2) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    default:
      if letters[place] == letters[place + 1] { letters.remove(at: place) } else { letters.swapAt(place, place + 1) }
    }
    return String(letters)
  }
}

/// An image set as it should be, to be spoiled.
struct ImageSet {
  /// In any folder of a catalog.
  let folder: String
  /// What is on disk.
  var pictures: [(name: String, bytes: [UInt8])]
  var others: [(name: String, bytes: [UInt8])] = []
  /// The file of each entry.
  var names: [String]
  /// The scale of each entry.
  var scales = [1, 2, 3]
  /// What each entry says besides.
  var entryEnds = ["", "", ""]
  var intent: String? = "template"
  /// What is written instead of ``description``.
  var text: String?

  init(_ random: inout SeededNumbers) {
    let (name, sketch) = (random.name(), HonestSketch.draw(&random))
    folder = random.pick(["", "Bars/", "Bars/Tabs/"]) + name + ".imageset/"
    names = [1, 2, 3].map { FaultyFiles.scaled(name, $0) }
    pictures = zip(names, [1.0, 2, 3]).map { ($0, sketch.drawn(scale: $1).png) }
  }

  /// What `Contents.json` says.
  var description: String {
    let entries = names.indices.map { index in
      "    { \"filename\" : \"\(names[index])\", \"idiom\" : \"universal\", \"scale\" : \"\(scales[index])x\"\(entryEnds[index]) }"
    }
    let properties = intent.map { ",\n  \"properties\" : { \"template-rendering-intent\" : \"\($0)\" }" } ?? ""
    return """
      {
        "images" : [
      \(entries.joined(separator: ",\n"))
        ],
        "info" : { "author" : "xcode", "version" : 1 }\(properties)
      }

      """
  }

  var files: FaultyFiles {
    let description = [("Contents.json", Array((text ?? description).utf8))]
    return FaultyFiles((description + pictures + others).map { ("Icons.xcassets/" + folder + $0.0, $0.1) })
  }
}

extension String {
  /// The text with the first place of another one replaced.
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(range, with: new)
  }

  private func replacingCharacters(_ range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
