import TestSupport
import Testing

@testable import IconKit

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String { UnifiedDiff(path: "a.txt", Array(old.utf8), Array(new.utf8)).text }

  @Test func `equal texts have no difference`() { #expect(diff("a\n", "a\n") == "") }

  @Test func `a changed line among others`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "--- a.txt\n+++ a.txt\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func `what is far apart is told apart`() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed[18] = ""
    #expect(
      diff(lines.joined(), changed.joined())
        == "--- a.txt\n+++ a.txt\n@@ -1,5 +1,5 @@\n 1\n-2\n+two\n 3\n 4\n 5\n@@ -16,5 +16,4 @@\n 16\n 17\n 18\n-19\n 20\n")
  }

  @Test func `ends without a line feed, and empty texts`() {
    #expect(diff("a", "b") == "--- a.txt\n+++ a.txt\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n")
    #expect(diff("", "a\n") == "--- a.txt\n+++ a.txt\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test func `patch takes it`() throws {
    let folder = TemporaryFolder()
    guard folder.run("command -v patch > /dev/null") == 0 else { return }
    var numbers = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let old = (0..<40).map { _ in "\(UInt8.random(in: 0..<6, using: &numbers))\n" }
      var new = old
      for _ in 0..<Int.random(in: 1...6) {
        let place = Int.random(in: 0..<new.count)
        if Bool.random() { new.remove(at: place) } else { new.insert("x\(place)\n", at: place) }
      }
      let (before, after) = (old.joined(), String(new.joined().dropLast(Bool.random() ? 1 : 0)))
      folder.write(before, to: "a.txt")
      folder.write(diff(before, after), to: "d.patch")
      #expect(folder.run("patch -s a.txt < d.patch") == 0)
      #expect(folder.text(of: "a.txt") == after)
    }
  }
}
