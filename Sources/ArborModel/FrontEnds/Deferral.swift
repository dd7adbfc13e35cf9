/// The way in which a property's type defers making: its value makes something whenever it is asked to.
///
/// The type has generic arguments, and the deferral says what each of them means: in `Instantiator<User>` the first is
/// the product. A type has at most 256 of them.
public struct Deferral: Hashable, Sendable {
    /// The index of the generic argument that is made.
    public var product: UInt8
    /// The index of the generic argument that the caller gives. `nil` if the type of the product decides what is given.
    public var given: UInt8?
    /// True if concurrency domains may share the value, so that any thread may ask it to make something.
    public var isSendable: Bool

    /// Creates a deferral from the indices of generic arguments.
    public init(product: UInt8, given: UInt8? = nil, isSendable: Bool) {
        self.product = product
        self.given = given
        self.isSendable = isSendable
    }

    /// Returns the product of a type that defers in this way; the type itself if the argument is missing.
    public func product(of type: TypeExpression) -> TypeExpression {
        (argument(product, of: type) ?? type).bare
    }

    /// Returns the type that is made, as it is written, with a `?` or an `any`; the type itself if the argument is missing.
    public func writtenProduct(of type: TypeExpression) -> TypeExpression {
        argument(product, of: type) ?? type
    }

    /// Returns the type of the values that the caller gives; `nil` if the type doesn't say.
    public func given(of type: TypeExpression) -> TypeExpression? { given.flatMap { argument($0, of: type) } }

    private func argument(_ index: UInt8, of type: TypeExpression) -> TypeExpression? {
        type.arguments.dropFirst(Int(index)).first
    }
}
