// From Swift 6.2 on, a generic type's metatype may only cross into a `@Sendable` closure if it is known to be
// sendable; the Sendable instantiators' closures carry it.
#if compiler(>=6.2)
    /// A type that Arbor can make.
    ///
    /// Every type that is annotated `@Instantiable` conforms, either where it is declared or, with
    /// `@Instantiable(conformsElsewhere: true)`, in some other place.
    public protocol Instantiable: SendableMetatype {
        /// What a caller of an `Instantiator` hands over: the type's `@Forwarded` property, or a tuple of all of
        /// them with their labels, sorted by label. `Void` where the type has none.
        ///
        /// `@Instantiable` declares it; there is no need to write it.
        associatedtype ForwardedProperties = Void
    }
#else
    /// A type that Arbor can make.
    ///
    /// Every type that is annotated `@Instantiable` conforms, either where it is declared or, with
    /// `@Instantiable(conformsElsewhere: true)`, in some other place.
    public protocol Instantiable {
        /// What a caller of an `Instantiator` hands over: the type's `@Forwarded` property, or a tuple of all of
        /// them with their labels, sorted by label. `Void` where the type has none.
        ///
        /// `@Instantiable` declares it; there is no need to write it.
        associatedtype ForwardedProperties = Void
    }
#endif
