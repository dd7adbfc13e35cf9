/// An `ErasedInstantiator` that concurrency domains may share: its closure is `@Sendable`.
///
/// Each call makes a new instance; none is kept.
public final class SendableErasedInstantiator<ForwardedProperties, Product>: Sendable {
    private let make: @Sendable (ForwardedProperties) -> Product

    /// Wraps a closure, for example one of a test.
    ///
    /// - Parameter instantiator: Makes an instance of the forwarded values.
    public init(_ instantiator: @escaping @Sendable (ForwardedProperties) -> Product) {
        make = instantiator
    }

    /// Wraps a closure without parameters.
    ///
    /// - Parameter instantiator: Makes an instance of a type without `@Forwarded` properties.
    public convenience init(_ instantiator: @escaping @Sendable () -> Product)
    where ForwardedProperties == Void {
        self.init { _ in instantiator() }
    }

    /// Makes an instance.
    ///
    /// - Parameter forwardedProperties: The value of the `@Forwarded` property, or a tuple of all of them.
    public func instantiate(_ forwardedProperties: ForwardedProperties) -> Product {
        make(forwardedProperties)
    }

    /// Makes an instance of a type without `@Forwarded` properties.
    public func instantiate() -> Product where ForwardedProperties == Void {
        make(())
    }
}
