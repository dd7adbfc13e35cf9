import ArborGraph
import ArborModel
import ArborStorage

@available(macOS 10.15, *)
extension NestedTypes {
    /// Reads the files that may declare the type of a dependency in the annotated type, or in a type around it.
    mutating func readTypesOfDependencies() async {
        var search = DependencySearch(graphFiles, otherFiles)
        for file in graphFiles.indices {
            // Copying each provider would take as long as resolving its names.
            for index in graphFiles[file].summary.providers.indices
            where search.concerns(graphFiles[file].summary.providers[index].name) {
                search.add(graphFiles[file].summary.providers[index])
            }
        }
        if search.wanted.isEmpty { return }
        await read(search.wanted, of: files(declaring: search.namespaces) + search.files)
    }
}

/// Finds the names in annotated types that may mean unknown types in these types, or in those around them.
private struct DependencySearch {
    private let extensions: NestingExtensions
    private let graphFiles: [ModuleSummary.File]
    /// The qualified names of the types that the files of annotated types declare.
    private lazy var known: Set<String> = knownNames
    /// The qualified names that are looked for.
    private(set) var wanted: Set<String> = []
    /// The types around annotated types. Any file may declare one of them with the types in it.
    private(set) var namespaces: Set<String> = []
    /// The files with extensions that may declare a wanted name.
    private(set) var files: [Int] = []

    init(_ graphFiles: [ModuleSummary.File], _ others: [ProgramModules.OtherFile]) {
        self.graphFiles = graphFiles
        var types = StringInterner()
        let mayExtend =
            graphFiles.indices.contains { graphFiles[$0].summary.outline.holds(.nesting) }
            || others.indices.contains { others[$0].outline.holds(.nesting) }
        for file in graphFiles.indices where mayExtend {
            for index in graphFiles[file].summary.providers.indices {
                types.add(partsOf: graphFiles[file].summary.providers[index].name)
            }
        }
        extensions = NestingExtensions(of: types, in: graphFiles, others)
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

    /// Returns false if nothing can be in a type, or in types around it.
    func concerns(_ name: String) -> Bool { name.isQualified || extensions.mayExtend(name) }

    mutating func add(_ provider: ProviderDeclaration) {
        namespaces.formUnion(provider.name.enclosingNames)
        let scopes = provider.name.scopes.map { (name: $0, last: String($0).lastName) }
        provider.forEachNameOfDependencies { add($0, in: scopes) }
    }

    private mutating func add(_ name: String, in scopes: [(name: Substring, last: String)]) {
        for (index, scope) in scopes.enumerated() {
            let found = extensions.files(declaring: name[...], in: scope.last)
            // The file of a type knows what is in the type itself.
            if index == 0 && found.isEmpty { continue }
            let qualified = "\(scope.name).\(name)"
            if known.contains(qualified) { return }
            wanted.insert(qualified)
            files += found
        }
    }
}

extension StringInterner {
    fileprivate mutating func add(partsOf name: String) {
        if !name.isQualified {
            _ = add(name)
            return
        }
        for part in name.nameComponents { _ = add(String(part)) }
    }
}

extension ProviderDeclaration {
    /// Calls `visit` with the names in the types that the provider asks for or is asked by.
    fileprivate func forEachNameOfDependencies(_ visit: (String) -> Void) {
        for dependency in dependencies {
            dependency.type.forEachName(visit)
            switch dependency.source {
            case .instantiated(let instantiation): instantiation.product?.type.forEachName(visit)
            case .alias(_, let type, _, _): type.type.forEachName(visit)
            case .forwarded, .received: break
            }
        }
        for type in additionalTypes { type.type.forEachName(visit) }
    }
}
