import IconFiles
import TestSupport
import Testing

private let program = built("iconkit")

/// Programs that are killed while they write: every file is the old one or the new one.
@Suite(.enabled(if: program != nil, "the program has not been built")) struct KilledTests {
  let folder = TemporaryFolder()

  /// Runs a command on copies of the files in `old` a hundred times, and kills it at some moment of the time that it takes.
  private func kill(_ command: String) throws {
    let call = "'\(program ?? "")' \(command) > /dev/null 2>&1"
    #expect(folder.run("rm -rf work && cp -R old work") == 0)
    let clock = ContinuousClock()
    let time = clock.measure { _ = folder.run("cd work && \(call)") }
    #expect(folder.run("mv work new") == 0)
    #expect(folder.run("diff -r old new > /dev/null") == 1)
    let milliseconds = max(20, Int(time / .milliseconds(1)))
    #expect(
      folder.run(
        """
        i=0
        while [ $i -lt 100 ]; do
          rm -rf work && cp -R old work && cd work
          \(call) & pid=$!
          sleep $(printf '%d.%03d' $((i * \(milliseconds) / 100 / 1000)) $((i * \(milliseconds) / 100 % 1000)))
          kill -9 $pid 2> /dev/null && echo $i >> ../killed
          wait $pid 2> /dev/null
          cd ..
          for file in new/*; do
            name=${file#new/}
            if cmp -s work/$name new/$name; then continue; fi
            if [ -e old/$name ]; then cmp -s work/$name old/$name || echo $name >> torn; else [ ! -e work/$name ] || echo $name >> torn; fi
          done
          i=$((i + 1))
        done
        """) == 0)
    #expect(folder.text(of: "torn") == nil)
    #expect((folder.text(of: "killed") ?? "").split(separator: "\n").count > 10)
  }

  @Test func `repairs are whole or not there`() throws {
    for number in 0..<12 {
      folder.write("icon stroke=black # \(number)\nline x1=5 y1=\(6 + number) x2=25 y2=\(6 + number)\n", to: "old/line\(number).svgspec")
      // Drawn from another source: stale.
      folder.write(Tool.icon, to: "icon.svgspec")
      #expect(folder.run("'\(program ?? "")' render icon.svgspec --no-lint -o old/line\(number).png") == 0)
    }
    try kill("lint --fix .")
  }

  @Test func `pictures are whole or not there`() throws {
    for number in 0..<12 {
      folder.write("icon\ncircle cx=15 cy=15 r=\(3 + number)\n", to: "old/disc\(number).svgspec")
      // One is to be replaced, the other scales are new.
      folder.write("old", to: "old/disc\(number).png")
    }
    try kill("render . --scale 1,2,3 --no-lint")
  }
}
