import ArborModel

extension NameResolver {
    /// Returns the files' providers with all names resolved. Unchanged parts are shared with `files`.
    func resolved(_ files: [FileSummary]) -> [FileSummary] {
        if modules.isSingle, settled.isEmpty, !files.contains(where: \.mayHoldQualifiedNames) { return files }
        var resolved = files
        for file in files.indices {
            for index in files[file].providers.indices where !isSettled(index, of: files[file].providers) {
                resolve(&resolved[file].providers[index], of: file)
            }
            guard files[file].hasDoubles else { continue }
            for index in files[file].doubles.indices {
                resolved[file].doubles[index].type = resolve(
                    files[file].doubles[index].type, of: file, inside: [])
            }
        }
        return resolved
    }

    private func resolve(_ provider: inout ProviderDeclaration, of file: Int) {
        parameters = provider.hasParticulars ? Set(provider.particulars.genericParameters) : []
        let written = TypeExpression(parsing: provider.name)
        let name = resolve(written, of: file, inside: [])
        if name != written { provider.name = name.description }
        let outer = scopes(around: provider)
        let scopes = scopes(of: provider, in: file, inside: outer)
        // A declaration is called by its own name. The result of a function is written inside the extension.
        let type = resolve(provider.type, of: file, inside: provider.kind.declaresType ? [] : scopes)
        if type != provider.type { provider.type = type }
        for index in provider.additionalTypes.indices {
            resolve(&provider.additionalTypes[index], of: file, inside: outer)
        }
        unsettled.end(nil, of: file)
        for index in provider.dependencies.indices {
            resolve(&provider.dependencies[index], of: file, inside: scopes)
            unsettled.end(provider.dependencies[index].range, of: file)
        }
        if provider.hasParticulars {
            resolve(&provider.particulars, of: file, inside: outer)
            resolve(&provider.particulars.rivals, of: file, inside: scopes)
            if var mocks = provider.particulars.mocks {
                resolve(&mocks, of: file, inside: scopes)
                provider.particulars.mocks = mocks
            }
        }
        resolve(&provider.concurrency.type, of: file, inside: outer)
        resolve(&provider.concurrency.construction, of: file, inside: scopes)
    }

    private func resolve(
        _ particulars: inout ProviderDeclaration.Particulars, of file: Int, inside scopes: [String]
    ) {
        for index in particulars.includes.indices {
            resolve(&particulars.includes[index], of: file, inside: scopes)
        }
        particulars.functionOwner = particulars.functionOwner.map { resolve($0, of: file, inside: []) }
    }

    private func resolve(_ rivals: inout [CallRival], of file: Int, inside scopes: [String]) {
        for index in rivals.indices {
            rivals[index] = rivals[index].mapTypes { resolve($0, of: file, inside: scopes) }
        }
    }

    private func resolve(_ mocks: inout MockTraits, of file: Int, inside scopes: [String]) {
        resolve(&mocks.options, of: file, inside: scopes)
        for index in mocks.functions.indices {
            resolve(&mocks.functions[index].options, of: file, inside: scopes)
            mocks.functions[index].returns = resolve(
                mocks.functions[index].returns, of: file, inside: scopes)
        }
    }

    private func resolve(_ options: inout [OptionalParameter], of file: Int, inside scopes: [String]) {
        for index in options.indices {
            options[index].type = resolve(options[index].type, of: file, inside: scopes)
        }
    }

    /// A global actor is resolved like any other type.
    private func resolve(
        _ isolation: inout WrittenConcurrency.Isolation, of file: Int, inside scopes: [String]
    ) {
        guard case .attribute(let text) = isolation, text != "MainActor" else { return }
        isolation = .attribute(resolve(TypeExpression(parsing: text), of: file, inside: scopes).description)
    }

    private func resolve(
        _ reference: inout TypeReference, of file: Int, inside scopes: [String]
    ) {
        let type = resolve(reference.type, of: file, inside: scopes)
        if type != reference.type { reference.type = type }
    }

    private func resolve(_ dependency: inout Dependency, of file: Int, inside scopes: [String]) {
        let type = resolve(dependency.type, of: file, inside: scopes)
        if type != dependency.type { dependency.type = type }
        switch dependency.source {
        case .instantiated(var instantiation):
            guard var product = instantiation.product else { return }
            isText = true
            resolve(&product, of: file, inside: scopes)
            isText = false
            instantiation.product = product
            dependency.source = .instantiated(instantiation)
        case .alias(let label, var type, let isWrapped, let ifAvailable):
            resolve(&type, of: file, inside: scopes)
            dependency.source = .alias(of: label, type: type, wrapped: isWrapped, ifAvailable: ifAvailable)
        case .forwarded, .received: break
        }
    }
}

extension ProviderDeclaration {
    var outermostLength: Int { hasParticulars ? particulars.outermostLength : 1 }
}

extension FileSummary {
    /// True if some type is written with a dot or a selector, so that it may start with a module name.
    fileprivate var mayHoldQualifiedNames: Bool { providers.contains { $0.mayHoldQualifiedNames } }
}

extension ProviderDeclaration {
    fileprivate var mayHoldQualifiedNames: Bool {
        type.isQualified || name.utf8.contains(UInt8(ascii: "."))
            || additionalTypes.contains { $0.type.isQualified }
            || dependencies.contains { $0.type.isQualified || $0.source.isQualified }
            || hasParticulars && particulars.includes.contains { $0.type.isQualified }
            || hasParticulars && particulars.rivals.contains { $0.types.contains { $0.isQualified } }
            || hasParticulars && particulars.mocks?.mayHoldQualifiedNames == true
    }
}

extension MockTraits {
    fileprivate var mayHoldQualifiedNames: Bool {
        (options + functions.flatMap(\.options)).contains { $0.type.isQualified }
            || functions.contains { $0.returns.isQualified }
    }
}

extension Dependency.Source {
    fileprivate var isQualified: Bool {
        switch self {
        case .instantiated(let instantiation): instantiation.product?.type.isQualified ?? false
        case .alias(_, let type, _, _): type.type.isQualified
        case .forwarded, .received: false
        }
    }
}

extension TypeExpression {
    /// True if the type may contain `M.T`. Only plain names and plain names in simple wrappers can't.
    fileprivate var isQualified: Bool {
        switch self {
        case .named(let name, let arguments):
            name.utf8.contains(UInt8(ascii: ":")) || arguments.contains(where: \.isQualified)
        case .optional(let base), .implicitlyUnwrapped(let base), .prefixed(_, let base), .array(let base):
            base.isQualified
        case .unknown: false
        default: true
        }
    }
}

extension ShownNames {
    /// Returns a provider as it is shown to people.
    func shown(_ resolved: ProviderDeclaration) -> ProviderDeclaration {
        if !isNeeded { return resolved }
        var provider = resolved
        show(&provider)
        return provider
    }

    private func show(_ provider: inout ProviderDeclaration) {
        if let (module, name) = ModuleQualifiedName.split(provider.name) {
            let first = String(name.firstComponent)
            provider.name = isAmbiguous(first) ? "\(module).\(name)" : String(name)
        }
        provider.type = shown(provider.type)
        for index in provider.additionalTypes.indices {
            provider.additionalTypes[index].type = shown(provider.additionalTypes[index].type)
        }
        for index in provider.dependencies.indices {
            provider.dependencies[index].type = shown(provider.dependencies[index].type)
            switch provider.dependencies[index].source {
            case .instantiated(var instantiation):
                guard let product = instantiation.product else { continue }
                instantiation.product?.type = shown(product.type)
                provider.dependencies[index].source = .instantiated(instantiation)
            case .alias(let label, var type, let isWrapped, let ifAvailable):
                type.type = shown(type.type)
                provider.dependencies[index].source = .alias(
                    of: label, type: type, wrapped: isWrapped, ifAvailable: ifAvailable)
            case .forwarded, .received: break
            }
        }
    }
}
