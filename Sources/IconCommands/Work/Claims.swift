import IconFiles

/// Sees to it that no result is written over another, or over a source.
struct Claims {
  private let inputs: [Input]
  private let results: (Input) throws(Failure) -> [FilePath]

  private init(_ inputs: [Input], _ results: @escaping (Input) throws(Failure) -> [FilePath]) {
    self.inputs = inputs
    self.results = results
  }

  /// Refuses two claims to one path; a source comes before the results, and these in the order of the inputs.
  ///
  /// - Parameter results: where the results of an input go.
  static func check(_ inputs: [Input], results: (Input) throws(Failure) -> [FilePath]) throws(Failure) {
    try withoutActuallyEscaping(results) { (results) throws(Failure) in
      let claims = Claims(inputs, results)
      if try claims.mayCollide() { try claims.refuseCollisions() }
    }
  }

  /// Whether two paths look alike.
  ///
  /// Numbers stand for them, for there are two for each icon of a tree, and nearly all trees are in order.
  private func mayCollide() throws(Failure) -> Bool {
    var prints: [Int] = []
    prints.reserveCapacity(2 * inputs.count)
    for input in inputs {
      if case .file(let file) = input { prints.append(file.path.normalized.hashValue) }
      for path in try results(input) { prints.append(path.normalized.hashValue) }
    }
    // Sorted rather than hashed once more: most runs have two claims, and a dictionary's first use costs more than they do.
    prints.sort()
    return zip(prints, prints.dropFirst()).contains { $0 == $1 }
  }

  private struct Claim {
    var path: FilePath
    var input: Input
    var isSource: Bool
    var order: Int
  }

  private func refuseCollisions() throws(Failure) {
    var claims: [Claim] = []
    for case .file(let file) in inputs {
      claims.append(Claim(path: file.path.normalized, input: .file(file), isSource: true, order: claims.count))
    }
    for input in inputs {
      for path in try results(input) {
        claims.append(Claim(path: path.normalized, input: input, isSource: false, order: claims.count))
      }
    }
    claims.sort { $0.path == $1.path ? $0.order < $1.order : $0.path < $1.path }
    for (first, second) in zip(claims, claims.dropFirst()) where first.path == second.path {
      if first.isSource {
        throw .message("\(first.path.display) is a source, and the result of \(second.input.display) would be written over it")
      }
      throw .message("\(first.input.display) and \(second.input.display) would both be written to \(first.path.display)")
    }
  }
}
