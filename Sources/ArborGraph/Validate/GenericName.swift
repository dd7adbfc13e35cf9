import ArborModel

/// The name of a generic type, and the number of its parameters.
struct GenericName: Hashable {
    private let name: String
    private let count: Int

    init?(of type: TypeExpression) {
        guard let name = type.lastName, !type.arguments.isEmpty else { return nil }
        (self.name, count) = (name, type.arguments.count)
    }

    /// The generic types that a program declares. They are made with any arguments, those of extensions only with their own.
    static func declared(in graph: BindingGraph) -> Set<GenericName> {
        Set(
            graph.declarations.indices.compactMap { node in
                graph.kind(of: node)?.declaresType == true ? GenericName(of: graph.nodes[node].type) : nil
            })
    }
}
