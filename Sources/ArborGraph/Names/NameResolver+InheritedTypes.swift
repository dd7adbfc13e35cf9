import ArborModel

// A type has the types that its superclass and its protocols declare, as if it declared them itself.
extension NameResolver {
    /// The scopes in which a name in a type is looked up: the type and those above it, then the same for each type around it.
    ///
    /// - Parameter outer: The types around the type.
    func scopes(of provider: ProviderDeclaration, in file: Int, inside outer: [String]) -> [String] {
        let own = settled.names.scopes(of: provider.name, from: provider.outermostLength)
        if !mayInherit(provider) { return own }
        var scopes = InheritedScopes(self)
        scopes.add(provider.name)
        if provider.mayInheritTypes {
            for name in provider.unreadSupertypes(dialects) {
                scopes.add(resolve(TypeExpression(parsing: name), of: file, inside: outer))
            }
        }
        for scope in own { scopes.add(scope) }
        return scopes.names
    }

    /// Returns false if no type above a provider, or above a type around it, can matter.
    private func mayInherit(_ provider: ProviderDeclaration) -> Bool {
        if nested.isEmpty || !provider.mayInheritTypes && provider.name.lastDot == nil { return false }
        var isFound = provider.hasParticulars
        provider.forEachNameOfDependencies { isFound = isFound || mayBeNested($0) }
        return isFound
    }

    /// True if a nested type belongs to another module than a file's, which doesn't show it to others.
    func isHidden(_ qualifiedName: String, from file: Int) -> Bool {
        guard hiddenNested.contains(qualifiedName), let split = ModuleQualifiedName.split(qualifiedName)
        else {
            return false
        }
        return modules.module(named: String(split.module)) != modules.ofFiles[file]
    }
}

/// Scopes, each followed by the types that it inherits from.
private struct InheritedScopes {
    private let resolver: NameResolver
    /// The qualified names of those that have types in them.
    private(set) var names: [String] = []
    private var seen: Set<String> = []

    init(_ resolver: NameResolver) { self.resolver = resolver }

    /// Adds a supertype. The types in a generic one depend on its arguments, and aren't known.
    mutating func add(_ supertype: TypeExpression) {
        guard let path = NominalPath(supertype) else { return }
        let isGeneric = path.parts.contains { !$0.arguments.isEmpty }
        add(path.name, isScope: !isGeneric)
    }

    /// Adds a type and all that is above it.
    mutating func add(_ qualifiedName: String, isScope: Bool = true) {
        guard seen.insert(qualifiedName).inserted else { return }
        if isScope, resolver.nested.isEnclosing(qualifiedName) { names.append(qualifiedName) }
        let split = ModuleQualifiedName.split(qualifiedName)
        let module = split.flatMap { resolver.modules.module(named: String($0.module)) }
        for declaration in resolver.listedSupertypes[split.map { String($0.name) } ?? qualifiedName]
        where module == nil || declaration.module == module {
            for supertype in declaration.supertypes {
                add(resolver.qualifiedName(of: supertype, in: declaration.module))
            }
        }
    }
}

extension NameResolver {
    /// The qualified name of a supertype that an outline lists. Outlines don't show what a file imports: the module's own
    /// declaration comes first, and otherwise only one module may declare the name.
    fileprivate func qualifiedName(of written: String, in module: ModuleID) -> String {
        if modules.isSingle { return written }
        let first = String(written.prefix { $0 != "." })
        if let named = modules.module(named: first), first.utf8.count < written.utf8.count,
            !modules.declares(first, in: module)
        {
            let name = String(written.dropFirst(first.count + 1))
            return ModuleQualifiedName.make(module: modules.names[named], name: name)
        }
        let others = modules.declares(first, in: module) ? [module] : modules.modules(declaring: first)
        guard others.count == 1 else { return written }
        return ModuleQualifiedName.make(module: modules.names[others[0]], name: written)
    }
}

extension ListedSupertypes {
    /// The names of the supertypes of all providers, and of the types around these.
    static func names(in files: [FileSummary], _ dialects: Dialects) -> Set<String> {
        var names: Set<String> = []
        for file in files {
            for provider in file.providers where provider.mayInheritTypes || provider.name.lastDot != nil {
                names.formUnion(provider.unreadSupertypes(dialects).map(\.lastPart))
                names.formUnion(provider.name.enclosingNames.map(\.lastPart))
            }
        }
        return names
    }
}
