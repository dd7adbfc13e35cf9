import ArborModel

/// The values of types that take ownership of them, as far as they aren't `Sendable`, in code for tests.
///
/// What a test's closure makes belongs to the test, and so does what a test's function is given. Neither can be given away, but
/// for a `sending` parameter.
public struct SentValues: Sendable {
    /// The parts that such a type makes, and what its caller gives.
    public private(set) var bindings: Set<BindingID> = []
    /// What such a type and its parts receive if a test sets it. They are made without it, because the test keeps it.
    package private(set) var needs: [NodeID: Set<Need>] = [:]

    /// Creates an empty set: that of production.
    public init() {}

    /// - Parameter hold: Returns whether facts outside of the graph hold on which it depends that a value isn't `Sendable`.
    @available(macOS 10.15, *)
    package init(in validated: ValidatedGraph, hold: ([Suspicion.Assumption]) async -> Bool) async {
        let graph = validated.graph
        let taken = validated.analysis.owners.flatMap { graph.valuesTaken(by: $0) }
        var met = MetNeeds(in: validated.analysis)
        let received = validated.analysis.owners.flatMap { node in
            validated.scopes.needs(of: node).filter { !met.isMet($0, above: node) }
                .map { (node: node, need: $0) }
        }
        if taken.isEmpty && received.isEmpty { return }
        let types = taken.map { graph.bindings[$0].type } + received.map { graph.type(of: $0.need.key) }
        var asked = SparseSet<TypeID>()
        asked.reserve(graph.types.count)
        for type in types { _ = asked.insert(graph.types.bare(of: graph.types.normal(of: type))) }
        var sendable = SendableTypes(in: graph, asked: asked)
        let parameters = GenericParameters(of: validated.analysis.owners, in: graph)
        for (index, type) in types.enumerated() {
            let assumptions =
                parameters.names(type, in: graph)
                ? [] : sendable.fault(of: graph.types.normal(of: type))?.assumptions
            guard let assumptions, await hold(assumptions) else { continue }
            if index < taken.count {
                bindings.insert(taken[index])
                continue
            }
            let (node, need) = received[index - taken.count]
            needs[node, default: []].insert(need)
        }
    }
}

extension BindingGraph {
    /// The properties of a node whose values it makes or is given, and takes ownership of.
    fileprivate func valuesTaken(by node: NodeID) -> [BindingID] {
        let sent = kind(of: node) == .actor ? nil : particulars(of: node)?.sent ?? []
        return bindings(of: node).filter { id in
            let binding = bindings[id]
            switch binding.role {
            case .instantiated, .forwarded: break
            case .received, .alias: return false
            }
            return sent?.contains(symbols[binding.label]) != false
        }
    }
}

/// The generic parameters of types. Nothing says that what they stand for is `Sendable`.
private struct GenericParameters {
    private let names: Set<String>

    init(of nodes: [NodeID], in graph: BindingGraph) {
        names = Set(nodes.flatMap { graph.particulars(of: $0)?.genericParameters ?? [] })
    }

    /// Returns whether a type, or a part of it, is a parameter.
    func names(_ type: TypeID, in graph: BindingGraph) -> Bool {
        if names.isEmpty { return false }
        return graph.types[type].leaves.contains { leaf in
            if case .named(let name, []) = leaf { names.contains(name) } else { false }
        }
    }
}
