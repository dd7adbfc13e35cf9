import ArborModel

/// Turns the values of one component into bindings of the graph: a root, and a copy of each provider that is reached.
///
/// The copies' parameters state how they get their values in this component. An unscoped value is made with its
/// consumer. A shared value is made with the component, or at the first request if only lazy parameters lead to it; its
/// consumers receive it. So one provider may have different copies in two components, and each copy has a qualifier that
/// only this component's consumers name.
struct ComponentAssembly {
    /// Where a value is made. It matters only in loops that hold shared values: see `ValueLoops`.
    enum Context: String {
        /// In the construction of a shared value of the same loop. Lazy parameters must not own what they lead to.
        case kept
        /// By a lazy value that such a construction received. Shared values of the loop are found through promises.
        case late
        /// Anywhere else: everything is there that the value needs.
        case plain
    }

    let graph: ComponentGraph
    let loops: ValueLoops
    let kinds: LazyKinds
    let eager: Set<BindingNumber>
    let library: LibraryProviders
    /// The copies that are still to be made, and all that were requested.
    var open: [(value: BindingNumber, context: Context)] = []
    var requested: Set<String> = []
    /// The providers of the library's values, by their qualifiers.
    var libraryProviders: [String: ProviderDeclaration] = [:]
    var needs = LazyNeeds()

    /// The lazy values that the component has to store.
    struct LazyNeeds {
        /// Shared values and instances that are received as lazy ones, and whether as `SendableLazy`.
        var stored: Set<LazyNeed> = []
        /// Shared values that are received as promises.
        var promised: Set<LazyNeed> = []
        var needsKeeper = false
    }

    struct LazyNeed: Hashable {
        var value: BindingNumber
        var isSendable: Bool
    }

    init(_ graph: ComponentGraph) {
        self.graph = graph
        loops = ValueLoops(graph)
        kinds = LazyKinds(graph)
        eager = graph.eager
        library = LibraryProviders(component: graph.program[graph.component])
    }

    /// Adds the component's root and the providers below it.
    mutating func assemble(into output: inout LinkedProviders) {
        var entryPoints: [Dependency] = []
        for (index, request) in graph.entryPoints {
            entryPoints.append(entryPoint(graph.program[graph.component].dependencies[index], request))
        }
        for value in graph.reached where graph.registration(value).isShared {
            request(value, startContext(value))
        }
        while let (value, context) = open.popLast() {
            for place in graph.registration(value).providers {
                for copy in copies(of: place, making: value, in: context) {
                    output.add(copy, toFileOf: place)
                }
            }
        }
        let root = RootAssembly(self).root(entryPoints: entryPoints, &self)
        output.add(root, toFileOf: graph.component)
        for (_, provider) in libraryProviders.sorted(by: { $0.key < $1.key }) {
            output.add(provider, toFileOf: graph.component)
        }
    }
}
