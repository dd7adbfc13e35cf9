import ArborModel

/// The faults of single declarations, which are reported before the graph is validated. What follows from them is not
/// reported.
struct KnownFaults {
    private let graph: BindingGraph
    /// The files with text that can't be read.
    private let tornPaths: Set<String>
    /// The names of types that these files may declare or provide.
    private let lostNames: Set<String>
    /// The locations of the faulty properties.
    private let properties: Set<SourceLocation>

    init(_ graph: BindingGraph) {
        self.graph = graph
        let torn = graph.resolved.filter { $0.lostNames != nil }
        tornPaths = Set(torn.map(\.path))
        let gaps = graph.resolved.lazy.flatMap(\.providers).filter(\.hasParticulars).map(\.particulars.gaps)
        lostNames = Set(torn.flatMap { $0.lostNames ?? [] } + gaps.flatMap(\.lostTypes))
        properties = Set(
            graph.resolved.lazy.flatMap(\.providers).filter(\.hasParticulars).flatMap { provider in
                let labels = provider.particulars.gaps.rejected
                return provider.dependencies.filter { labels.contains($0.label) }.map {
                    SourceLocation(path: provider.location.path, range: $0.range)
                }
            })
    }

    /// Returns the diagnostics that don't follow from known faults.
    func removingConsequences(from diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.filter { diagnostic in
            guard let location = diagnostic.location else { return true }
            return !tornPaths.contains(location.path) && !properties.contains(location)
        }
    }

    /// True if an unreadable file may declare the root.
    var mayHideRoot: Bool { !tornPaths.isEmpty }

    /// Returns whether an unreadable file may declare or provide a type.
    ///
    /// - Parameter survey: The declarations of all files. What is declared elsewhere is in no unreadable text.
    func mayProvide(_ type: TypeExpression, beside survey: DeclarationSurvey) -> Bool {
        guard let name = type.bare.lastName else { return false }
        return lostNames.contains(name)
            || lostNames.contains(FileSummary.unknownName) && survey.declared[name] == nil
    }

    /// Returns whether a node is known to be faulty, or some of its file can't be read.
    func holds(_ node: NodeID) -> Bool {
        guard graph.isDeclared(node) else { return false }
        return tornPaths.contains(graph.resolved[graph.declarations[node].file].path)
            || graph.particulars(of: node)?.gaps.isFaulty == true
    }
}

extension BindingGraph {
    /// Returns whether a declaration may provide a value that the graph doesn't show: a part that can't be read, or a
    /// property whose type has no provider, because it may be another type that is meant.
    func mayProvide(_ label: Symbol, _ node: NodeID) -> Bool {
        if particulars(of: node)?.gaps.mayProvide(symbols[label]) == true { return true }
        return bindings[bindings(of: node)].contains { binding in
            guard binding.label == label, case .instantiated(let target, _) = binding.role else {
                return false
            }
            return !isDeclared(target)
        }
    }

    /// Returns whether a property of a node is known to be faulty.
    func isRejected(_ binding: Binding, of node: NodeID) -> Bool {
        particulars(of: node).map { $0.gaps.rejected.contains(symbols[binding.label]) } ?? false
    }
}
