/// How much CSS is taken; more is left out with a fault.
enum CSSLimits {
  /// Selectors of a style sheet: a large export has hundreds, and each costs memory hundreds of times its bytes.
  static let selectors = 10_000
  /// Declarations of a style sheet or an attribute: each takes many times its bytes.
  static let declarations = 100_000
  /// Types, classes and other tests in one selector: matching calls itself once for each.
  static let tests = 64
  /// Faults reported: the same slip a thousand times needs no thousand lines.
  static let faults = 100
  /// Steps of matching for a whole document: a fraction of a second, and hundreds of times what a large icon takes.
  static let steps = 10_000_000
  /// Steps of matching for one element alone.
  static let stepsForOne = 100_000
}
