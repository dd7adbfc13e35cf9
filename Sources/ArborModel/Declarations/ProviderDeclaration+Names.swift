extension ProviderDeclaration {
    /// Calls `visit` with the names in the types that the provider asks for or is asked by.
    package func forEachNameOfDependencies(_ visit: (String) -> Void) {
        for dependency in dependencies {
            dependency.type.forEachName(visit)
            switch dependency.source {
            case .instantiated(let instantiation): instantiation.product?.type.forEachName(visit)
            case .alias(_, let type, _, _): type.type.forEachName(visit)
            case .forwarded, .received: break
            }
        }
        for type in additionalTypes { type.type.forEachName(visit) }
        guard hasParticulars, let mocks = particulars.mocks else { return }
        for option in mocks.options { option.type.forEachName(visit) }
        for function in mocks.functions { for option in function.options { option.type.forEachName(visit) } }
    }
}
