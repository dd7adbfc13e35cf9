import ArborModel

/// Finds the types that can make a value for all of several consumers.
struct CreationPlaces {
    private let analysis: GraphAnalysis
    private var graph: BindingGraph { analysis.graph }

    init(_ analysis: GraphAnalysis) { self.analysis = analysis }

    /// Returns the lowest type above all consumers that can make a type; `nil` if no type can.
    ///
    /// - Parameters:
    ///   - paths: The paths from a root to the consumers.
    ///   - product: The type to make.
    func lowest(above paths: [[BreadthFirstSearch.Step]], making product: NodeID) -> NodeID? {
        let common = commonPart(of: paths)
        for count in stride(from: common.count, to: 0, by: -1) {
            let owner = common[count - 1].from
            if canMake(product, in: owner, after: Array(common[..<(count - 1)])) { return owner }
        }
        return nil
    }

    /// The steps that all paths have at their starts. Of the last one, only the type that it starts from is common.
    private func commonPart(of paths: [[BreadthFirstSearch.Step]]) -> ArraySlice<BreadthFirstSearch.Step> {
        guard let first = paths.first else { return [] }
        var count = first.count
        for path in paths.dropFirst() {
            count = min(count, path.count)
            while count > 0, first[count - 1].from != path[count - 1].from { count -= 1 }
        }
        return first[..<count]
    }

    /// Returns the other roots whose trees make a root, which is probably none then.
    func otherRoots(above root: NodeID) -> [NodeID] {
        // Each pair of roots is searched. Few programs have more than one root, and a faulty one must not take long.
        if graph.roots.count == 1 || graph.roots.count > Self.mostRoots { return [] }
        return graph.roots.filter { $0 != root && isMade(root, below: $0) }
    }

    /// The greatest number of roots that are searched for in each other's trees.
    private static let mostRoots = 32

    /// Returns whether a type can make another one as a constant.
    ///
    /// - Parameter path: The path from a root to the owner.
    func canMake(_ product: NodeID, in owner: NodeID, after path: [BreadthFirstSearch.Step]) -> Bool {
        if product == owner || analysis.hasForwarded(product) || isMade(owner, below: product) {
            return false
        }
        return openNeed(of: product, in: owner, after: path) == nil
    }

    private func openNeed(of product: NodeID, in owner: NodeID, after path: [BreadthFirstSearch.Step])
        -> Need?
    {
        let above = keys(on: path)
        return analysis.scopes.needs(of: product).first {
            !$0.isIfAvailable && !above.contains($0.key) && !provides($0.key, owner)
        }
    }

    /// Returns the keys that the types on a path provide.
    func keys(on path: [BreadthFirstSearch.Step]) -> Set<KeyID> {
        var keys: Set<KeyID> = []
        for node in path.map(\.from) {
            for binding in graph.bindings[graph.bindings(of: node)] where binding.role.takenNeed == nil {
                keys.insert(binding.key)
            }
        }
        return keys
    }

    func provides(_ key: KeyID, _ node: NodeID) -> Bool {
        graph.bindings[graph.bindings(of: node)].contains { $0.key == key && $0.role.takenNeed == nil }
    }

    /// Returns the type nearest to the end of a path that provides a key, and its property.
    func provider(of key: KeyID, on path: [BreadthFirstSearch.Step]) -> (
        node: NodeID, property: BindingGraph.Property
    )? {
        for node in path.reversed().map(\.from) {
            for id in graph.bindings(of: node) {
                let binding = graph.bindings[id]
                guard binding.key == key, binding.role.takenNeed == nil else { continue }
                return (node, graph.nodes[node].properties[graph.property(id, of: node)])
            }
        }
        return nil
    }

    /// Returns whether a type is another one, or is made by it or by the types that it makes.
    func isMade(_ node: NodeID, below top: NodeID) -> Bool {
        BreadthFirstSearch(from: [top]) { graph.madeEdges(of: $0) }.order.contains(node)
    }

    /// Returns whether a type is made by another one than a given type, which is a certain one or below it.
    func isMade(_ node: NodeID, below top: NodeID, otherThanBy maker: NodeID) -> Bool {
        BreadthFirstSearch(from: [top]) { graph.madeEdges(of: $0) }.order.contains { other in
            other != maker && graph.made.targets(of: other).contains(node)
        }
    }

    /// The reason why no type above the consumers can make a type, as a clause.
    func obstacle(to product: NodeID, above paths: [[BreadthFirstSearch.Step]]) -> String {
        let name = graph.nodes[product].type
        if analysis.hasForwarded(product) {
            return "it has forwarded properties, so only an \(graph.terms(of: product).deferred) makes it"
        }
        let common = commonPart(of: paths)
        if let owner = common.last?.from, isMade(owner, below: product) {
            return "it makes \(graph.nodes[owner].type) itself"
        }
        let need = common.last.flatMap { openNeed(of: product, in: $0.from, after: Array(common.dropLast())) }
        return need.map { "\(name) needs '\(graph.title(of: $0.key))', which no type there provides" }
            ?? "no type is above all of its consumers"
    }
}
