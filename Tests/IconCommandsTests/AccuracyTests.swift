import IconKit
import TestSupport
import Testing

@testable import iconkit_dev

@Suite struct AccuracyTests {
  @Test func `rules find what is put into drawings and files, and nothing in honest ones`() {
    let result = Accuracy(count: 8, seed: 1, tellsMisses: true).run()
    #expect(result.isGood, "\(result.text)")
  }

  @Test func `every rule has its faults`() {
    let rules = Set(FaultFamily.all.map(\.rule))
    #expect(RuleCatalog.all.map(\.id).filter { !rules.contains($0) } == [])
  }

  @Test func `the same seed makes the same files, and each time others`() {
    for variant in FaultFamily.all.flatMap(\.variants) {
      let runs = (0..<2).map { _ in
        var random = SeededNumbers(seed: 5)
        return (0..<20).map { _ in variant.make(&random).files.map(\.bytes) + [] }
      }
      #expect(runs[0] == runs[1])
      #expect(Set(runs[0]).count > 1, "\(variant.name)")
    }
  }
}
