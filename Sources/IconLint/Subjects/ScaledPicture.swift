/// A picture of an icon that may have several, one for each scale.
struct ScaledPicture {
  /// Which of the icon's files it is.
  var member: Int
  var picture: Picture
  /// Pixels a point.
  var scale: Int
}
