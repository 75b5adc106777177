public import IconModel

/// All files of a run together.
public struct TreeSubject: Sendable {
  /// A file of the run.
  public struct File: Sendable {
    public let path: String
    public let name: IconName
    /// nil for a file that is no PNG, or in which a rule has found a fault that makes comparing pointless.
    let fingerprint: MaskFingerprint?

    /// Makes a file that is known by name only.
    public init(path: String) {
      self.path = path
      name = IconName(path: path)
      fingerprint = nil
    }

    init(_ png: PNGSubject, _ fingerprint: MaskFingerprint?) {
      path = png.path
      name = png.name
      self.fingerprint = fingerprint
    }
  }

  public let files: [File]
  /// Decodes a file of ``files`` again: rules look closely at few, and keeping all masks would take memory for each icon.
  let mask: @Sendable (_ index: Int) -> AlphaMask?

  /// Makes a subject of a run's files, in the order of its reports.
  public init(files: [File], mask: @escaping @Sendable (_ index: Int) -> AlphaMask? = { _ in nil }) {
    self.files = files
    self.mask = mask
  }
}

extension Linter {
  /// What a tree keeps of a set's files once they are checked, without their pixels.
  ///
  /// - Parameters:
  ///   - set: the files, with their pixels.
  ///   - findings: what ``lint(_:)-(SetSubject)`` has found in them.
  public func files(of set: SetSubject, findings: [Finding]) -> [TreeSubject.File] {
    let silenced = Set(findings.filter { Self.silences($0, .duplicate) }.map(\.path))
    var isSmallest = true
    return set.members.map { member in
      guard let picture = member.picture, picture.alphaSum > 0, !silenced.contains(member.path) else {
        return TreeSubject.File(member, nil)
      }
      defer { isSmallest = false }
      return TreeSubject.File(member, MaskFingerprint(picture, withDetail: isSmallest))
    }
  }
}
