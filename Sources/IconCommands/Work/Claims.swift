import IconFiles

/// Sees to it that no result is written over another, or over a source.
struct Claims {
  private struct Claim {
    var path: FilePath
    var input: Input
    var isSource: Bool
    var order: Int
  }

  private var claims: [Claim] = []

  /// Protects the sources.
  init(_ inputs: [Input]) {
    for case .file(let file) in inputs {
      claims.append(Claim(path: file.path.normalized, input: .file(file), isSource: true, order: claims.count))
    }
  }

  /// Notes where a result is to go.
  mutating func add(_ path: FilePath, for input: Input) {
    claims.append(Claim(path: path.normalized, input: input, isSource: false, order: claims.count))
  }

  /// Refuses two claims to one path; a source comes before the results, and these in their order.
  consuming func check() throws(Failure) {
    // Sorted rather than hashed: most runs have two claims, and a dictionary's first use costs more than they do.
    claims.sort { $0.path == $1.path ? $0.order < $1.order : $0.path < $1.path }
    for (first, second) in zip(claims, claims.dropFirst()) where first.path == second.path {
      if first.isSource {
        throw .message("\(first.path.display) is a source, and the result of \(second.input.display) would be written over it")
      }
      throw .message("\(first.input.display) and \(second.input.display) would both be written to \(first.path.display)")
    }
  }
}
