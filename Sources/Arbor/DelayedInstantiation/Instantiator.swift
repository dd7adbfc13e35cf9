/// Makes instances of `T` when they are wanted, not when its owner is made.
///
/// Declare a property of this type `@Instantiated`, and Arbor provides it:
///
///     @Instantiated private let editor: Instantiator<Editor>
///     …
///     let shown = editor.instantiate(document)
///
/// Each call makes a new instance; none is kept. To share one between concurrency domains, take a
/// `SendableInstantiator`.
public final class Instantiator<T: Instantiable> {
    private let make: (T.ForwardedProperties) -> T

    /// Wraps a closure, for example one of a test.
    ///
    /// - Parameter instantiator: Makes an instance of the forwarded values.
    public init(_ instantiator: @escaping (T.ForwardedProperties) -> T) {
        make = instantiator
    }

    /// Wraps a closure without parameters.
    ///
    /// - Parameter instantiator: Makes an instance of a type without `@Forwarded` properties.
    public convenience init(_ instantiator: @escaping () -> T) where T.ForwardedProperties == Void {
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
