import Testing

@testable import iconkit_dev

@Suite struct AccuracyTests {
  @Test func `rules for sources find what is put into drawings, and nothing in honest ones`() {
    let result = Accuracy(count: 8, seed: 1, tellsMisses: true).run()
    #expect(result.isGood, "\(result.text)")
  }

  @Test func `the same seed draws the same sources, and each source is another one`() {
    for variant in FaultFamily.all.flatMap(\.variants) {
      let texts = (0..<2).map { _ in
        var random = SeededGenerator(seed: 5)
        return (0..<20).map { _ in variant.draw(&random).text }
      }
      #expect(texts[0] == texts[1])
      #expect(Set(texts[0]).count > 1, "\(variant.name)")
    }
  }
}
