import ArborGraph

/// The local names of one type's construction: of its properties, and of what it hands on to those below.
struct Locals {
    /// By property.
    let properties: [String]
    /// Of the needs that no property of the type bears.
    let needs: [Need: String]

    /// - Parameter reserved: what means something else where the locals are in scope.
    init(_ node: BindingGraph.Node, _ scope: Scope, in graph: BindingGraph, reserved: Set<String>) {
        var names = NameTable(reserved: reserved)
        properties = node.properties.map { names.name($0.label) }
        let own = Set(node.properties.compactMap(\.takenNeed))
        var needs: [Need: String] = [:]
        for need in graph.inNamedOrder(scope.needs) where !own.contains(need) {
            needs[need] = names.name(graph.keys[need.key].label)
        }
        for (number, property) in node.properties.enumerated() {
            if let need = property.takenNeed { needs[need] = properties[number] }
        }
        self.needs = needs
    }
}

extension BindingGraph {
    /// By label and type, so that no name depends on types that have nothing to do with it.
    func inNamedOrder(_ needs: [Need]) -> [Need] {
        guard needs.count > 1 else { return needs }
        return needs.map { (name: keys[$0.key].description, need: $0) }
            .sorted { ($0.name, $0.need.isIfAvailable ? 1 : 0) < ($1.name, $1.need.isIfAvailable ? 1 : 0) }
            .map(\.need)
    }
}

extension BindingGraph.Property {
    /// The need of a taken property.
    var takenNeed: Need? {
        if case .taken(let need) = role { need } else { nil }
    }
}
