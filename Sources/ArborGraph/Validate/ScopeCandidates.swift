import ArborModel

/// The properties that one type provides, by label, type and type name. Each list is in the order of the properties.
struct ScopeCandidates {
    private var byLabel: [String: [PropertyID]] = [:]
    private var byType: [TypeExpression: [PropertyID]] = [:]
    private var byName: [String: [PropertyID]] = [:]
    private var labels = NameIndex<PropertyID>()
    private let typeNames: [PropertyID: String]

    init(of node: NodeID, in graph: BindingGraph) {
        var typeNames: [PropertyID: String] = [:]
        let properties = graph.nodes[node].properties
        for id in properties.indices {
            let property = properties[id]
            guard property.isProvided else { continue }
            let key = graph.key(property.key)
            byLabel[key.qualifier, default: []].append(id)
            byType[key.type, default: []].append(id)
            if let name = key.type.lastName {
                byName[name, default: []].append(id)
                typeNames[id] = name
                labels.add(id, named: key.qualifier)
            }
        }
        self.typeNames = typeNames
    }

    /// The first properties of each list, in order. `isNear` is true if both label and type name are similar.
    mutating func like(_ key: Key, atMost limit: Int) -> [(id: PropertyID, isNear: Bool)] {
        let near = Set(misspelt(key).prefix(limit))
        let lists = [byLabel[key.qualifier], byType[key.type], key.type.lastName.flatMap { byName[$0] }]
        return near.union(lists.compactMap(\.self).flatMap { $0.prefix(limit) }).sorted().map {
            ($0, near.contains($0))
        }
    }

    private mutating func misspelt(_ key: Key) -> [PropertyID] {
        guard let name = key.type.lastName else { return [] }
        return labels.values(near: key.qualifier).map(\.value).filter { id in
            editDistance(typeNames[id] ?? "", name, atMost: min(2, name.utf8.count / 3)) != nil
        }
    }
}
