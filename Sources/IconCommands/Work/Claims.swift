import IconFiles

/// Sees to it that no result is written over another, or over a source.
struct Claims {
  /// Small, for there are two for each icon of a tree.
  private struct Claim {
    var path: FilePath
    /// Sources come first, in the order of the inputs, then the results.
    var order: Int
  }

  private let inputs: [Input]
  private var claims: [Claim] = []
  private let sourceCount: Int
  /// For each result the index of its input.
  private var owners: [Int32] = []

  /// Protects the sources.
  init(_ inputs: [Input]) {
    self.inputs = inputs
    for input in inputs {
      // What has no path is protected by a claim to nothing, so that order and index are one.
      let path = if case .file(let file) = input { file.path.normalized } else { FilePath(bytes: []) }
      claims.append(Claim(path: path, order: claims.count))
    }
    sourceCount = claims.count
  }

  /// Notes where a result of an input is to go.
  mutating func add(_ path: FilePath, forInput index: Int) {
    claims.append(Claim(path: path.normalized, order: claims.count))
    owners.append(Int32(index))
  }

  /// Refuses two claims to one path; a source comes before the results, and these in their order.
  consuming func check() throws(Failure) {
    // Sorted rather than hashed: most runs have two claims, and a dictionary's first use costs more than they do.
    claims.sort { $0.path == $1.path ? $0.order < $1.order : $0.path < $1.path }
    for (first, second) in zip(claims, claims.dropFirst()) where first.path == second.path && !first.path.isEmpty {
      let rival = input(of: second).display
      if first.order < sourceCount {
        throw .message("\(first.path.display) is a source, and the result of \(rival) would be written over it")
      }
      throw .message("\(input(of: first).display) and \(rival) would both be written to \(first.path.display)")
    }
  }

  private func input(of claim: Claim) -> Input {
    inputs[claim.order < sourceCount ? claim.order : Int(owners[claim.order - sourceCount])]
  }
}
