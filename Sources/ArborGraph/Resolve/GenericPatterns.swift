import ArborModel

/// The generic declarations of a program by name, and the types that match them.
struct GenericPatterns {
    private struct Pattern {
        var location: BindingGraph.DeclarationPlace
        var declaration: ProviderDeclaration
    }

    /// A type of a generic declaration.
    struct Match {
        var location: BindingGraph.DeclarationPlace
        /// The type as it is written in the request.
        var type: TypeExpression
        /// The declaration with the arguments in place of the parameters.
        var declaration: ProviderDeclaration
        /// True if several declarations have the name. Each is in a branch of its own, or it is a fault.
        var isOneOfSeveral: Bool
    }

    private var patterns: [String: [Pattern]] = [:]

    var isEmpty: Bool { patterns.isEmpty }

    private let dialects: Dialects

    init(of files: [FileSummary], _ dialects: Dialects) {
        self.dialects = dialects
        for file in files.indices {
            for index in files[file].providers.indices
            where files[file].providers[index].hasParticulars {
                let declaration = files[file].providers[index]
                guard isPattern(declaration) || declaration.particulars.isInExtension else { continue }
                let location = BindingGraph.DeclarationPlace(file: file, index: index)
                patterns[declaration.name, default: []].append(
                    Pattern(location: location, declaration: declaration))
            }
        }
    }

    func isPattern(_ declaration: ProviderDeclaration) -> Bool {
        declaration.hasParticulars && !declaration.particulars.genericParameters.isEmpty
    }

    /// Returns the declarations that a type with arguments matches, as seen from inside a type.
    func matches(of type: TypeExpression, inside owner: String) -> [Match] {
        let path = type.path
        for scope in owner.scopes.map({ $0 + "." }) + [""] {
            guard let named = patterns[scope + path] else { continue }
            return named.compactMap { match(of: type, $0, isOneOfSeveral: named.count > 1) }
        }
        return []
    }

    private func match(of type: TypeExpression, _ pattern: Pattern, isOneOfSeveral: Bool) -> Match? {
        let names = pattern.declaration.particulars.genericParameters
        var fit = GenericFit(parameters: Set(names))
        guard let whole = fit.filled(pattern.declaration.type, by: type) else { return nil }
        var declaration = pattern.declaration
        declaration.substitute(fit.arguments, dialects[declaration.frontEnd])
        declaration.type = whole
        declaration.isRoot = false
        declaration.particulars.genericParameters = []
        return Match(
            location: pattern.location, type: whole, declaration: declaration, isOneOfSeveral: isOneOfSeveral)
    }
}

extension TypeExpression {
    /// Returns `A.B` for `A<C>.B<D>`.
    var path: String {
        switch self {
        case .named(let name, _): name
        case .member(let parent, let name, _): parent.path + "." + name
        default: description
        }
    }
}
