import ArborModel

/// Answers queries about a graph, whether it is sound or not.
///
/// A query finds the creators of a type, the sources of a value and its users. The graph holds the products of each
/// type. A query also holds the creators of each type.
public struct GraphQuery: Sendable {
    let analysis: GraphAnalysis
    /// By file of the graph, its module.
    private let modules: [String?]
    /// By binding, the node that has it.
    private let owners: Table<BindingID, NodeID>
    /// By node, the bindings that make it.
    private let makers: Adjacency<NodeID, BindingID>
    /// What link steps added to the sources' declarations.
    let additions: Additions

    /// Creates a query of a validated graph, whether it is sound or not.
    ///
    /// The query reuses the analysis of the validation. The cost is linear in the size of the graph.
    ///
    /// - Parameter modules: The modules that the files belong to, in the order of the graph's files.
    public init(_ validation: Validation, modules: [String?]) {
        self.init(validation.analysis, modules: modules)
    }

    /// Creates a query of a valid graph.
    ///
    /// - Parameter modules: The modules that the files belong to, in the order of the graph's files.
    public init(_ validated: ValidatedGraph, modules: [String?]) {
        self.init(validated.analysis, modules: modules)
    }

    init(_ analysis: GraphAnalysis, modules: [String?]) {
        self.analysis = analysis
        self.modules = modules
        let graph = analysis.graph
        owners = Table(
            graph.nodeIDs.lazy.flatMap { node in repeatElement(node, count: graph.bindings(of: node).count) })
        let edges = graph.bindings.indices.compactMap { binding in
            graph.product(of: binding).map { (from: $0, to: binding) }
        }
        makers = Adjacency(count: graph.nodeCount, edges: edges)
        additions = Additions(graph)
    }

    /// The graph that the queries are about.
    public var graph: BindingGraph { analysis.graph }

    func owner(of binding: BindingID) -> NodeID { owners[binding] }

    /// The bindings that make a node, those of helpers included.
    func makers(of node: NodeID) -> [BindingID] { Array(makers.targets(of: node)) }

    /// The bindings that make a node, maybe through helpers.
    func creators(of node: NodeID) -> [BindingID] {
        additions.helpers.isEmpty ? makers(of: node) : makers(of: node).flatMap(shown).unique
    }

    /// The creators of a node. For a reached node, they are only those in reached types: the other types are never
    /// made.
    func reachedCreators(of node: NodeID) -> [BindingID] {
        guard analysis.isBelowRoot(node) else { return creators(of: node) }
        return creators(of: node).filter { analysis.isBelowRoot(owner(of: $0)) }
    }

    func module(of node: NodeID) -> String? {
        guard graph.isDeclared(node) else { return nil }
        return modules[graph.declarations[node].file]
    }

    /// The type's name, and the name that distinguishes it from others of the type: `Heater named "water"`.
    func name(of node: NodeID) -> String {
        let type = graph.nodes[node].type.description
        guard let name = additions.names[node], !name.isEmpty else { return type }
        return "\(type) named \"\(name)\""
    }

    func place(of binding: BindingID) -> Explanation.Place {
        let node = owner(of: binding)
        let property = graph.nodes[node].properties[graph.property(binding, of: node)]
        return Explanation.Place(
            owner: name(of: node), label: property.label, type: property.type.description,
            location: graph.location(of: property, in: node))
    }

    func manner(of binding: BindingID) -> Explanation.Manner {
        switch graph.bindings[binding].role {
        case .instantiated where product(of: binding) == nil: .received
        case .instantiated: isLater(binding) ? .instantiatedLater : .instantiated
        case .forwarded: .forwarded
        case .received(let need): need.isIfAvailable ? .receivedIfAvailable : .received
        case .alias: .renamed
        }
    }

    /// The provider of a need of a binding's value: a binding of the same type, or one outside of it.
    func supply(of need: Need, for binding: BindingID) -> Scopes.Resolution {
        if case .received = graph.bindings[binding].role { return .outside }
        return analysis.scopes.supply(of: need, for: binding, of: owner(of: binding), in: graph)
    }
}

extension BindingGraph {
    /// The node that a binding makes; `nil` if it makes none.
    func product(of binding: BindingID) -> NodeID? {
        if case .instantiated(let target, _) = bindings[binding].role { target } else { nil }
    }
}
