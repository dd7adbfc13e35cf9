import ArborModel

/// The sources and the users of values.
extension GraphQuery {
    /// The bindings that use the values of some bindings, nearest first. Uses under another name count as well.
    func users(of starts: [BindingID]) -> [BindingID] {
        var flow = Flow(query: self, sources: starts + starts.flatMap(promises))
        let users = flow.run()
        if additions.helpers.isEmpty { return users }
        return users.filter { !additions.helpers.contains(owner(of: $0)) && !isHidden($0) }
    }

    /// The bindings that provide a binding's value, and the roots from which a path has no provider.
    func sources(of binding: BindingID) -> (bindings: [BindingID], unmetBelow: [NodeID]) {
        guard let need = graph.bindings[binding].role.need else {
            return product(of: binding) == nil ? passedOn(by: binding) : ([], [])
        }
        let (bindings, unmet) = sources(of: need, for: binding)
        return (bindings.flatMap(fulfilling).unique, unmet)
    }

    /// The bindings that provide a need of a binding's value.
    func sources(of need: Need, for binding: BindingID) -> (bindings: [BindingID], unmetBelow: [NodeID]) {
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
            for creator in reachedCreators(of: node) {
                let above = owner(of: creator)
                switch supply(of: need, for: creator) {
                case .outside: if isSeen.insert(above).inserted { queue.append(above) }
                // A received value comes from further up.
                case .binding(let source) where graph.bindings[source].role.takenNeed != nil:
                    if isSeen.insert(above).inserted { queue.append(above) }
                case .binding(let source): found.append(source)
                }
            }
        }
        return (found.unique, unmet)
    }

    /// The properties that receive a key, or its optional if available.
    func consumers(of key: KeyID) -> [BindingID] {
        shownBindings { binding in
            guard let need = graph.bindings[binding].role.need else { return false }
            return need.key == key || graph.unwrappedKey(of: need) == key
        }
    }

    /// The owners of the nodes' lifetimes: the roots and Instantiators from which only constants lead to the nodes.
    func lifetimeOwners(of nodes: [NodeID]) -> (roots: [NodeID], later: [BindingID]) {
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
            for creator in reachedCreators(of: node) {
                if manner(of: creator) == .instantiatedLater {
                    later.append(creator)
                } else if isSeen.insert(owner(of: creator)).inserted {
                    queue.append(owner(of: creator))
                }
            }
        }
        return (roots, later)
    }
}

/// A search that follows a value down from the bindings that have it.
private struct Flow {
    /// A node and a need that it has: the next stage of the search.
    private struct Stage: Hashable {
        var node: NodeID
        var need: Need
    }

    let query: GraphQuery
    /// The bindings that have the value and provide it.
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

    /// The uses of a source by its siblings. A sibling needs it for its product, or is an alias of it.
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
        // A user passes the value on: as another name, or as the nearest provider of the types below.
        sources.append(user)
        for promise in query.promises(of: user) { add(promise, known: known) }
        for shown in query.shown(user) where shown != user { add(shown, known: known) }
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, each at its first position.
    var unique: Self {
        var isSeen: Set<Element> = []
        return filter { isSeen.insert($0).inserted }
    }
}
