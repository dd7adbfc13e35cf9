import ArborGraph
import ArborModel
import ArborStorage

@available(macOS 10.15, *)
extension NestedTypes {
    /// Reads the files that may declare the type of a dependency in the annotated type, in a type around it, or in one that
    /// one of these inherits from.
    mutating func readTypesOfDependencies(_ dialects: Dialects) async {
        let conformed = conformedNames
        var search = DependencySearch(
            nesting, graphFiles, InheritedNames(supertypesOfProviders(dialects, conformed), nesting),
            conformed, dialects)
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
    private mutating func supertypesOfProviders(_ dialects: Dialects, _ conformed: ConformedNames)
        -> ListedSupertypes
    {
        var names: Set<String> = []
        if !nesting.isEmpty {
            for file in graphFiles.indices {
                for index in graphFiles[file].summary.providers.indices
                where conformed.mayInherit(graphFiles[file].summary.providers, index) {
                    let provider = graphFiles[file].summary.providers[index]
                    names.formUnion(provider.unreadSupertypes(dialects).map(\.lastName))
                    names.formUnion(provider.name.scopes.map { String($0).lastName })
                }
            }
        }
        return ListedSupertypes(of: names, in: names.isEmpty ? [] : outlines { $0.holdsSupertypes })
    }

    private var conformedNames: ConformedNames {
        mutating get {
            var names = ConformedNames()
            if nesting.isEmpty { return names }
            for outline in outlines(where: { $0.holds(.bringing) }) { names.add(outline) }
            return names
        }
    }

    /// The outlines of all files that meet a condition. Few do.
    private func outlines(where isWanted: (FileOutline) -> Bool) -> [FileOutline] {
        let own = graphFiles.indices.filter { isWanted(graphFiles[$0].summary.outline) }
        let others = otherFiles.indices.filter { isWanted(otherFiles[$0].outline) }
        return own.map { graphFiles[$0].summary.outline } + others.map { otherFiles[$0].outline }
    }
}

/// Finds the names in annotated types that may mean unknown types in these types, in those around them, or above them.
private struct DependencySearch {
    private let nesting: NestingTypes
    private let graphFiles: [ModuleSummary.File]
    private var inherited: InheritedNames
    private let conformed: ConformedNames
    private let dialects: Dialects
    /// The qualified names of the types that the files of annotated types declare.
    private lazy var known: Set<String> = knownNames
    /// The qualified names that are looked for.
    private(set) var wanted: Set<String> = []
    /// The types around annotated types. Any file may declare one of them with the types in it.
    private(set) var namespaces: Set<String> = []

    init(
        _ nesting: NestingTypes, _ graphFiles: [ModuleSummary.File], _ inherited: InheritedNames,
        _ conformed: ConformedNames, _ dialects: Dialects
    ) {
        self.nesting = nesting
        self.graphFiles = graphFiles
        self.inherited = inherited
        self.conformed = conformed
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
            || !inherited.isEmpty && conformed.mayInherit(providers, index)
    }

    mutating func add(_ provider: ProviderDeclaration) {
        namespaces.formUnion(provider.name.enclosingNames)
        // The file of a type knows what is in the type itself.
        let scopes = provider.name.scopes.filter {
            $0 != provider.name || nesting.mayBeAround(String($0).lastName)
        }
        let above = namesAbove(provider)
        if scopes.isEmpty && above.isEmpty { return }
        provider.forEachNameOfDependencies { name in
            add(name, in: scopes)
            for names in above { wanted.formUnion(names.types(declaring: name)) }
        }
    }

    /// The names that the supertypes of a type and of the types around it may declare.
    private mutating func namesAbove(_ provider: ProviderDeclaration) -> [InheritedNames.Names] {
        let supertypes =
            provider.name.scopes.map { String($0).lastName }
            + (provider.mayInheritTypes ? provider.unreadSupertypes(dialects).map(\.lastName) : [])
        return supertypes.compactMap { inherited.names(from: $0) }
    }

    private mutating func add(_ name: String, in scopes: [Substring]) {
        for scope in scopes {
            let qualified = "\(scope).\(name)"
            if known.contains(qualified) { return }
            wanted.insert(qualified)
        }
    }
}

extension ConformedNames {
    /// Returns false if nothing can be above a type, or above one around it.
    fileprivate func mayInherit(_ providers: [ProviderDeclaration], _ index: Int) -> Bool {
        providers[index].mayInheritTypes || providers[index].name.isQualified
            || contains(providers[index].name)
    }
}

/// The names that types and those above them may declare. Many types have the same supertypes, so each is searched once.
private struct InheritedNames {
    /// Names that may be declared above a type.
    struct Names {
        /// The qualified names by the name alone.
        fileprivate var qualified: [String: [String]] = [:]
        /// The types that may declare any name.
        fileprivate var open: [String] = []

        /// Returns the qualified names that a name may mean.
        func types(declaring name: String) -> [String] {
            (qualified[name] ?? []) + open.map { "\($0).\(name)" }
        }
    }

    private let listed: ListedSupertypes
    private let declared: [String: Set<String>]
    private var found: [String: Names?] = [:]

    /// True if nothing is declared in the types and those above them.
    var isEmpty: Bool { declared.isEmpty }

    init(_ listed: ListedSupertypes, _ nesting: NestingTypes) {
        self.listed = listed
        declared = nesting.names(declaredIn: listed.names)
    }

    /// Returns `nil` if nothing is declared in a type and those above it.
    mutating func names(from type: String) -> Names? {
        if declared.isEmpty { return nil }
        if let known = found[type] { return known }
        var names = Names()
        for above in listed.closure(of: [type]) {
            for name in declared[above] ?? [] {
                if name == "*" {
                    names.open.append(above)
                } else {
                    names.qualified[name, default: []].append("\(above).\(name)")
                }
            }
        }
        let result = names.qualified.isEmpty && names.open.isEmpty ? nil : names
        found[type] = .some(result)
        return result
    }
}
