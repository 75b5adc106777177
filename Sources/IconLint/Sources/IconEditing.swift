import IconModel

extension Icon {
  /// The icon with other nodes; their transforms lead to the same content space.
  func with(_ nodes: [Node]) -> Icon {
    var icon = self
    icon.nodes = nodes
    return icon
  }

  /// The icon with those of its shapes alone whose places in the order of drawing are wanted; groups stay as they are.
  ///
  /// The contents of masks and patterns do not count as shapes.
  func keeping(_ isKept: (_ index: Int) -> Bool) -> Icon {
    var index = 0
    return with(Node.filter(nodes, &index, isKept))
  }
}

extension Node {
  fileprivate static func filter(_ nodes: [Node], _ index: inout Int, _ isKept: (Int) -> Bool) -> [Node] {
    var result: [Node] = []
    for node in nodes {
      switch node {
      case .shape:
        if isKept(index) { result.append(node) }
        index += 1
      case .group(var group):
        group.children = filter(group.children, &index, isKept)
        if !group.children.isEmpty { result.append(.group(group)) }
      }
    }
    return result
  }
}
