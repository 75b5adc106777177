/// Files under `Fixtures/`.
public enum Fixture {
  /// The absolute path of a fixture, such as `errors/no-root.svgspec`.
  public static func path(_ name: String) -> String {
    // This file lies two folders below the package's.
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return folders.joined(separator: "/") + "/Fixtures/" + name
  }
}
