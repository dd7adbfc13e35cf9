import ArborModel

/// Creates a declaration for each specialised type that properties request of a generic declaration. For `Repo<Int>` of
/// `class Repo<T>`, `Int` replaces `T` in all dependencies.
///
/// It runs after names are resolved and before the graph is built, because the graph knows plain types only. Without
/// generic declarations the files stay unchanged.
struct GenericExpansion {
    private(set) var files: [FileSummary]
    /// Types whose creation would never end, or not in any reasonable time.
    private(set) var endless: [TypeExpression: Endlessness] = [:]

    /// The reason why a type isn't followed any further.
    enum Endlessness: Sendable {
        /// It makes larger types of its declaration, with the first of them.
        case makes([TypeExpression])
        /// Its declaration has more than `mostTypes` types.
        case hasManyTypes
        /// Its arguments have more than `mostParts` parts. They grow exponentially where each type doubles them.
        case isLarge
    }

    private let patterns: GenericPatterns
    private let dialects: Dialects
    private var keepsMocks = false
    private var listed = ListedTypes([String]())
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
    /// The most parts of one type.
    static let mostParts = 1_000

    /// - Parameters:
    ///   - files: The files with all names resolved.
    ///   - keepsMocks: True if a generic declaration that asks for a mock stands for itself, as a root does.
    ///   - listed: Further declarations that do so then.
    static func expanding(
        _ files: [FileSummary], _ dialects: Dialects, keepsMocks: Bool = false,
        listed: ListedTypes = ListedTypes([String]())
    ) -> GenericExpansion {
        var expansion = GenericExpansion(files, dialects)
        expansion.keepsMocks = keepsMocks
        expansion.listed = listed
        if !expansion.patterns.isEmpty { expansion.run() }
        return expansion
    }

    private init(_ files: [FileSummary], _ dialects: Dialects) {
        let files = ExtendedGenerics.completing(files, dialects)
        self.dialects = dialects
        self.files = files
        patterns = GenericPatterns(of: files, dialects)
    }

    private mutating func run() {
        // A generic root stands for itself, with its own parameters as arguments.
        let declared = files.flatMap(\.providers).filter { !patterns.isPattern($0) || standsForItself($0) }
        // What a component's modules provide is for components alone.
        for declaration in declared where !dialects[declaration.frontEnd].checksOwnGraph {
            known.insert(slot(of: declaration.type))
            for additional in declaration.additionalTypes { known.insert(slot(of: additional.type)) }
        }
        for declaration in declared { follow(declaration) }
        if !declared.contains(where: \.isRoot) { followUnused() }
        removePatterns()
    }

    private mutating func follow(_ declaration: ProviderDeclaration) {
        addRequests(of: declaration, path: [])
        // The latest request is handled first, so that an endless path is found at once.
        while let next = open.popLast() { handle(next) }
    }

    /// Without a root, generic declarations are checked that no type makes: another module may.
    private mutating func followUnused() {
        for file in files.indices {
            for index in files[file].providers.indices {
                let declaration = files[file].providers[index]
                let location = BindingGraph.DeclarationPlace(file: file, index: index)
                guard patterns.isPattern(declaration), counts[location] == nil else { continue }
                follow(declaration)
            }
        }
    }

    private func standsForItself(_ declaration: ProviderDeclaration) -> Bool {
        declaration.isRoot
            || keepsMocks
                && (declaration.asksForMock || declaration.asksForTest
                    || !listed.isEmpty && listed.contains(declaration.type, ofModule: ""))
    }

    private mutating func addRequests(of owner: ProviderDeclaration, path: [Step]) {
        if dialects[owner.frontEnd].checksOwnGraph { return }
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
        guard let reason = endlessness(match, path) else { return false }
        endlessLocations.insert(match.location)
        endless[match.type.normal] = reason
        return true
    }

    private func endlessness(_ match: GenericPatterns.Match, _ path: [Step]) -> Endlessness? {
        let same = path.filter { $0.location == match.location }
        if same.count > Self.longestPath { return .makes(same.prefix(3).map(\.type)) }
        if counts[match.location]! > Self.mostTypes { return .hasManyTypes }
        return match.type.hasMoreParts(than: Self.mostParts) ? .isLarge : nil
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
    /// Returns whether the type has more than a number of names and punctuated parts.
    fileprivate func hasMoreParts(than most: Int) -> Bool {
        var pending = [self]
        var count = 0
        while let next = pending.popLast() {
            count += 1
            if count > most { return true }
            pending += next.parts
        }
        return false
    }

    /// The types that the type is put together from.
    private var parts: [TypeExpression] {
        switch self {
        case .named(_, let arguments): arguments
        case .member(let parent, _, let arguments): [parent] + arguments
        case .composition(let members): members
        case .optional(let part), .implicitlyUnwrapped(let part), .prefixed(_, let part),
            .attributed(_, let part), .array(let part):
            [part]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .function(let parameters, _, let result): parameters.map(\.type) + [result]
        case .unknown: []
        }
    }

    /// True for `A<B>` and for `A<B>.C`.
    var hasArguments: Bool {
        switch self {
        case .named(_, let arguments): !arguments.isEmpty
        case .member(let parent, _, let arguments): !arguments.isEmpty || parent.hasArguments
        default: false
        }
    }
}
