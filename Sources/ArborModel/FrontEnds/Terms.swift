/// The words of a front end's annotations, as messages and fix-its print them.
public struct Terms: Sendable {
    /// The annotation of a provider: `@Instantiable`.
    public var provider: String
    /// The annotation of a property that its owner makes: `@Instantiated`.
    public var instantiated: String
    /// The annotation of a property that a scope above offers: `@Received`.
    public var received: String
    /// All spellings of that annotation without arguments: `@Received`, `@SafeDI.Received`.
    public var receivedSpellings: [String]
    /// The annotation of a property that the caller gives: `@Forwarded`.
    public var forwarded: String
    /// The argument that lists the further types of a provider: `fulfillingAdditionalTypes`.
    public var additionalTypes: String
    /// The annotation that names a property's provider: `@Instantiated(fulfilledByType:)`.
    public var namedProvider: String
    /// The type whose values defer making: `Instantiator`.
    public var deferred: String
    /// The type whose values defer making a type that their annotation names: `ErasedInstantiator`; "" for none.
    public var erasedDeferred: String
    /// The call of such a value that makes something: `instantiate(…)`.
    public var deferredCall: String
    /// True if such a value makes something once, and keeps it.
    public var keepsDeferred: Bool
    /// The member type of a provider that holds its forwarded values: `ForwardedProperties`.
    public var forwardedValues: String
    /// The argument that declares a root: `isRoot`.
    public var root: String
    /// The argument of an annotation whose value is passed to the initializer of the property's type:
    /// `erasedToConcreteExistential: true`.
    public var wrapping: String
    /// The arguments of the received annotation for a value that may be absent: `(onlyIfAvailable: true)`.
    public var ifAvailableArguments: String
    /// Returns the text by which a property names its provider: `"User"`.
    public var productText: @Sendable (_ type: String) -> String
    /// Returns the arguments of the received annotation for another value under a new name.
    public var aliasArguments: @Sendable (_ qualifier: String, _ type: String) -> String

    /// Creates the terms of a front end. Annotations are given with their `@`.
    public init(
        provider: String, instantiated: String, received: String, receivedSpellings: [String],
        forwarded: String, additionalTypes: String, namedProvider: String, deferred: String,
        erasedDeferred: String = "",
        deferredCall: String, keepsDeferred: Bool = false, forwardedValues: String, root: String,
        wrapping: String = "", ifAvailableArguments: String,
        productText: @escaping @Sendable (_ type: String) -> String = { $0 },
        aliasArguments: @escaping @Sendable (_ qualifier: String, _ type: String) -> String
    ) {
        self.provider = provider
        self.instantiated = instantiated
        self.received = received
        self.receivedSpellings = receivedSpellings
        self.forwarded = forwarded
        self.additionalTypes = additionalTypes
        self.namedProvider = namedProvider
        self.deferred = deferred
        self.erasedDeferred = erasedDeferred
        self.deferredCall = deferredCall
        self.keepsDeferred = keepsDeferred
        self.forwardedValues = forwardedValues
        self.root = root
        self.wrapping = wrapping
        self.ifAvailableArguments = ifAvailableArguments
        self.productText = productText
        self.aliasArguments = aliasArguments
    }
}

extension Terms {
    /// Returns the annotation of a property that names its provider: `@Instantiated(fulfilledByType: "User")`.
    public func naming(_ type: TypeExpression) -> String {
        namedProvider.hasSuffix(":)")
            ? "\(namedProvider.dropLast()) \(productText("\(type)")))" : namedProvider
    }

    /// Returns the arguments of the received annotation for the value of another label and type.
    public func alias(of label: String, as type: TypeExpression) -> String {
        // No metatype is written with '!'.
        let type =
            if case .implicitlyUnwrapped(let base) = type { TypeExpression.optional(base) } else { type }
        return aliasArguments(label, type.isNominal || type.isOptional ? "\(type)" : "(\(type))")
    }
}
