/// An `Instantiator` whose property names another type than the one that is made: a protocol, a superclass, or a
/// type that wraps it.
///
/// The annotation names what is made, as text, so that this module needn't import the module that declares it:
///
///     @Instantiated(fulfilledByType: "ProfileView", erasedToConcreteExistential: true)
///     private let profile: ErasedInstantiator<ProfileView.ForwardedProperties, AnyView>
///
/// Each call makes a new instance; none is kept. To share one between concurrency domains, take a
/// `SendableErasedInstantiator`.
public final class ErasedInstantiator<ForwardedProperties, Product> {
    private let make: (ForwardedProperties) -> Product

    /// Wraps a closure, for example one of a test.
    ///
    /// - Parameter instantiator: Makes an instance of the forwarded values.
    public init(_ instantiator: @escaping (ForwardedProperties) -> Product) {
        make = instantiator
    }

    /// Wraps a closure without parameters.
    ///
    /// - Parameter instantiator: Makes an instance of a type without `@Forwarded` properties.
    public convenience init(_ instantiator: @escaping () -> Product) where ForwardedProperties == Void {
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
