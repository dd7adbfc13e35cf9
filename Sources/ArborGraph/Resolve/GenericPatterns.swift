import ArborModel

/// The generic declarations of a program, by name, and what fits them.
struct GenericPatterns {
    private struct Pattern {
        var place: BindingGraph.DeclarationPlace
        var declaration: ProviderDeclaration
    }

    /// A type of a generic declaration.
    struct Match {
        var place: BindingGraph.DeclarationPlace
        /// As it is written where it is asked for.
        var type: TypeExpression
        /// With the arguments for the parameters.
        var declaration: ProviderDeclaration
        /// True where several declarations have the name, each in a branch of its own or a fault.
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
                let place = BindingGraph.DeclarationPlace(file: file, index: index)
                patterns[declaration.name, default: []].append(
                    Pattern(place: place, declaration: declaration))
            }
        }
    }

    func isPattern(_ declaration: ProviderDeclaration) -> Bool {
        declaration.hasParticulars && !declaration.particulars.genericParameters.isEmpty
    }

    /// The declarations that a type with arguments is of, as seen from inside a type.
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
            place: pattern.place, type: whole, declaration: declaration, isOneOfSeveral: isOneOfSeveral)
    }
}

extension TypeExpression {
    /// `A.B` of `A<C>.B<D>`.
    fileprivate var path: String {
        switch self {
        case .named(let name, _): name
        case .member(let parent, let name, _): parent.path + "." + name
        default: description
        }
    }
}
