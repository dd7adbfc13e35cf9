import ArborModel

/// The names of the types and type aliases that one file declares in types. A name that is written in such a type may
/// mean one of them.
package struct FileNames: Sendable {
    /// The qualified names in order, each once.
    private let nested: [String]
    /// The last components of `nested`. Most written names aren't among them, and need no search of the scopes.
    private let lastNames: NameFilter

    /// Collects the names of a file.
    package init(_ file: borrowing FileDeclarations) {
        var names = file.aliases
        for index in file.types.indices
        where file.types[index].kind != .extension && file.types[index].depth > 0 {
            names.append(file.types[index].name)
        }
        lastNames = NameFilter(names.map(\.lastComponent))
        names.sort()
        nested = names.indices.filter { $0 == 0 || names[$0] != names[$0 - 1] }.map { names[$0] }
    }

    /// True if the file declares nothing in types.
    package var isEmpty: Bool { nested.isEmpty }

    /// Returns the type as seen from inside the type `name`. Names that this file declares there become qualified.
    ///
    /// - Parameter length: The number of components of the outermost declaration's name.
    package func resolve(_ type: TypeExpression, inside name: String, from length: Int = 1) -> TypeExpression
    {
        guard !nested.isEmpty else { return type }
        // Nearly all types are plain names that mean none of these.
        if case .named(let written, let arguments) = type, arguments.isEmpty,
            !lastNames.mayContain(written.lastComponent)
        {
            return type
        }
        return type.mapNames { written in
            guard written.isNominal else { return nil }
            let plain = written.nameWithoutArguments
            guard lastNames.mayContain(plain.lastComponent) else { return nil }
            let scope = name.scopes(from: length).first { holds("\($0).\(plain)") }
            return scope.map { written.prefixed(with: String($0)) }
        }
    }

    private func holds(_ name: String) -> Bool {
        let index = nested.partitioningIndex { $0 >= name }
        return index < nested.count && nested[index] == name
    }

    /// Returns the names in the types that hold a provider, without the providers themselves. The prescan stops where
    /// no more of these can follow, so names in other types may be incomplete.
    package func nested(beside providers: [ProviderDeclaration]) -> [String] {
        if providers.isEmpty || nested.isEmpty { return [] }
        // Nearly every file has one provider, and comparing names is cheaper than hashing them.
        if providers.count == 1 {
            let (own, outer) = (providers[0].name, providers[0].name.firstComponent)
            return nested.filter { $0 != own && $0.firstComponent == outer }
        }
        let provided = Set(providers.map(\.name))
        let outer = Set(provided.map(\.firstComponent))
        return nested.filter { !provided.contains($0) && outer.contains($0.firstComponent) }
    }
}

extension String {
    /// `B` of `A.B`.
    package var lastComponent: Substring {
        let start = withBytes { ($0.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1 }
        return self[utf8.index(startIndex, offsetBy: start)...]
    }
}

extension TypeExpression {
    /// The name without generic arguments: `A.B` for `A.B<C>`.
    package var nameWithoutArguments: String {
        switch self {
        case .named(let name, _): name
        case .member(let parent, let name, _): "\(parent.nameWithoutArguments).\(name)"
        default: description
        }
    }

    /// Returns a nominal type as a member of a scope: `A.B` for `B` and the scope `A`.
    package func prefixed(with scope: String) -> TypeExpression {
        switch self {
        case .named(let name, let arguments): .member(TypeExpression(parsing: scope), name, arguments)
        case .member(let parent, let name, let arguments):
            .member(parent.prefixed(with: scope), name, arguments)
        default: self
        }
    }
}
