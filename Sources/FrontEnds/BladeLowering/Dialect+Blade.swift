import ArborModel

extension FrontEndID {
    /// The front end for swift-blade's components.
    public static let blade = FrontEndID(rawValue: 2)
}

extension Dialect {
    /// The names of the library `Blade`, and the words for messages.
    public static let blade = Dialect(
        .blade,
        library: Library(
            modules: ["Blade"],
            types: [
                "Lazy": LibraryType(sendableCounterpart: "SendableLazy"),
                "SendableLazy": LibraryType(takesSendable: true),
                "Named": LibraryType(), "_LazyKeeper": LibraryType(),
            ]),
        terms: .blade, checksOwnGraph: true,
        deferral: { LazyType($0)?.deferral })
}

extension Terms {
    /// The words of swift-blade's annotations.
    public static let blade = Terms(
        provider: "@Provider", instantiated: "a provider", received: "a parameter", receivedSpellings: [],
        forwarded: "a bound instance", additionalTypes: "provides", namedProvider: "@Named",
        deferred: "Lazy", deferredCall: "get()", keepsDeferred: true, forwardedValues: "instances",
        root: "@Component",
        ifAvailableArguments: "", aliasArguments: { _, _ in "" })
}

/// The type of a value that is made at the first request: `Lazy<T>` or `SendableLazy<T>`.
public struct LazyType {
    /// The type `T`.
    public let product: TypeExpression
    /// The type as written, without attributes.
    public let type: TypeExpression
    /// True for `SendableLazy<T>`.
    public let isSendable: Bool

    /// Returns `nil` for any other type. Names are resolved: a type of the same name in another type or module is not the
    /// library's.
    public init?(_ written: TypeExpression) {
        var type = written
        while case .attributed(_, let base) = type { type = base }
        let name: String
        switch type {
        case .named(let plain, let arguments), .member(.named("Blade", []), let plain, let arguments):
            guard arguments.count == 1 else { return nil }
            (name, product) = (plain, arguments[0])
        default: return nil
        }
        switch name {
        case "Lazy", "Blade::Lazy": isSendable = false
        case "SendableLazy", "Blade::SendableLazy": isSendable = true
        default: return nil
        }
        self.type = type
    }

    /// The type without a lazy type in it: `Lazy<T>` for `Lazy<SendableLazy<T>>`.
    public var ofInnermostProduct: TypeExpression {
        var innermost = product
        while let inner = LazyType(innermost) { innermost = inner.product }
        return .named(isSendable ? "SendableLazy" : "Lazy", [innermost])
    }

    /// The moment at which the value is made, for the graph.
    public var deferral: Deferral { Deferral(product: 0, isSendable: isSendable) }
}
