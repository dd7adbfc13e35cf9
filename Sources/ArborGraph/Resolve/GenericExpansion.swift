import ArborModel

/// Makes a declaration of each type that properties make of a generic declaration: `Repo<Int>` of `class Repo<T>`, with
/// `Int` for `T` in all that it takes.
///
/// It comes after names are resolved, and before the graph, which knows plain types only. Without a generic declaration the files
/// stay as they are.
struct GenericExpansion {
    private(set) var files: [FileSummary]
    /// Types whose making would never end, each with some of the types that follow.
    private(set) var endless: [TypeExpression: [TypeExpression]] = [:]

    private let patterns: GenericPatterns
    /// Types, in normal form, that need no declaration.
    private var known: Set<TypeExpression> = []
    /// What made types ask for, and is not looked at yet.
    private var open: [Request] = []
    /// By the place of a declaration, how many were made of it.
    private var counts: [BindingGraph.DeclarationPlace: Int] = [:]
    /// Declarations with a type that is endless: no other is followed any further.
    private var endlessPlaces: Set<BindingGraph.DeclarationPlace> = []

    private struct Request {
        var type: TypeExpression
        /// The qualified name of the type whose property it is.
        var owner: String
        /// The types of generic declarations that lead to it, the first one first.
        var chain: [Link]
    }

    private struct Link {
        var place: BindingGraph.DeclarationPlace
        var type: TypeExpression
    }

    /// A type of one declaration may lead to this many others of it, one in another: more go on for ever.
    private static let longestChain = 24
    /// Nor are there this many types of one declaration.
    static let mostTypes = 10_000

    /// - Parameter files: with all names resolved.
    static func expanding(_ files: [FileSummary], _ dialects: Dialects) -> GenericExpansion {
        var expansion = GenericExpansion(files, dialects)
        if !expansion.patterns.isEmpty { expansion.run() }
        return expansion
    }

    private init(_ files: [FileSummary], _ dialects: Dialects) {
        self.files = files
        patterns = GenericPatterns(of: files, dialects)
    }

    private mutating func run() {
        // A generic root stands for itself, with its own parameters for arguments.
        let declared = files.flatMap(\.providers).filter { !patterns.isPattern($0) || $0.isRoot }
        for declaration in declared {
            known.insert(slot(of: declaration.type))
            for additional in declaration.additionalTypes { known.insert(slot(of: additional.type)) }
        }
        for declaration in declared {
            ask(for: declaration, chain: [])
            // The latest first: what would go on for ever does so at once.
            while let next = open.popLast() { answer(next) }
        }
        removePatterns()
    }

    private mutating func ask(for owner: ProviderDeclaration, chain: [Link]) {
        for dependency in owner.dependencies {
            guard case .instantiated(let instantiation) = dependency.source else { continue }
            let type = instantiation.made(for: dependency.type)
            guard type.hasArguments else { continue }
            open.append(Request(type: type, owner: owner.name, chain: chain))
        }
    }

    private mutating func answer(_ request: Request) {
        guard !known.contains(slot(of: request.type)) else { return }
        for match in patterns.matches(of: request.type, inside: request.owner) {
            if !known.contains(slot(of: match.type)) || match.isOneOfSeveral { add(match, for: request) }
        }
    }

    private func slot(of type: TypeExpression) -> TypeExpression { type.normal }

    private mutating func add(_ match: GenericPatterns.Match, for request: Request) {
        known.insert(slot(of: match.type))
        counts[match.place, default: 0] += 1
        let chain = request.chain + [Link(place: match.place, type: match.type)]
        var declaration = match.declaration
        if endlessPlaces.contains(match.place) || isEndless(match, chain) {
            // One fault is enough: no property of it asks for anything.
            declaration.dependencies = []
            declaration.construction = .initializer([])
        } else {
            ask(for: declaration, chain: chain)
        }
        files[match.place.file].providers.append(declaration)
    }

    private mutating func isEndless(_ match: GenericPatterns.Match, _ chain: [Link]) -> Bool {
        let same = chain.filter { $0.place == match.place }
        guard same.count > Self.longestChain || counts[match.place]! > Self.mostTypes else { return false }
        endlessPlaces.insert(match.place)
        endless[match.type.normal] = same.prefix(3).map(\.type)
        return true
    }

    /// A generic declaration stands for its types. One without any is left, for whoever asks which types are not reached,
    /// but it stands for nothing else, since nothing says with which arguments. A root is left too: its parameters are its
    /// user's to say.
    private mutating func removePatterns() {
        for file in files.indices {
            for index in files[file].providers.indices.reversed() {
                let declaration = files[file].providers[index]
                if declaration.isRoot { continue }
                let place = BindingGraph.DeclarationPlace(file: file, index: index)
                if counts[place] != nil {
                    files[file].providers.remove(at: index)
                } else if patterns.isPattern(declaration) {
                    files[file].providers[index].additionalTypes = []
                }
            }
        }
    }
}

extension TypeExpression {
    /// True of `A<B>` and of `A<B>.C`.
    var hasArguments: Bool {
        switch self {
        case .named(_, let arguments): !arguments.isEmpty
        case .member(let parent, _, let arguments): !arguments.isEmpty || parent.hasArguments
        default: false
        }
    }
}
