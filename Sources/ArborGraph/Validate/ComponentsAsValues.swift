import ArborModel

/// What to do about a value of a component, or of the class that Arbor writes for one. No provider makes it.
struct ComponentsAsValues {
    private let graph: BindingGraph
    /// The components by the names of their protocols and of their classes.
    private var components: [String: NodeID] = [:]

    init(_ graph: BindingGraph) {
        self.graph = graph
        for node in graph.declarations.indices {
            guard let name = graph.implementation(of: node)?.name else { continue }
            components[name] = node
            components[graph.nodes[node].type.lastName ?? name] = node
        }
    }

    /// Returns `nil` if the type isn't that of a component.
    ///
    /// - Parameters:
    ///   - property: The property that asks for the type.
    ///   - owner: Its owner.
    ///   - place: Who has to make the value, in a sentence.
    func advice(
        for type: TypeExpression, of property: BindingGraph.Property, in owner: NodeID, madeBy place: String
    ) -> Advice? {
        let terms = graph.terms(of: owner)
        guard let name = type.bare.lastName, let component = components[name],
            let implementation = graph.implementation(of: component), terms.instantiated.hasPrefix("@")
        else { return nil }
        let (title, written) = (graph.nodes[component].type, implementation.name)
        let annotation = name == written ? terms.instantiated : terms.naming(.named(written, []))
        return Advice(
            notes: [
                Diagnostic.Note(
                    "\(title) is a component, whose code is the class '\(written)'",
                    at: graph.declaration(of: component)?.location)
            ],
            help: "declare '\(terms.provider) extension \(written): Instantiable', with a function "
                + "'static func instantiate(\(implementation.parameters.isEmpty ? "" : "…")) -> \(written)' that "
                + "makes it, and let \(place) declare \(annotation.declaration(of: property.title))",
            dependsOnPath: false)
    }
}
