import ArborModel

/// Types that an extension of `Optional` provides.
extension GraphResolver {
    /// Returns the slot of a property with an optional type if a provider creates exactly that type: `Int?` by an
    /// extension of `Optional`. Otherwise, the property's instance has the wrapped type.
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
