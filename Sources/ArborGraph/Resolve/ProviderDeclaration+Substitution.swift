import ArborModel

extension ProviderDeclaration {
    /// Replaces generic parameters with types.
    ///
    /// - Parameter dialect: The dialect of the declaration. An argument may be a type that defers creation.
    mutating func substitute(_ arguments: [String: TypeExpression], _ dialect: Dialect) {
        if arguments.isEmpty { return }
        func replaced(_ type: TypeExpression) -> TypeExpression {
            type.mapNames { name in
                guard case .named(let parameter, []) = name else { return nil }
                return arguments[parameter]
            }
        }
        func replaced(_ reference: TypeReference) -> TypeReference {
            TypeReference(type: replaced(reference.type), range: reference.range)
        }
        for index in dependencies.indices {
            dependencies[index].type = replaced(dependencies[index].type)
            switch dependencies[index].source {
            case .instantiated(var instantiation):
                instantiation.product = instantiation.product.map(replaced)
                instantiation.deferral = dialect.deferral(dependencies[index].type)
                dependencies[index].source = .instantiated(instantiation)
            case .alias(let label, let type, let wrapped, let ifAvailable):
                dependencies[index].source = .alias(
                    of: label, type: replaced(type), wrapped: wrapped, ifAvailable: ifAvailable)
            case .forwarded, .received: continue
            }
        }
        guard hasParticulars, let functions = particulars.mocks?.functions else { return }
        for index in functions.indices {
            particulars.mocks?.functions[index].returns = replaced(functions[index].returns)
        }
    }
}
