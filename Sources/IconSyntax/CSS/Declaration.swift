/// A property with its value, as a style sheet or a `style` attribute gives it.
struct Declaration: Sendable, Equatable {
  /// In lower case, unless it is a custom one (`--Name`).
  var property: String
  /// Without comments, surrounding white space and `!important`; escapes are as written.
  var value: String
  var important: Bool
  /// Where the value stands, in bytes of the text parsed; longer than the value where comments stand in it.
  var valueRange: Range<Int>?
}
