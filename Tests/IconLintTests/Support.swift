import IconModel
import TestSupport

@testable import IconLint

extension PNGSubject {
  /// A sound PNG with a picture.
  init(_ path: String, _ image: PixelImage) {
    self.init(path: path, structure: PNGStructure(rgbaOf: image.size), decoding: .success(image))
  }

  /// A sound PNG of which the header is known.
  init(_ path: String, _ width: Int, _ height: Int) {
    self.init(path: path, structure: PNGStructure(rgbaOf: PixelSize(width, height)))
  }
}

/// What all rules find in one picture, without its size.
func findings(in image: PixelImage, _ path: String = "icon.png", profile: Profile = .none) -> [Finding] {
  Linter(LintConfiguration(profile: profile)).lint(PNGSubject(path, image))
}

/// What one rule finds in one picture.
func findings(
  of rule: Rule, in image: PixelImage, _ path: String = "icon.png", profile: Profile = .none, thresholds: [String: Double] = [:]
) -> [Finding] {
  Linter(LintConfiguration(profile: profile, only: [rule.id], thresholds: thresholds)).lint(PNGSubject(path, image))
}

/// What one rule finds in a set of scales.
func findings(of rule: Rule, in set: [PNGSubject], profile: Profile = .none, thresholds: [String: Double] = [:]) -> [Finding] {
  Linter(LintConfiguration(profile: profile, only: [rule.id], thresholds: thresholds)).lint(SetSubject(set))
}

/// What all rules find in a set of scales.
func findings(in set: [PNGSubject], profile: Profile = .none) -> [Finding] {
  Linter(LintConfiguration(profile: profile)).lint(SetSubject(set))
}

extension Finding {
  /// As a report shows it, for tests to compare whole.
  var line: String {
    let at: String
    switch place {
    case .file: at = ""
    case .pixels(let rect): at = ":\(rect.x),\(rect.y) \(rect.width)x\(rect.height)"
    case .text(let place): at = ":\(place.line):\(place.column)"
    }
    return "\(path)\(at): \(level.rawValue): [\(rule)] \(message)"
  }
}

/// Drawings that are as they should be.
enum Honest {
  static let sketches: [(name: String, sketch: Sketch)] = [
    ("disc", Sketch([.disc(15, 15, radius: 10.3)])),
    ("ring", Sketch([.disc(15, 15, radius: 11.2), .disc(15, 15, radius: 8.7, nil)])),
    ("bar", Sketch([.rect(4, 12.4, 22, 5.2)])),
    ("letter", Sketch([.rect(4, 7, 22, 16), .rect(6, 9, 18, 12, nil), .line(6, 9, 15, 16, width: 1.6), .line(24, 9, 15, 16, width: 1.6)])),
    ("magnifier", Sketch([.disc(13, 13, radius: 8), .disc(13, 13, radius: 5.8, nil), .line(19, 19, 25, 25, width: 3)])),
    ("cross", Sketch([.line(6, 6, 24, 24, width: 2.4), .line(24, 6, 6, 24, width: 2.4)])),
    ("clock", Sketch([.disc(15, 15, radius: 12), .line(15, 8, 15, 15, width: 1.7, nil), .line(15, 15, 20, 18, width: 1.7, nil)])),
    ("flag", Sketch([.rect(6, 4, 2, 22), .rect(8, 5, 16, 10)])),
    ("dots", Sketch([.disc(7, 15, radius: 2.6), .disc(15, 15, radius: 2.6), .disc(23, 15, radius: 2.6)])),
    ("tile", Sketch([.rect(0, 0, 30, 30), .disc(15, 15, radius: 6.3, nil)])),
    ("hairlines", Sketch([.line(4, 8, 26, 8.7, width: 1.1), .line(4, 15, 26, 15.7, width: 1.1), .line(4, 22, 26, 22.7, width: 1.1)])),
    ("arrow", Sketch([.line(5, 15, 24, 15, width: 2.2), .line(16, 7.5, 24, 15, width: 2.2), .line(16, 22.5, 24, 15, width: 2.2)])),
    ("two colours apart", Sketch([.disc(8, 15, radius: 5.5, Color(210, 40, 40)), .disc(22, 15, radius: 5.5, Color(30, 90, 220))])),
    ("half strength", Sketch([.disc(15, 15, radius: 10.3, Color(0, 0, 0, 150))])),
    ("two strengths", Sketch([.disc(15, 15, radius: 12, Color(0, 0, 0, 110)), .disc(15, 15, radius: 6)])),
  ]
}
