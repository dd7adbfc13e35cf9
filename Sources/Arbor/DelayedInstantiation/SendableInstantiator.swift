/// An `Instantiator` that concurrency domains may share: its closure is `@Sendable`.
///
/// Each call makes a new instance; none is kept.
public final class SendableInstantiator<T: Instantiable>: Sendable {
    /// The two forms as passed. A closure around the second would capture the metatype of `T`, and only a type
    /// with a nonisolated conformance may send its metatype.
    private enum Make: Sendable {
        case fromValues(@Sendable (T.ForwardedProperties) -> T)
        case fromNothing(@Sendable () -> T)
    }

    private let make: Make

    /// Wraps a closure, for example one of a test.
    ///
    /// - Parameter instantiator: Makes an instance of the forwarded values.
    public init(_ instantiator: @escaping @Sendable (T.ForwardedProperties) -> T) {
        make = .fromValues(instantiator)
    }

    /// Wraps a closure without parameters.
    ///
    /// - Parameter instantiator: Makes an instance of a type without `@Forwarded` properties.
    public init(_ instantiator: @escaping @Sendable () -> T) where T.ForwardedProperties == Void {
        make = .fromNothing(instantiator)
    }

    /// Makes an instance.
    ///
    /// - Parameter forwardedProperties: The value of the `@Forwarded` property, or a tuple of all of them.
    public func instantiate(_ forwardedProperties: T.ForwardedProperties) -> T {
        switch make {
        case .fromValues(let make): make(forwardedProperties)
        case .fromNothing(let make): make()
        }
    }

    /// Makes an instance of a type without `@Forwarded` properties.
    public func instantiate() -> T where T.ForwardedProperties == Void {
        instantiate(())
    }
}
