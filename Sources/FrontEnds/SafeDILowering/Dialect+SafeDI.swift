import ArborModel

extension FrontEndID {
    /// The front end for code that is annotated as SafeDI's is.
    public static let safeDI = FrontEndID(rawValue: 1)
}

extension Dialect {
    /// The names of SafeDI's library, which Arbor's library has too, and the words for messages.
    public static let safeDI = Dialect(
        .safeDI,
        library: Library(
            modules: ["Arbor", "SafeDI"],
            types: [
                "Instantiable": LibraryType(members: ["ForwardedProperties"]),
                "Instantiator": LibraryType(sendableCounterpart: "SendableInstantiator"),
                "SendableInstantiator": LibraryType(),
                "ErasedInstantiator": LibraryType(sendableCounterpart: "SendableErasedInstantiator"),
                "SendableErasedInstantiator": LibraryType(),
            ]),
        terms: .safeDI,
        // Version 0.9 had no `isRoot`.
        infersRoots: true,
        deferral: { Deferral(linked: $0) })
}

extension Terms {
    /// The words of SafeDI's annotations.
    public static let safeDI = Terms(
        provider: "@Instantiable", instantiated: "@Instantiated", received: "@Received",
        receivedSpellings: ["@Received", "@SafeDI.Received", "@Arbor.Received"],
        forwarded: "@Forwarded", additionalTypes: "fulfillingAdditionalTypes",
        namedProvider: "@Instantiated(fulfilledByType:)", deferred: "Instantiator",
        erasedDeferred: "ErasedInstantiator",
        deferredCall: "instantiate(…)", forwardedValues: "ForwardedProperties", root: "isRoot",
        wrapping: "erasedToConcreteExistential: true",
        ifAvailableArguments: "(onlyIfAvailable: true)", productText: { "\"\($0)\"" },
        aliasArguments: { label, type in
            "(fulfilledByDependencyNamed: \"\(label)\", ofType: \(type).self)"
        })
}
