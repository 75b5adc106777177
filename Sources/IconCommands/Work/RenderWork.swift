import IconFiles
import IconKit

/// What a run of render does with each source, on any thread.
struct RenderWork: Sendable {
  let settings: RenderSettings
  let names: RenderNames
  /// nil: write.
  let comparison: RenderComparison?
  /// Whether what was written is checked.
  let lints: Bool
  /// Whether a catalog gets the drawing itself, where it is one that Xcode reads.
  let keepsVectors: Bool
  /// What the run reads.
  let kept: KeptFiles
  let io: CommandIO
  let linters: Linters

  /// The pictures of one source, in steps.
  func job(for input: Input, _ manner: Manner) -> RenderJob { RenderJob(self, input, manner) }
}
