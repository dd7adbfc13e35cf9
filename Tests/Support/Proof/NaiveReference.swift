/// Validates a graph by the rules of the manual, by expanding the tree of all created objects. Nothing is
/// solved in advance or cached. It is slow, and short enough to be checked by reading.
public struct NaiveReference {
    private(set) var graph: ProofGraph
    /// How often a type that creates itself may occur on a path of the expansion.
    static let depth = 2

    public init(_ graph: ProofGraph) { self.graph = graph }

    /// A fault, by its id and location.
    public struct Fault: Hashable, Sendable, Comparable {
        public var id: String
        public var path: String
        public var line: UInt32

        /// The two kinds of cycles: of a type's properties, and of types.
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
        /// All faults except cycles.
        public var faults: Set<Fault> = []
        /// For each component, the locations of which one is reported.
        public var cycles: Set<Set<Fault>> = []
        /// Components that not all choices of providers have. Their faults may be reported.
        public var dependentCycles: Set<Set<Fault>> = []
        /// The needs that no type meets.
        public var unmet: Set<ProofGraph.Need> = []

        public var isSound: Bool { faults.isEmpty && cycles.isEmpty }
    }

    /// The faults of all choices of providers, as far as these examine the faulty types.
    public func verdict() -> Verdict {
        var verdict = verdictOfChoice()
        let first = verdict.faults
        let most = Set(graph.nodes.flatMap(\.protocols)).map { graph.providers(of: .protocol($0)).count }
            .max()
        for choice in 1..<max(1, min(4, most ?? 1)) {
            var other = self
            other.graph.choice = choice
            let found = other.verdictOfChoice()
            verdict.faults = verdict.faults.filter { fault in
                // The code of another provider may have the same fault at another place.
                found.faults.contains(fault)
                    || found.faults.contains { $0.id == fault.id && !first.contains($0) }
                    || (fault.id != "unmet-dependency" && !other.examines(fault))
            }
            let kept = verdict.cycles.intersection(found.cycles)
            verdict.dependentCycles.formUnion(verdict.cycles.subtracting(kept))
            verdict.cycles = kept
        }
        for protocols in Set(graph.nodes.flatMap(\.protocols)) {
            let providers = graph.providers(of: .protocol(protocols))
            if providers.count > 1 {
                verdict.faults.insert(fault("duplicate-provider", providers[providers.count - 1], -1))
            }
        }
        return verdict
    }

    /// Whether a fault's type is made. Types that nothing makes because another type provides the same are examined too.
    private func examines(_ fault: Fault) -> Bool {
        let roots = Set(graph.nodes.indices.filter { graph.nodes[$0].isRoot })
        let starts = roots.union(topsInConflict)
        return starts.union(reached(from: starts)).contains { graph.name(of: $0) + ".swift" == fault.path }
    }

    /// The types that nothing makes, though something that is examined asks for what they provide.
    private var topsInConflict: [Int] {
        let made = Set(graph.nodes.indices.flatMap(products))
        var examined = Set(graph.nodes.indices.filter { graph.nodes[$0].isRoot })
        var tops: [Int] = []
        while true {
            examined.formUnion(reached(from: examined))
            let asked = examined.flatMap { graph.nodes[$0].properties }.filter { $0.source == .made }
            let providers = Set(
                asked.map { graph.providers(of: $0.key.value) }.filter { $0.count > 1 }.joined())
            let new = providers.subtracting(made).subtracting(examined).sorted()
            if new.isEmpty { return tops }
            tops += new
            examined.formUnion(new)
        }
    }

    private func verdictOfChoice() -> Verdict {
        var verdict = Verdict()
        var walks: [Int: Verdict] = [:]
        for root in graph.nodes.indices where graph.nodes[root].isRoot {
            var walked = Verdict()
            walk(root, below: [], &walked)
            walks[root] = walked
        }
        for (root, walked) in walks {
            verdict.cycles.formUnion(walked.cycles)
            let isMisplaced = isMisplaced(root, walks)
            let unmet = walked.faults.filter { $0.id == "unmet-dependency" }
            verdict.faults.formUnion(isMisplaced ? walked.faults.subtracting(unmet) : walked.faults)
            if isMisplaced { verdict.faults.insert(fault("unmet-dependency", root, -1)) }
            verdict.faults.formUnion(forwardedFaults(of: root, walked))
        }
        for top in topsInConflict where !graph.nodes[top].isRoot {
            var walked = Verdict()
            walk(top, below: [], &walked)
            verdict.cycles.formUnion(walked.cycles)
            verdict.faults.formUnion(walked.faults.filter { $0.id != "unmet-dependency" })
        }
        return verdict
    }

    /// A root's forwarded values, each a fault. In another root's tree, being a root is the only fault, which is reported at the
    /// first one, or with what the root lacks.
    private func forwardedFaults(of root: Int, _ walked: Verdict) -> [Fault] {
        let properties = graph.nodes[root].properties
        let all = properties.indices.filter { properties[$0].source == .forwarded }.map {
            fault("forwarded-into-root", root, $0)
        }
        let isMade = graph.nodes.indices.contains { other in
            other != root && graph.nodes[other].isRoot && reached(from: [other]).contains(root)
        }
        return !isMade ? all : walked.unmet.isEmpty ? Array(all.prefix(1)) : []
    }

    /// True for a root that another root makes, if that one's tree provides some of what the root lacks. It is one fault.
    private func isMisplaced(_ root: Int, _ walks: [Int: Verdict]) -> Bool {
        guard let needs = walks[root]?.unmet, !needs.isEmpty else { return false }
        return walks.contains { other, walked in
            other != root && reached(from: [other]).contains(root) && !needs.isSubset(of: walked.unmet)
        }
    }

    /// The number of properties with a need, in the types that the roots reach.
    public var consumers: Int {
        let roots = Set(graph.nodes.indices.filter { graph.nodes[$0].isRoot })
        return roots.union(reached(from: roots)).reduce(0) { count, node in
            count + graph.nodes[node].properties.count { $0.need != nil }
        }
    }

    func fault(_ id: String, _ node: Int, _ property: Int) -> Fault {
        Fault(id: id, path: graph.name(of: node) + ".swift", line: UInt32(property + 2))
    }
}

/// The expansion, from the roots downwards.
extension NaiveReference {
    private func walk(_ node: Int, below frames: [Int], _ verdict: inout Verdict) {
        guard !frames.contains(node) else { return }
        for component in components(of: hardEdges(of: node)) {
            verdict.cycles.insert(Set(component.map { fault(Fault.ofSiblings, node, $0) }))
        }
        for (index, property) in graph.nodes[node].properties.enumerated() {
            let isUnmet = property.need.map {
                !$0.isIfAvailable && !isMet($0, of: property, node, below: frames)
            }
            if let need = property.need, isUnmet == true { verdict.unmet.insert(need) }
            if let need = property.need, isUnmet == true,
                !(frames + [node]).contains(where: { mayMean(need, $0) })
            {
                verdict.faults.insert(fault("unmet-dependency", node, index))
            }
            guard property.source == .made else { continue }
            guard let target = graph.provider(of: property.key.value) else {
                verdict.faults.insert(fault("missing-provider", node, index))
                continue
            }
            if property.key.instantiator == nil {
                // A type that makes itself is a cycle, and nothing else.
                if target != node, !graph.nodes[target].forwarded.isEmpty {
                    verdict.faults.insert(fault("forwarded-into-constant", node, index))
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

    /// True if a property of the node has the need's label and a type that no type makes. The other type may be meant.
    private func mayMean(_ need: ProofGraph.Need, _ node: Int) -> Bool {
        graph.nodes[node].properties.contains {
            $0.key.label == need.key.label && $0.source == .made && graph.provider(of: $0.key.value) == nil
        }
    }

    /// The property of the node that meets the need.
    func candidate(for need: ProofGraph.Need, in node: Int) -> Int? {
        let keys = graph.nodes[node].properties.map(\.key)
        if let exact = keys.firstIndex(of: need.key) { return exact }
        guard need.isIfAvailable else { return nil }
        var plain = need.key
        plain.isOptional = false
        return keys.firstIndex(of: plain)
    }

    /// The types that create a type and are created by it. It includes the type itself if that creates itself.
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
                graph.nodes[node].properties.enumerated().compactMap { index, property in
                    guard property.source == .made, property.key.instantiator == nil,
                        let target = graph.provider(of: property.key.value), component.contains(target)
                    else { return nil }
                    return fault(Fault.ofTypes, node, index)
                }
            })
    }
}

/// The order of a type's properties.
extension NaiveReference {
    private typealias Edge = (from: Int, to: Int)

    /// For each property, the labels of the computed siblings that its product sees if available. They are
    /// created before it.
    public func seen(in node: Int) -> [[String]] {
        let properties = graph.nodes[node].properties
        let kept = keptEdges(of: node, needsByProperty(by: node, on: []))
        return properties.indices.map { index in
            kept.filter { $0.from == index }.map { properties[$0.to].key.label }
        }
    }

    /// The needs of each property from its own scope and those around.
    private func needsByProperty(by node: Int, on path: [Int]) -> [Set<ProofGraph.Need>] {
        graph.nodes[node].properties.map { property in
            switch property.source {
            case .made: graph.provider(of: property.key.value).map { needs(of: $0, on: path + [node]) } ?? []
            case .alias(let need): [need]
            case .forwarded, .received: []
            }
        }
    }

    /// The needs of a type from the scopes around it.
    private func needs(of node: Int, on path: [Int]) -> Set<ProofGraph.Need> {
        guard path.count(where: { $0 == node }) < Self.depth else { return [] }
        let properties = graph.nodes[node].properties
        let needsByProperty = needsByProperty(by: node, on: path)
        let kept = keptEdges(of: node, needsByProperty)
        var needs: Set<ProofGraph.Need> = []
        for (index, property) in properties.enumerated() {
            if case .received(let need) = property.source { needs.insert(need) }
            for need in needsByProperty[index] {
                guard let candidate = candidate(for: need, in: node) else {
                    needs.insert(need)
                    continue
                }
                let isInTime =
                    !properties[candidate].isComputed || kept.contains { $0 == (index, candidate) }
                if need.isIfAvailable && !isInTime { needs.insert(need) }
            }
        }
        return needs
    }

    private func hardEdges(of node: Int) -> [Edge] {
        edges(of: node, needsByProperty(by: node, on: []), isIfAvailable: false)
    }

    private func edges(of node: Int, _ needsByProperty: [Set<ProofGraph.Need>], isIfAvailable: Bool) -> [Edge]
    {
        needsByProperty.indices.flatMap { index in
            needsByProperty[index].filter { $0.isIfAvailable == isIfAvailable }.compactMap { need -> Edge? in
                guard let candidate = candidate(for: need, in: node),
                    graph.nodes[node].properties[candidate].isComputed
                else { return nil }
                return (index, candidate)
            }
        }
    }

    /// The if-available edges that close no cycle. Earlier declarations are preferred.
    private func keptEdges(of node: Int, _ needsByProperty: [Set<ProofGraph.Need>]) -> [Edge] {
        var all = edges(of: node, needsByProperty, isIfAvailable: false)
        var kept: [Edge] = []
        for edge in edges(of: node, needsByProperty, isIfAvailable: true)
        where edge.from != edge.to && !isPath(from: edge.to, to: edge.from, all) {
            all.append(edge)
            kept.append(edge)
        }
        return kept
    }

    private func isPath(from: Int, to: Int, _ edges: [Edge], without seen: Set<Int> = []) -> Bool {
        edges.contains { edge in
            edge.from == from && !seen.contains(edge.to)
                && (edge.to == to || isPath(from: edge.to, to: to, edges, without: seen.union([edge.to])))
        }
    }

    private func components(of edges: [Edge]) -> Set<Set<Int>> {
        let looped = Set(edges.map(\.from)).filter { isPath(from: $0, to: $0, edges) }
        return Set(
            looped.map { one in
                Set(
                    looped.filter {
                        $0 == one || isPath(from: one, to: $0, edges) && isPath(from: $0, to: one, edges)
                    })
            })
    }
}
