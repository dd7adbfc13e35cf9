import ArborModel
import ArborStorage

@available(macOS 10.15, *)
extension NestedTypes {
    /// Reads the files that may declare the type of a dependency in the annotated type, or in a type around it.
    mutating func readTypesOfDependencies() async {
        var search = DependencySearch(extensions, graphFiles)
        for file in graphFiles.indices {
            // Copying each provider would take as long as resolving its names.
            for index in graphFiles[file].summary.providers.indices
            where search.concerns(graphFiles[file].summary.providers[index].name) {
                search.add(graphFiles[file].summary.providers[index])
            }
        }
        if search.wanted.isEmpty { return }
        await read(
            search.wanted,
            of: files(declaring: search.namespaces) + extensions.files(declaringOneOf: search.wanted))
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

    init(_ extensions: NestingExtensions, _ graphFiles: [ModuleSummary.File]) {
        self.extensions = extensions
        self.graphFiles = graphFiles
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
        // The file of a type knows what is in the type itself.
        let scopes = provider.name.scopes.filter {
            $0 != provider.name || extensions.mayExtend(String($0).lastName)
        }
        provider.forEachNameOfDependencies { add($0, in: scopes) }
    }

    private mutating func add(_ name: String, in scopes: [Substring]) {
        for scope in scopes {
            let qualified = "\(scope).\(name)"
            if known.contains(qualified) { return }
            wanted.insert(qualified)
        }
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
