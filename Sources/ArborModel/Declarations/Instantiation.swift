/// The way in which a provider makes the value of a dependency.
public struct Instantiation: Equatable, Sendable {
    /// True if the value is passed to the initializer of the dependency's type.
    public var isWrapped: Bool
    /// The way in which the dependency's type defers making; `nil` if the value is made with its owner.
    public var deferral: Deferral?
    /// The product and the qualifier behind one reference, which is nearly always `nil`. Dependencies are copied often,
    /// and a reference is cheap to copy.
    private var named: Named?

    /// Creates an instantiation, by default of the dependency's own type and made with the owner.
    public init(
        product: TypeReference? = nil, qualifier: String? = nil, isWrapped: Bool = false,
        deferral: Deferral? = nil
    ) {
        self.isWrapped = isWrapped
        self.deferral = deferral
        if product != nil || qualifier != nil { named = Named(product: product, qualifier: qualifier) }
    }

    /// The type that is made, if the dependency's own type doesn't name it.
    public var product: TypeReference? {
        get { named?.product }
        set { named = Named(product: newValue, qualifier: qualifier) }
    }

    /// The qualifier of the provider, if several make the type; `nil` for the provider without one.
    public var qualifier: String? { named?.qualifier }

    /// Returns the type that is made for a dependency of a type.
    public func made(for type: TypeExpression) -> TypeExpression {
        product?.type.bare ?? deferral?.product(of: type) ?? type.bare
    }

    private final class Named: Equatable, Sendable {
        let product: TypeReference?
        let qualifier: String?

        init(product: TypeReference?, qualifier: String?) {
            self.product = product
            self.qualifier = qualifier
        }

        static func == (one: Named, other: Named) -> Bool {
            one.product == other.product && one.qualifier == other.qualifier
        }
    }
}
