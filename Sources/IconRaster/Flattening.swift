import IconModel

extension Path {
  /// One step of a path of lines only.
  enum FlatStep {
    case begin(Point)
    case line(Point, Point)
    case close
  }

  /// Walks along the path, as a transform shows it, in straight lines no further from it than `tolerance`.
  func flatten<E: Error>(_ t: Transform, tolerance: Double, _ body: (FlatStep) throws(E) -> Void) throws(E) {
    var current = Point.zero
    var start = Point.zero
    var isOpen = false
    func open() throws(E) {
      if !isOpen { try body(.begin(current)) }
      isOpen = true
    }
    for segment in segments {
      switch segment {
      case .move(let p):
        start = t.apply(p)
        current = start
        isOpen = false
      case .line(let p):
        try open()
        let p = t.apply(p)
        try body(.line(current, p))
        current = p
      case .cubic(let p, let q, let r):
        try open()
        let curve = Cubic(p0: current, p1: t.apply(p), p2: t.apply(q), p3: t.apply(r))
        let steps = curve.steps(tolerance: tolerance)
        for step in 1...steps {
          let next = step == steps ? curve.p3 : curve.point(at: Double(step) / Double(steps))
          try body(.line(current, next))
          current = next
        }
      case .close:
        try open()
        try body(.line(current, start))
        try body(.close)
        current = start
        isOpen = false
      }
    }
  }
}
