import ArborModel

/// Where values go, and where they come from.
extension GraphQuery {
    /// The bindings that take what some bindings have, nearest first; also under other names.
    func users(of starts: [BindingID]) -> [BindingID] {
        var flow = Flow(query: self, sources: starts)
        return flow.run()
    }

    /// The bindings from which a binding's value comes, and the roots on whose ways nothing has it.
    func sources(of binding: BindingID) -> (bindings: [BindingID], unmetBelow: [NodeID]) {
        guard let need = graph.bindings[binding].role.need else { return ([], []) }
        if case .binding(let own) = supply(of: need, for: binding) { return ([own], []) }
        return sources(of: need, above: owner(of: binding))
    }

    private func sources(of need: Need, above start: NodeID) -> (bindings: [BindingID], unmetBelow: [NodeID])
    {
        var found: [BindingID] = []
        var unmet: [NodeID] = []
        var isSeen: Set<NodeID> = [start]
        var queue = [start]
        let roots = Set(graph.roots)
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            if roots.contains(node) { unmet.append(node) }
            for maker in livingMakers(of: node) {
                let above = owner(of: maker)
                switch supply(of: need, for: maker) {
                case .outside: if isSeen.insert(above).inserted { queue.append(above) }
                // What is received comes from further up.
                case .binding(let source) where graph.bindings[source].role.takenNeed != nil:
                    if isSeen.insert(above).inserted { queue.append(above) }
                case .binding(let source): found.append(source)
                }
            }
        }
        return (found.unique, unmet)
    }

    /// The properties that ask for a key, or for its optional if available.
    func consumers(of key: KeyID) -> [BindingID] {
        graph.bindings.indices.filter { binding in
            guard let need = graph.bindings[binding].role.need else { return false }
            return need.key == key || graph.unwrappedKey(of: need) == key
        }
    }

    /// What begins the life of nodes: the roots, and the Instantiators, that they are parts of by constants alone.
    func beginnings(of nodes: [NodeID]) -> (roots: [NodeID], later: [BindingID]) {
        var roots: [NodeID] = []
        var later: [BindingID] = []
        var queue = nodes.unique
        var isSeen = Set(queue)
        let allRoots = Set(graph.roots)
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            if allRoots.contains(node) { roots.append(node) }
            for maker in livingMakers(of: node) {
                if manner(of: maker) == .instantiatedLater {
                    later.append(maker)
                } else if isSeen.insert(owner(of: maker)).inserted {
                    queue.append(owner(of: maker))
                }
            }
        }
        return (roots, later)
    }
}

/// A walk after a value, from the bindings that have it.
private struct Flow {
    /// Where a need of what stands below a node goes on.
    private struct Stage: Hashable {
        var node: NodeID
        var need: Need
    }

    let query: GraphQuery
    /// Bindings that have the value and offer it.
    var sources: [BindingID]
    private var users: [BindingID] = []
    private var isUser: Set<BindingID> = []
    private var isSeen: Set<Stage> = []

    init(query: GraphQuery, sources: [BindingID]) {
        self.query = query
        self.sources = sources
    }

    mutating func run() -> [BindingID] {
        let known = Set(sources)
        var next = 0
        while next < sources.count {
            let source = sources[next]
            next += 1
            descend(offer(of: source, known: known), known: known)
        }
        return users
    }

    /// What the siblings of a source take of it: for what they make, or as another name.
    private mutating func offer(of source: BindingID, known: Set<BindingID>) -> [Stage] {
        var stages: [Stage] = []
        for binding in query.graph.bindings(of: query.owner(of: source)) {
            switch query.graph.bindings[binding].role {
            case .alias(let need, _) where query.supply(of: need, for: binding) == .binding(source):
                add(binding, known: known)
            case .instantiated(let target, _):
                for need in query.analysis.scopes.needs(of: target)
                where query.supply(of: need, for: binding) == .binding(source) {
                    enter(Stage(node: target, need: need), &stages)
                }
            default: break
            }
        }
        return stages
    }

    private mutating func descend(_ starts: [Stage], known: Set<BindingID>) {
        var queue = starts
        var next = 0
        while next < queue.count {
            let (node, need) = (queue[next].node, queue[next].need)
            next += 1
            for binding in query.graph.bindings(of: node) {
                let role = query.graph.bindings[binding].role
                if role.need == need, query.supply(of: need, for: binding) == .outside {
                    add(binding, known: known)
                }
                guard case .instantiated(let target, _) = role,
                    query.analysis.scopes.needs(of: target).contains(need),
                    query.supply(of: need, for: binding) == .outside
                else { continue }
                enter(Stage(node: target, need: need), &queue)
            }
        }
    }

    private mutating func enter(_ stage: Stage, _ queue: inout [Stage]) {
        if isSeen.insert(stage).inserted { queue.append(stage) }
    }

    private mutating func add(_ user: BindingID, known: Set<BindingID>) {
        guard !known.contains(user), isUser.insert(user).inserted else { return }
        users.append(user)
        // Whoever receives a value hands it on: as another name, or to those below, for whom it is the nearest.
        sources.append(user)
    }
}

extension Array where Element: Hashable {
    /// Without those that stand before already.
    var unique: Self {
        var isSeen: Set<Element> = []
        return filter { isSeen.insert($0).inserted }
    }
}
