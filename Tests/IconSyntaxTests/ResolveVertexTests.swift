import IconModel
import Testing

@testable import IconSyntax

@Suite struct ResolveVertexTests {
  /// Each vertex as `x,y@angle`.
  private func vertices(_ d: String) -> [String] {
    PathData.parse(d, limits: .standard).vertices.map { "\($0.point.text)@\(rounded($0.angle))" }
  }

  static let paths: [(String, [String])] = [
    ("", []), ("M5 5", ["5,5@0"]), ("M0 0H10", ["0,0@0", "10,0@0"]), ("M0 0V10", ["0,0@90", "0,10@90"]),
    // A corner turns by half.
    ("M0 0H10V10", ["0,0@0", "10,0@45", "10,10@90"]), ("M0 10V0H-10", ["0,10@-90", "0,0@-135", "-10,0@180"]),
    // Where it turns back both sides are half way.
    ("M0 0H10H0", ["0,0@0", "10,0@90", "0,0@180"]), ("M0 0H-10H0", ["0,0@180", "-10,0@90", "0,0@0"]),
    ("M0 0V10V0", ["0,0@90", "0,10@180", "0,0@-90"]), ("M0 0V-10V0", ["0,0@-90", "0,-10@180", "0,0@90"]),
    ("M0 0L7 7L0 0", ["0,0@45", "7,7@135", "0,0@-135"]), ("M0 0L-7 7L0 0", ["0,0@135", "-7,7@225", "0,0@-45"]),
    // Across the line of ±180°.
    ("M0 0L-10 1L-20 0", ["0,0@174.289", "-10,1@180", "-20,0@-174.289"]),
    // A closed subpath's ends count what comes after and before them.
    ("M0 0H10V10Z", ["0,0@-67.5", "10,0@45", "10,10@157.5", "0,0@-67.5"]),
    // Points that fall together take their neighbours' directions.
    ("M0 0L0 0L10 10", ["0,0@45", "0,0@45", "10,10@45"]), ("M0 0V5V5", ["0,0@90", "0,5@90", "0,5@90"]), ("M5 5L5 5", ["5,5@0", "5,5@0"]),
    // Curves leave for the first control that is elsewhere, and arrive from the last.
    ("M0 0C0 5 5 10 10 10", ["0,0@90", "10,10@0"]), ("M0 0C0 0 0 5 5 5", ["0,0@90", "5,5@0"]), ("M0 0C5 0 5 5 5 5", ["0,0@0", "5,5@90"]),
    // An arc is one step, however many curves draw it.
    ("M0 0A5 5 0 0 1 10 0", ["0,0@-90", "10,0@90"]), ("M0 0A5 5 0 1 1 5 5", ["0,0@-90", "5,5@180"]),
    ("M0 0H5M10 0V5", ["0,0@0", "5,0@0", "10,0@90", "10,5@90"]),
    // What follows a close leaves from the vertex that closed.
    ("M0 0H10ZV10", ["0,0@90", "10,0@90", "0,0@135", "0,10@90"]),
    // The vertex that closes counts at the end of the path alone.
    ("M0 0H10ZM0 0V10", ["0,0@90", "10,0@90", "0,0@90", "0,10@90"]),
    ("M0 0H10ZM5 5V9Z", ["0,0@90", "10,0@90", "5,5@180", "5,9@180", "5,5@180"]),
    ("M0 0H10Z", ["0,0@90", "10,0@90", "0,0@90"]), ("M0 0ZM5 5H9", ["0,0@0", "5,5@0", "9,5@0"]),
  ]

  @Test(arguments: paths)
  func finds(_ d: String, _ expected: [String]) { #expect(vertices(d) == expected) }
}
