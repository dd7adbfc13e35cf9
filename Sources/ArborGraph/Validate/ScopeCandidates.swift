import ArborModel

/// What one type provides, by what may be mistaken for it. The lists hold numbers of properties, in order.
struct ScopeCandidates {
    private var byLabel: [String: [Int]] = [:]
    private var byType: [TypeExpression: [Int]] = [:]
    private var byName: [String: [Int]] = [:]
    private var labels = NameIndex<Int>()
    private let typeNames: [Int: String]

    init(of node: NodeID, in graph: BindingGraph) {
        var typeNames: [Int: String] = [:]
        for (number, property) in graph.nodes[node].properties.enumerated() where property.isProvided {
            let key = graph.key(property.key)
            byLabel[key.qualifier, default: []].append(number)
            byType[key.type, default: []].append(number)
            if let name = key.type.lastName {
                byName[name, default: []].append(number)
                typeNames[number] = name
                labels.add(number, named: key.qualifier)
            }
        }
        self.typeNames = typeNames
    }

    /// The first of each list, in order, and whether label and type both are nearly the same.
    mutating func like(_ key: Key, atMost limit: Int) -> [(number: Int, isNear: Bool)] {
        let near = Set(misspelt(key).prefix(limit))
        let lists = [byLabel[key.qualifier], byType[key.type], key.type.lastName.flatMap { byName[$0] }]
        return near.union(lists.compactMap(\.self).flatMap { $0.prefix(limit) }).sorted().map {
            ($0, near.contains($0))
        }
    }

    private mutating func misspelt(_ key: Key) -> [Int] {
        guard let name = key.type.lastName else { return [] }
        return labels.values(near: key.qualifier).map(\.value).filter { number in
            editDistance(typeNames[number] ?? "", name, atMost: min(2, name.utf8.count / 3)) != nil
        }
    }
}
