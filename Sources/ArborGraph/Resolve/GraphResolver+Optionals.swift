import ArborModel

/// Types that an extension of `Optional` makes.
extension GraphResolver {
    /// The slot of a property that makes an optional, where a provider makes just that: `Int?` by an extension of
    /// `Optional`. Else what is made is the type in it.
    mutating func optionalSlot(of type: TypeID, _ deferral: Deferral?) -> TypeID? {
        guard makesOptionals else { return nil }
        let written = graph.types[type]
        let product =
            deferral.map { written.arguments.dropFirst(Int($0.product)).first ?? written } ?? written
        guard product.isOptional else { return nil }
        let optional = graph.types.intern(product, in: &graph.symbols)
        return slots.provider(of: graph.types.normal(of: optional)) == nil ? nil : optional
    }
}
