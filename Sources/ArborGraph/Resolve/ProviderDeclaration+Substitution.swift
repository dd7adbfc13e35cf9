import ArborModel

extension ProviderDeclaration {
    /// Puts types in the place of generic parameters.
    mutating func substitute(_ arguments: [String: TypeExpression]) {
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
            case .instantiated(let by, let wrapped):
                dependencies[index].source = .instantiated(by: by.map(replaced), wrapped: wrapped)
            case .alias(let label, let type, let wrapped, let ifAvailable):
                dependencies[index].source = .alias(
                    of: label, type: replaced(type), wrapped: wrapped, ifAvailable: ifAvailable)
            case .forwarded, .received: continue
            }
        }
    }
}
