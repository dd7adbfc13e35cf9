import ArborModel

/// Creates a declaration for each specialised type that properties request of a generic declaration. For `Repo<Int>` of
/// `class Repo<T>`, `Int` replaces `T` in all dependencies.
///
/// It runs after names are resolved and before the graph is built, because the graph knows plain types only. Without
/// generic declarations the files stay unchanged.
struct GenericExpansion {
    private(set) var files: [FileSummary]
    /// Types whose creation would never end, each with some of the types that follow.
    private(set) var endless: [TypeExpression: [TypeExpression]] = [:]

    private let patterns: GenericPatterns
    private var keepsMocks = false
    /// Types, in normal form, that need no declaration.
    private var known: Set<TypeExpression> = []
    /// The requests that aren't handled yet.
    private var open: [Request] = []
    /// By the location of a declaration, the number of types created from it.
    private var counts: [BindingGraph.DeclarationPlace: Int] = [:]
    /// The declarations with an endless type. Other types of theirs aren't followed any further.
    private var endlessLocations: Set<BindingGraph.DeclarationPlace> = []

    private struct Request {
        var type: TypeExpression
        /// The qualified name of the type that owns the requesting property.
        var owner: String
        /// The types of generic declarations that lead to the request, outermost first.
        var path: [Step]
    }

    private struct Step {
        var location: BindingGraph.DeclarationPlace
        var type: TypeExpression
    }

    /// The most types of one declaration that may follow from each other in one path. A longer path is treated as
    /// endless.
    private static let longestPath = 24
    /// The most types of one declaration.
    static let mostTypes = 10_000

    /// - Parameters:
    ///   - files: The files with all names resolved.
    ///   - keepsMocks: True if a generic declaration that asks for a mock stands for itself, as a root does.
    static func expanding(
        _ files: [FileSummary], _ dialects: Dialects, keepsMocks: Bool = false
    ) -> GenericExpansion {
        var expansion = GenericExpansion(files, dialects)
        expansion.keepsMocks = keepsMocks
        if !expansion.patterns.isEmpty { expansion.run() }
        return expansion
    }

    private init(_ files: [FileSummary], _ dialects: Dialects) {
        self.files = files
        patterns = GenericPatterns(of: files, dialects)
    }

    private mutating func run() {
        // A generic root stands for itself, with its own parameters as arguments.
        let declared = files.flatMap(\.providers).filter { !patterns.isPattern($0) || standsForItself($0) }
        for declaration in declared {
            known.insert(slot(of: declaration.type))
            for additional in declaration.additionalTypes { known.insert(slot(of: additional.type)) }
        }
        for declaration in declared {
            addRequests(of: declaration, path: [])
            // The latest request is handled first, so that an endless path is found at once.
            while let next = open.popLast() { handle(next) }
        }
        removePatterns()
    }

    private func standsForItself(_ declaration: ProviderDeclaration) -> Bool {
        declaration.isRoot || keepsMocks && (declaration.asksForMock || declaration.asksForTest)
    }

    private mutating func addRequests(of owner: ProviderDeclaration, path: [Step]) {
        for dependency in owner.dependencies {
            guard case .instantiated(let instantiation) = dependency.source else { continue }
            let type = instantiation.made(for: dependency.type)
            guard type.hasArguments else { continue }
            open.append(Request(type: type, owner: owner.name, path: path))
        }
    }

    private mutating func handle(_ request: Request) {
        guard !known.contains(slot(of: request.type)) else { return }
        for match in patterns.matches(of: request.type, inside: request.owner) {
            if !known.contains(slot(of: match.type)) || match.isOneOfSeveral { add(match, for: request) }
        }
    }

    private func slot(of type: TypeExpression) -> TypeExpression { type.normal }

    private mutating func add(_ match: GenericPatterns.Match, for request: Request) {
        known.insert(slot(of: match.type))
        counts[match.location, default: 0] += 1
        let path = request.path + [Step(location: match.location, type: match.type)]
        var declaration = match.declaration
        if endlessLocations.contains(match.location) || isEndless(match, path) {
            // One fault is enough, so no property of the type requests anything.
            declaration.dependencies = []
            declaration.construction = .initializer([])
        } else {
            addRequests(of: declaration, path: path)
        }
        files[match.location.file].providers.append(declaration)
    }

    private mutating func isEndless(_ match: GenericPatterns.Match, _ path: [Step]) -> Bool {
        let same = path.filter { $0.location == match.location }
        guard same.count > Self.longestPath || counts[match.location]! > Self.mostTypes else { return false }
        endlessLocations.insert(match.location)
        endless[match.type.normal] = same.prefix(3).map(\.type)
        return true
    }

    /// Specialised types replace their generic declaration. A generic declaration without any is kept, so that it can
    /// be reported as unreached. It fulfils no additional types, since its arguments aren't known. A root is kept too,
    /// because its user chooses its arguments.
    private mutating func removePatterns() {
        for file in files.indices {
            for index in files[file].providers.indices.reversed() {
                let declaration = files[file].providers[index]
                if standsForItself(declaration) { continue }
                let location = BindingGraph.DeclarationPlace(file: file, index: index)
                if counts[location] != nil {
                    files[file].providers.remove(at: index)
                } else if patterns.isPattern(declaration) {
                    files[file].providers[index].additionalTypes = []
                }
            }
        }
    }
}

extension TypeExpression {
    /// True for `A<B>` and for `A<B>.C`.
    var hasArguments: Bool {
        switch self {
        case .named(_, let arguments): !arguments.isEmpty
        case .member(let parent, _, let arguments): !arguments.isEmpty || parent.hasArguments
        default: false
        }
    }
}
