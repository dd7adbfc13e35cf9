import ArborModel

extension [FileSummary] {
    /// Returns true if the names in files of one module are ambiguous without it. That is so if a generic type has the
    /// name of a type with syntactic sugar, or a generic parameter has the name of a type that is written after the
    /// module or elsewhere.
    func needModules(named module: String?) -> Bool {
        var parameters: Set<String> = []
        // By index, because a loop over files would copy each of them.
        for file in indices {
            for index in self[file].providers.indices where self[file].providers[index].hasParticulars {
                let provider = self[file].providers[index]
                if provider.needsModules(named: module ?? "") { return true }
                parameters.formUnion(provider.particulars.genericParameters)
            }
        }
        if parameters.isEmpty { return false }
        return contains { file in file.providers.contains { $0.names(oneOf: parameters) } }
    }
}

extension ProviderDeclaration {
    fileprivate func needsModules(named module: String) -> Bool {
        let parameters = particulars.genericParameters
        if parameters.isEmpty { return false }
        if Self.sugared.contains(name) { return true }
        if module.isEmpty { return false }
        return dependencies.contains { dependency in
            dependency.type.names(parameters, of: module)
                || dependency.source.types.contains { $0.names(parameters, of: module) }
        }
    }

    /// Returns true if one of the names, which isn't that of an own generic parameter, occurs in the declaration.
    fileprivate func names(oneOf names: Set<String>) -> Bool {
        let names = hasParticulars ? names.subtracting(particulars.genericParameters) : names
        if names.isEmpty { return false }
        var isFound = names.contains(String(name.firstComponent))
        forEachNameOfDependencies { isFound = isFound || names.contains($0) }
        return isFound
    }

    private static let sugared: Set<String> = ["Array", "Dictionary", "Optional"]
}

extension Dependency.Source {
    fileprivate var types: [TypeExpression] {
        switch self {
        case .instantiated(let instantiation): instantiation.product.map { [$0.type] } ?? []
        case .alias(_, let type, _, _): [type.type]
        case .forwarded, .received: []
        }
    }
}

extension TypeExpression {
    /// Returns true if one of the names is written after the module.
    fileprivate func names(_ parameters: [String], of module: String) -> Bool {
        var isFound = false
        _ = mapNames { written in
            guard let path = NominalPath(written) else { return nil }
            let selected = ModuleQualifiedName.split(path.parts[0].name)
            let name = selected.map { String($0.name) } ?? path.parts.dropFirst().first?.name
            let first = selected.map { String($0.module) } ?? path.parts[0].name
            if first == module, let name, parameters.contains(name) { isFound = true }
            return nil
        }
        return isFound
    }
}
