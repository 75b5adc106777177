import IconModel

extension Repair {
  /// Takes the colours out of a template.
  ///
  /// Safe only where somebody has said that it is one: of a picture that is taken for a template since nobody has said anything, the colours
  /// may be all there is.
  static func ink(_ context: LintContext, _ palette: String) -> Repair {
    Repair(.picture(.ink), "colours (\(palette)) become black ink", isSafe: context.isProfileChosen)
  }

  /// Takes the mask of ink on paper from its darkness; safe where ink and paper have no hue.
  static func ink(on ground: PlainGround, _ picture: Picture) -> Repair {
    let isGrey = picture.colors.chroma <= hue
    return Repair(
      .picture(.inkFromDarkness), "ink \(Wording.placed(ground.inkBox)) from what differs", isSafe: isGrey)
  }

  /// How far the channels of a colour without hue may lie apart: scans and JPEGs are never quite grey.
  private static let hue = 32
}
