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
    ///   - type: The type of the property, which the owner's file must be able to name.
    func lowest(
        above paths: [[BreadthFirstSearch.Step]], making product: NodeID, as type: TypeID
    ) -> NodeID? {
        let common = commonPart(of: paths)
        for count in stride(from: common.count, to: 0, by: -1) {
            let owner = common[count - 1].from
            if canMake(product, in: owner, after: Array(common[..<(count - 1)])),
                graph.moduleAbove(owner, declaringPartOf: type) == nil
            {
                return owner
            }
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

    /// Returns the type that was probably meant as the root in place of a given one: its tree makes the given root, no type
    /// makes it, and it needs nothing from above. `nil` unless exactly one type is like that.
    func likelyRoot(above root: NodeID) -> NodeID? {
        if graph.roots.count > Self.mostRoots { return nil }
        let below = BreadthFirstSearch(from: [root]) { graph.madeEdges(of: $0) }.order
        var makers: [NodeID: [NodeID]] = [:]
        for node in graph.declarations.indices {
            for target in graph.made.targets(of: node) { makers[target, default: []].append(node) }
        }
        var open = makers[root] ?? []
        var seen = Set(below)
        var tops: [NodeID] = []
        while let node = open.popLast() {
            guard seen.insert(node).inserted else { continue }
            let above = makers[node] ?? []
            if above.isEmpty { tops.append(node) }
            open += above
        }
        guard let top = tops.first, tops.count == 1, !graph.roots.contains(top),
            !analysis.hasForwarded(top), analysis.scopes.needs(of: top).allSatisfy(\.isIfAvailable)
        else { return nil }
        return top
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

    /// The reason why no type above the consumers can make a type.
    enum Obstacle {
        /// It has forwarded properties, so that only an Instantiator makes it.
        case forwarded
        /// It makes a consumer, so that it isn't ready when the consumer is made.
        case makesConsumer
        /// No type above the consumers provides something that it needs.
        case need(Need)
        /// No type is above all consumers.
        case apart
    }

    /// Returns the reason why no type above the consumers can make a type.
    func obstacle(to product: NodeID, above consumers: [GraphAnalysis.Consumer]) -> Obstacle {
        if analysis.hasForwarded(product) { return .forwarded }
        if consumers.contains(where: { isMade($0.node, below: product) }) { return .makesConsumer }
        let common = commonPart(of: consumers.map(\.path))
        let need = common.last.flatMap { openNeed(of: product, in: $0.from, after: Array(common.dropLast())) }
        return need.map { .need($0) } ?? .apart
    }
}

extension BindingGraph {
    /// How a type that makes another one later may pass itself to it.
    ///
    /// - Parameter value: What the consumer receives now: a word, or a label in quotes.
    func helpToPassMaker(to consumer: NodeID, by step: BreadthFirstSearch.Step, as value: String) -> String {
        let terms = terms(of: consumer)
        return "declare \(value) as \(terms.forwarded), and pass 'self' where \(nodes[step.from].type) calls "
            + "'\(nodes[step.from].properties[step.edge].label).\(terms.deferredCall)'"
    }
}
