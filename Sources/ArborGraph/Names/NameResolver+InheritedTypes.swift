import ArborModel

// A type has the types that its superclass and its protocols declare, as if it declared them itself.
extension NameResolver {
    /// The scopes in which a name in a type is looked up: the type and those above it, then the same for each type around it.
    ///
    /// - Parameter outer: The types around the type.
    func scopes(of provider: ProviderDeclaration, in file: Int, inside outer: [String]) -> [String] {
        specialised = [:]
        let own = settled.scopes(of: provider.name, from: provider.outermostLength)
        if !mayInherit(provider) { return own }
        var scopes = own.first == provider.name ? [provider.name] : []
        if provider.mayInheritTypes {
            for name in provider.unreadSupertypes(dialects) {
                let written = provider.supertypes.first { $0.hasPrefix(name + "<") } ?? name
                let supertype = resolve(TypeExpression(parsing: written), of: file, inside: outer)
                scopes += inherited(from: supertype).filter { !scopes.contains($0) }
            }
        }
        for scope in [provider.name] + own {
            scopes += inheritedScopes.scopes(from: scope, in: settled.names).filter { !scopes.contains($0) }
        }
        return scopes
    }

    /// The types around a provider, each followed by those above it.
    func scopes(around provider: ProviderDeclaration) -> [String] {
        let outer = settled.outerScopes(of: provider.name, from: provider.outermostLength)
        if outer.isEmpty || !mayInherit(provider) { return outer }
        return outer.flatMap { inheritedScopes.scopes(from: $0, in: settled.names) }
    }

    /// Returns false if no type above a provider, or above a type around it, can matter.
    private func mayInherit(_ provider: ProviderDeclaration) -> Bool {
        if settled.isEmpty { return false }
        let mayHaveSome =
            provider.mayInheritTypes || provider.name.lastDot != nil
            || conformed.contains(provider.name.withoutModule)
        if !mayHaveSome { return false }
        var isFound = provider.hasParticulars
        provider.forEachNameOfDependencies { isFound = isFound || mayBeNested($0) }
        return isFound
    }

    /// The scopes of a supertype. The types in a generic one are named with its arguments.
    private func inherited(from supertype: TypeExpression) -> [String] {
        guard let path = NominalPath(supertype) else { return [] }
        let scopes = inheritedScopes.scopes(from: path.name, in: settled.names)
        guard path.parts.contains(where: { !$0.arguments.isEmpty }), nested.isEnclosing(path.name) else {
            return scopes
        }
        specialised[path.name] = path
        return [path.name] + scopes
    }

    /// True if another module than a file's declares a nested type, and doesn't show it to others.
    func isHidden(_ qualifiedName: String, from file: Int) -> Bool {
        hiddenNested[qualifiedName].map { $0 != modules.ofFiles[file] } ?? false
    }
}
