/// Generates small random graphs, valid and invalid ones, the same for the same seed on every machine.
public struct RandomGraph {
    private var random: SplitMix
    private var graph = ProofGraph()
    /// The dependencies of earlier types.
    private var offers: [ProofGraph.Key] = []
    /// The percentage of choices that usually make a graph invalid.
    private let oddity: Int

    /// - Parameter prefix: The prefix of all names.
    public static func make(seed: UInt64, prefix: String = "") -> ProofGraph {
        var maker = RandomGraph(seed: seed)
        maker.graph.prefix = prefix
        maker.fill()
        return maker.graph
    }

    private init(seed: UInt64) {
        random = SplitMix(seed: seed)
        oddity = [0, 0, 3, 10][random.below(4)]
    }

    private mutating func fill() {
        let count = 2 + random.below(7)
        let roots = random.isTrue(25) && count > 3 ? 2 : 1
        for number in 0..<count {
            var node = ProofGraph.Node(isRoot: number < roots)
            if random.isTrue(25) { node.protocols.append(number) }
            let other = random.below(count)
            if random.isTrue(oddity), other != number { node.protocols.append(other) }
            if number >= roots ? random.isTrue(20) : random.isTrue(oddity) { addForwarded(to: &node) }
            graph.nodes.append(node)
        }
        for number in graph.nodes.indices { addProperties(to: number) }
    }

    private mutating func addForwarded(to node: inout ProofGraph.Node) {
        for _ in 0...random.below(2) {
            add(ProofGraph.Property(key: .init(label: label(), value: .token), source: .forwarded), to: &node)
        }
    }

    private mutating func addProperties(to number: Int) {
        for _ in 0..<random.below(5) {
            var node = graph.nodes[number]
            let choice = random.below(100)
            if choice < 50 || offers.isEmpty || graph.nodes[number].isRoot && choice < 97 {
                addMade(to: &node, number)
            } else if choice < 82 {
                addReceived(to: &node)
            } else {
                addAlias(to: &node)
            }
            graph.nodes[number] = node
        }
        if graph.nodes[number].isRoot, graph.nodes[number].properties.isEmpty, number + 1 < graph.nodes.count
        {
            var node = graph.nodes[number]
            addMade(to: &node, number)
            graph.nodes[number] = node
        }
        offers += graph.nodes[number].properties.map(\.key)
    }

    private mutating func addMade(to node: inout ProofGraph.Node, _ number: Int) {
        let isBack = random.isTrue(oddity) || random.isTrue(4)
        let later = graph.nodes.count - number - 1
        guard isBack || later > 0 else { return }
        let target = isBack ? random.below(graph.nodes.count) : number + 1 + random.below(later)
        var value = ProofGraph.Value.type(target)
        if let own = graph.nodes[target].protocols.first, random.isTrue(50) { value = .protocol(own) }
        if random.isTrue(oddity) { value = .missing }
        let isGiven = !graph.nodes[target].forwarded.isEmpty && !random.isTrue(oddity)
        // An Instantiator of a type provides the type's values. One of a protocol doesn't.
        let instantiator: ProofGraph.Instantiator? =
            isGiven || isBack && !random.isTrue(10) || random.isTrue(25)
            ? (random.isTrue(30) ? .erased : .plain) : nil
        if instantiator != nil, value != .missing { value = .type(target) }
        add(
            ProofGraph.Property(
                key: .init(label: label(), value: value, instantiator: instantiator), source: .made),
            to: &node)
    }

    private mutating func addReceived(to node: inout ProofGraph.Node) {
        var key = offered()
        if random.isTrue(oddity) { key.label = label() }
        let isIfAvailable = random.isTrue(25)
        if isIfAvailable { key.isOptional = true }
        add(
            ProofGraph.Property(
                key: key, source: .received(.init(key: key, isIfAvailable: isIfAvailable))), to: &node)
    }

    private mutating func addAlias(to node: inout ProofGraph.Node) {
        let isOwn = random.isTrue(40) && !node.properties.isEmpty
        var source = isOwn ? node.properties[random.below(node.properties.count)].key : offered()
        var key = source
        key.label = label()
        guard key.label != source.label else { return }
        let isIfAvailable = random.isTrue(25)
        if isIfAvailable {
            source.isOptional = true
            key.isOptional = true
        }
        add(
            ProofGraph.Property(key: key, source: .alias(.init(key: source, isIfAvailable: isIfAvailable))),
            to: &node)
    }

    private mutating func offered() -> ProofGraph.Key { offers[random.below(offers.count)] }

    /// There are few labels, so that nearer and farther types declare the same keys.
    private mutating func label() -> String { ["a", "b", "c", "d"][random.below(4)] }

    /// Adds a property if its label is new in the type.
    private func add(_ property: ProofGraph.Property, to node: inout ProofGraph.Node) {
        guard !node.properties.contains(where: { $0.key.label == property.key.label }) else { return }
        node.properties.append(property)
    }
}
