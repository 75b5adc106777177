/// What is wrong with the value of an attribute or a property.
struct ValueFault: Error, Sendable, Equatable {
  var message: String
  /// The bytes of the value that are at fault.
  var range: Range<Int>
}
