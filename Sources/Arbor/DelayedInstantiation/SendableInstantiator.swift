/// An `Instantiator` that concurrency domains may share: what it holds is `@Sendable`.
///
/// Each call makes a new instance; none is kept.
public final class SendableInstantiator<T: Instantiable>: Sendable {
    private let make: @Sendable (T.ForwardedProperties) -> T

    /// - Parameter instantiator: Makes an instance of the forwarded values.
    public init(_ instantiator: @escaping @Sendable (T.ForwardedProperties) -> T) {
        make = instantiator
    }

    /// - Parameter instantiator: Makes an instance of a type without `@Forwarded` properties.
    public convenience init(_ instantiator: @escaping @Sendable () -> T)
    where T.ForwardedProperties == Void {
        self.init { _ in instantiator() }
    }

    /// Makes an instance.
    ///
    /// - Parameter forwardedProperties: The value of the `@Forwarded` property, or a tuple of all of them.
    public func instantiate(_ forwardedProperties: T.ForwardedProperties) -> T {
        make(forwardedProperties)
    }

    /// Makes an instance of a type without `@Forwarded` properties.
    public func instantiate() -> T where T.ForwardedProperties == Void {
        make(())
    }
}
