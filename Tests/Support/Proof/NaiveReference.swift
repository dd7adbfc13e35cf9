/// Judges a graph by the rules as the manual has them, by expanding the tree of all that is made: nothing is solved,
/// shared or remembered. Slow, and short enough to be believed.
public struct NaiveReference {
    private let graph: ProofGraph
    /// How often a type may stand on a path of the expansion, where it makes itself.
    private static let depth = 2

    public init(_ graph: ProofGraph) { self.graph = graph }

    /// A fault: its id, and where it is.
    public struct Fault: Hashable, Sendable, Comparable {
        public var id: String
        public var path: String
        public var line: UInt32

        /// The two kinds of cycles: among a type's properties, and among types.
        public static let ofSiblings = "dependency-cycle of properties"
        public static let ofTypes = "dependency-cycle of types"

        public init(id: String, path: String, line: UInt32) {
            self.id = id
            self.path = path
            self.line = line
        }

        public static func < (left: Fault, right: Fault) -> Bool {
            (left.id, left.path, left.line) < (right.id, right.path, right.line)
        }
    }

    public struct Verdict: Sendable {
        /// All but cycles, each exactly.
        public var faults: Set<Fault> = []
        /// Of each component, the places of which one is told.
        public var cycles: Set<Set<Fault>> = []

        public var isSound: Bool { faults.isEmpty && cycles.isEmpty }
    }

    public func verdict() -> Verdict {
        var verdict = Verdict()
        for protocols in Set(graph.nodes.flatMap(\.protocols)) {
            let providers = graph.providers(of: .protocol(protocols))
            if providers.count > 1 {
                verdict.faults.insert(fault("duplicate-provider", providers[providers.count - 1], -1))
            }
        }
        for root in graph.nodes.indices where graph.nodes[root].isRoot {
            for number in graph.nodes[root].properties.indices
            where graph.nodes[root].properties[number].source == .forwarded {
                verdict.faults.insert(fault("forwarded-into-root", root, number))
            }
            walk(root, below: [], &verdict)
        }
        return verdict
    }

    /// How many properties take something, of the types that the roots lead to.
    public var consumers: Int {
        let roots = Set(graph.nodes.indices.filter { graph.nodes[$0].isRoot })
        return roots.union(reached(from: roots)).reduce(0) { count, node in
            count + graph.nodes[node].properties.count { $0.need != nil }
        }
    }

    private func fault(_ id: String, _ node: Int, _ property: Int) -> Fault {
        Fault(id: id, path: graph.name(of: node) + ".swift", line: UInt32(property + 2))
    }
}

/// The way down.
extension NaiveReference {
    private func walk(_ node: Int, below frames: [Int], _ verdict: inout Verdict) {
        guard !frames.contains(node) else { return }
        for component in components(of: hardEdges(of: node)) {
            verdict.cycles.insert(Set(component.map { fault(Fault.ofSiblings, node, $0) }))
        }
        for (number, property) in graph.nodes[node].properties.enumerated() {
            if let need = property.need, !need.isIfAvailable, !isMet(need, of: property, node, below: frames)
            {
                verdict.faults.insert(fault("unmet-dependency", node, number))
            }
            guard property.source == .made else { continue }
            guard let target = graph.provider(of: property.key.value) else {
                verdict.faults.insert(fault("missing-provider", node, number))
                continue
            }
            if property.key.instantiator == nil {
                if !graph.nodes[target].forwarded.isEmpty {
                    verdict.faults.insert(fault("forwarded-into-constant", node, number))
                }
                if component(of: node).contains(target) {
                    verdict.cycles.insert(constants(in: component(of: node)))
                }
            }
            walk(target, below: frames + [node], &verdict)
        }
    }

    private func isMet(
        _ need: ProofGraph.Need, of property: ProofGraph.Property, _ node: Int, below frames: [Int]
    ) -> Bool {
        if case .alias = property.source, candidate(for: need, in: node) != nil { return true }
        return frames.contains { candidate(for: need, in: $0) != nil }
    }

    /// The property of a type that has what is asked for.
    private func candidate(for need: ProofGraph.Need, in node: Int) -> Int? {
        let keys = graph.nodes[node].properties.map(\.key)
        if let exact = keys.firstIndex(of: need.key) { return exact }
        guard need.isIfAvailable else { return nil }
        var plain = need.key
        plain.isOptional = false
        return keys.firstIndex(of: plain)
    }

    /// What makes a type and is made by it, the type itself included where it is.
    private func component(of node: Int) -> Set<Int> {
        Set(reached(from: [node]).filter { reached(from: [$0]).contains(node) })
    }

    private func reached(from starts: Set<Int>) -> Set<Int> {
        let next = Set(starts.flatMap(products))
        return next.isSubset(of: starts) ? next : next.union(reached(from: starts.union(next)))
    }

    private func products(of node: Int) -> [Int] {
        graph.nodes[node].properties.compactMap {
            $0.source == .made ? graph.provider(of: $0.key.value) : nil
        }
    }

    private func constants(in component: Set<Int>) -> Set<Fault> {
        Set(
            component.flatMap { node in
                graph.nodes[node].properties.enumerated().compactMap { number, property in
                    guard property.source == .made, property.key.instantiator == nil,
                        let target = graph.provider(of: property.key.value), component.contains(target)
                    else { return nil }
                    return fault(Fault.ofTypes, node, number)
                }
            })
    }
}

/// The order inside a type.
extension NaiveReference {
    private typealias Edge = (from: Int, to: Int)

    /// The labels of the computed siblings that each property's product sees if available: those made before it.
    public func seen(in node: Int) -> [[String]] {
        let properties = graph.nodes[node].properties
        let kept = keptEdges(of: node, asked(by: node, on: []))
        return properties.indices.map { number in
            kept.filter { $0.from == number }.map { properties[$0.to].key.label }
        }
    }

    /// What each property asks of the scope that it stands in and of those around.
    private func asked(by node: Int, on path: [Int]) -> [Set<ProofGraph.Need>] {
        graph.nodes[node].properties.map { property in
            switch property.source {
            case .made: graph.provider(of: property.key.value).map { needs(of: $0, on: path + [node]) } ?? []
            case .alias(let need): [need]
            case .forwarded, .received: []
            }
        }
    }

    /// What a type asks of the scopes around it.
    private func needs(of node: Int, on path: [Int]) -> Set<ProofGraph.Need> {
        guard path.count(where: { $0 == node }) < Self.depth else { return [] }
        let properties = graph.nodes[node].properties
        let asked = asked(by: node, on: path)
        let kept = keptEdges(of: node, asked)
        var needs: Set<ProofGraph.Need> = []
        for (number, property) in properties.enumerated() {
            if case .received(let need) = property.source { needs.insert(need) }
            for need in asked[number] {
                guard let candidate = candidate(for: need, in: node) else {
                    needs.insert(need)
                    continue
                }
                let isInTime =
                    !properties[candidate].isComputed || kept.contains { $0 == (number, candidate) }
                if need.isIfAvailable && !isInTime { needs.insert(need) }
            }
        }
        return needs
    }

    private func hardEdges(of node: Int) -> [Edge] {
        edges(of: node, asked(by: node, on: []), isIfAvailable: false)
    }

    private func edges(of node: Int, _ asked: [Set<ProofGraph.Need>], isIfAvailable: Bool) -> [Edge] {
        asked.indices.flatMap { number in
            asked[number].filter { $0.isIfAvailable == isIfAvailable }.compactMap { need -> Edge? in
                guard let candidate = candidate(for: need, in: node),
                    graph.nodes[node].properties[candidate].isComputed
                else { return nil }
                return (number, candidate)
            }
        }
    }

    /// The if-available edges that close no loop, the first declared first.
    private func keptEdges(of node: Int, _ asked: [Set<ProofGraph.Need>]) -> [Edge] {
        var all = edges(of: node, asked, isIfAvailable: false)
        var kept: [Edge] = []
        for edge in edges(of: node, asked, isIfAvailable: true)
        where edge.from != edge.to && !isWay(from: edge.to, to: edge.from, all) {
            all.append(edge)
            kept.append(edge)
        }
        return kept
    }

    private func isWay(from: Int, to: Int, _ edges: [Edge], without seen: Set<Int> = []) -> Bool {
        edges.contains { edge in
            edge.from == from && !seen.contains(edge.to)
                && (edge.to == to || isWay(from: edge.to, to: to, edges, without: seen.union([edge.to])))
        }
    }

    private func components(of edges: [Edge]) -> Set<Set<Int>> {
        let looped = Set(edges.map(\.from)).filter { isWay(from: $0, to: $0, edges) }
        return Set(
            looped.map { one in
                Set(
                    looped.filter {
                        $0 == one || isWay(from: one, to: $0, edges) && isWay(from: $0, to: one, edges)
                    })
            })
    }
}
