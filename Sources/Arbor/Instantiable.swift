/// A type that Arbor can make.
///
/// Every type that is annotated `@Instantiable` conforms, either where it is declared or, with
/// `@Instantiable(conformsElsewhere: true)`, elsewhere.
///
/// The protocol requires nothing of a type's concurrency. A conforming type keeps its module's default isolation, which a
/// protocol that refines `SendableMetatype` would take away, and a conformance may be isolated as the type is.
public protocol Instantiable {
    /// The values that a caller of an `Instantiator` passes: the type's `@Forwarded` property, or a tuple of all of
    /// them with their labels, sorted by label. `Void` if the type has none.
    ///
    /// `@Instantiable` declares it; there is no need to write it.
    associatedtype ForwardedProperties = Void
}
