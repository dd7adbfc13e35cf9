import ArborModel

/// Checks that the class for a Sendable protocol keeps only Sendable values.
struct SendableImplementationRule: SuspiciousRule {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion] {
        let graph = analysis.graph
        let kept = graph.roots.filter(graph.implementsSendable).flatMap { root in
            graph.propertiesOfKeptTypes(of: root).map { (root: root, property: $0) }
        }
        if kept.isEmpty { return [] }
        var asked = SparseSet<TypeID>()
        asked.reserve(graph.types.count)
        for (root, property) in kept {
            _ = asked.insert(graph.types.bare(of: graph.keptType(property, of: root)))
        }
        var types = SendableTypes(in: graph, asked: asked)
        return kept.compactMap { root, property in
            types.fault(of: graph.keptType(property, of: root)).map {
                suspicion(property, of: root, $0, in: graph)
            }
        }
    }

    private func suspicion(
        _ id: PropertyID, of root: NodeID, _ fault: SendableTypes.Fault, in graph: BindingGraph
    ) -> Suspicion {
        let property = graph.nodes[root].properties[id]
        let fault = fault.shown(in: graph)
        let type = fault.part ?? property.type
        let title = graph.nodes[root].type.description
        return Suspicion(
            diagnostic: Diagnostic(
                .nonSendableCapture,
                "\(title) is Sendable, but stores a value of type '\(type)', which is not Sendable",
                about: graph.subject(id, of: root), at: graph.location(of: property, in: root),
                path: fault.node.map {
                    [Diagnostic.Note("\(type) is not Sendable", at: graph.declaration(of: $0)?.location)]
                } ?? [],
                help: "\(fault.sendableRemedy(type, in: graph)); or remove 'Sendable' from \(title)"),
            assumptions: fault.assumptions + [
                .noDefaultIsolation(path: graph.file(of: root).path),
                .noIsolation(of: graph.openSupertypes(of: root)), .swift6(path: graph.file(of: root).path),
            ])
    }
}

extension BindingGraph {
    /// Whether a node's class implements a protocol that is Sendable and not isolated, as far as its text shows it.
    fileprivate func implementsSendable(_ node: NodeID) -> Bool {
        guard implementation(of: node) != nil, let declaration = declaration(of: node) else { return false }
        return declaration.keepsOnlySendable && !declaration.concurrency.mayBeIsolated
    }

    /// The first property of each type that a node's class stores. It stores all but its entry points.
    fileprivate func propertiesOfKeptTypes(of node: NodeID) -> [PropertyID] {
        let returned = entryPointLabels(of: node)
        var seen: Set<TypeID> = []
        return bindings(of: node).filter { !returned.contains(symbols[bindings[$0].label]) }
            .map { property($0, of: node) }
            .filter { seen.insert(keptType($0, of: node)).inserted }
    }

    private func entryPointLabels(of node: NodeID) -> Set<String> {
        Set(implementation(of: node)?.entryPoints.map(\.dependency) ?? [])
    }

    fileprivate func keptType(_ property: PropertyID, of node: NodeID) -> TypeID {
        types.normal(of: bindings[binding(property, of: node)].type)
    }
}
