import IconModel

/// What a rule has seen of one shape, and how bad it is beside the others.
struct ShapeFault {
  var observation: Observation
  var weight: Double

  init(_ observation: Observation, weight: Double) {
    self.observation = observation
    self.weight = weight
  }

  /// More of them in one file are told by their number.
  static let most = 3

  /// The worst faults in the order given, of which the last one says how many more there are.
  ///
  /// Of what uses of the same element have in common, one is enough. Faults at the rule's own level are worse than all below it.
  static func worst(_ faults: [ShapeFault]) -> [Observation] {
    var seen: Set<Observation> = []
    let faults = faults.filter { seen.insert($0.observation).inserted }
    guard faults.count > most else { return faults.map(\.observation) }
    let ranked = faults.indices.sorted { (faults[$0].rank, $1) > (faults[$1].rank, $0) }
    var observations = ranked.prefix(most).sorted().map { faults[$0].observation }
    observations[most - 1].message += "; and \(faults.count - most) more"
    observations[most - 1].others = faults.count - most
    return observations
  }

  /// The worst fault alone, which says how many more there are.
  static func one(_ faults: [ShapeFault]) -> [Observation] {
    guard var worst = faults.max(by: { $0.rank < $1.rank })?.observation else { return [] }
    if faults.count > 1 { worst.message += "; and \(faults.count - 1) more" }
    worst.others = faults.count - 1
    return [worst]
  }

  private var rank: Double { (observation.level == nil ? 1e12 : 0) + weight }
}
