import ArborGraph
import ArborModel
import ArborStorage

@available(macOS 10.15, *)
extension NestedTypes {
    /// Reads the files that may declare the type of a dependency in the annotated type, in a type around it, or in one that
    /// one of these inherits from.
    mutating func readTypesOfDependencies(_ dialects: Dialects) async {
        var search = DependencySearch(nesting, graphFiles, supertypesOfProviders(dialects), dialects)
        for file in graphFiles.indices {
            // Copying each provider would take as long as resolving its names.
            for index in graphFiles[file].summary.providers.indices
            where search.concerns(graphFiles[file].summary.providers, index) {
                search.add(graphFiles[file].summary.providers[index])
            }
        }
        if search.wanted.isEmpty { return }
        await read(
            search.wanted,
            of: files(declaring: search.namespaces) + nesting.files(declaringOneOf: search.wanted))
    }

    /// The supertypes of annotated types and of the types around these.
    private mutating func supertypesOfProviders(_ dialects: Dialects) -> ListedSupertypes<Void> {
        var names: Set<String> = []
        if !nesting.isEmpty {
            for file in graphFiles.indices {
                for index in graphFiles[file].summary.providers.indices
                where graphFiles[file].summary.providers[index].mayInheritTypes {
                    let provider = graphFiles[file].summary.providers[index]
                    names.formUnion(provider.unreadSupertypes(dialects).map(\.lastName))
                    names.formUnion(provider.name.enclosingNames.map(\.lastName))
                }
            }
        }
        return ListedSupertypes(of: names, in: names.isEmpty ? [] : files.map { ($0.outline, ()) })
    }
}

/// Finds the names in annotated types that may mean unknown types in these types, in those around them, or above them.
private struct DependencySearch {
    private let nesting: NestingTypes
    private let graphFiles: [ModuleSummary.File]
    private let listed: ListedSupertypes<Void>
    private let dialects: Dialects
    /// The qualified names of the types that the files of annotated types declare.
    private lazy var known: Set<String> = knownNames
    /// The types above a type that types may be in, by its name.
    private var above: [String: [Substring]] = [:]
    /// The qualified names that are looked for.
    private(set) var wanted: Set<String> = []
    /// The types around annotated types. Any file may declare one of them with the types in it.
    private(set) var namespaces: Set<String> = []

    init(
        _ nesting: NestingTypes, _ graphFiles: [ModuleSummary.File], _ listed: ListedSupertypes<Void>,
        _ dialects: Dialects
    ) {
        self.nesting = nesting
        self.graphFiles = graphFiles
        self.listed = listed
        self.dialects = dialects
    }

    private var knownNames: Set<String> {
        var names: Set<String> = []
        for file in graphFiles {
            names.formUnion(file.summary.nestedNames)
            for provider in file.summary.providers where provider.name.isQualified {
                names.insert(provider.name)
            }
        }
        return names
    }

    /// Returns false if nothing can be in a type, in types around it, or in those above.
    func concerns(_ providers: [ProviderDeclaration], _ index: Int) -> Bool {
        providers[index].name.isQualified || nesting.mayBeAround(providers[index].name)
            || !nesting.isEmpty && providers[index].mayInheritTypes
    }

    mutating func add(_ provider: ProviderDeclaration) {
        namespaces.formUnion(provider.name.enclosingNames)
        var scopes: [Substring] = []
        for scope in provider.name.scopes {
            let name = String(scope).lastName
            let isOwn = scope == provider.name
            // The file of a type knows what is in the type itself.
            if !isOwn || nesting.mayBeAround(name) { scopes.append(scope) }
            if !isOwn {
                scopes += types(above: name)
            } else if provider.mayInheritTypes {
                for supertype in provider.unreadSupertypes(dialects).map(\.lastName) {
                    if nesting.mayBeAround(supertype) { scopes.append(supertype[...]) }
                    scopes += types(above: supertype)
                }
            }
        }
        if scopes.isEmpty { return }
        provider.forEachNameOfDependencies { add($0, in: scopes) }
    }

    /// The types above a type that types may be in.
    private mutating func types(above name: String) -> [Substring] {
        if let known = above[name] { return known }
        let found = listed.closure(of: [name]).filter { $0 != name && nesting.mayBeAround($0) }
            .sorted().map { $0[...] }
        above[name] = found
        return found
    }

    private mutating func add(_ name: String, in scopes: [Substring]) {
        for scope in scopes {
            let qualified = "\(scope).\(name)"
            if known.contains(qualified) { return }
            wanted.insert(qualified)
        }
    }
}
