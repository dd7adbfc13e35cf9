import ArborModel

/// A value that the class of a component makes for any thread, though its property isn't in the sources.
struct KeptSendableProduct {
    private let property: BindingGraph.Property
    private let component: NodeID
    private let graph: BindingGraph
    /// The properties of the sources that ask for it.
    private let consumers: [Consumer]

    private struct Consumer {
        var node: NodeID
        var property: BindingGraph.Property
    }

    init(_ property: BindingGraph.Property, of component: NodeID, in graph: BindingGraph) {
        self.property = property
        self.component = component
        self.graph = graph
        consumers = BreadthFirstSearch(from: [component]) { graph.madeEdges(of: $0) }.order.flatMap { node in
            let isInSources = node != component && graph.particulars(of: node)?.addition != .helper
            return graph.nodes[node].properties.filter { isInSources && $0.key == property.key }
                .map { Consumer(node: node, property: $0) }
        }
    }

    func diagnostic(
        about subject: [String], making product: NodeID, on actor: String, below: DiagnosticPath
    ) -> Diagnostic {
        let made = graph.nodes[product].type
        let asking = consumers.prefix(5).map {
            Diagnostic.Note(
                "\(graph.nodes[$0.node].type) takes '\($0.property.title)'",
                at: graph.location(of: $0.property, in: $0.node))
        }
        return Diagnostic(
            .isolatedSendableProduct,
            "any thread may make the '\(keptType)' that \(title) stores, but \(made) can only be made on '\(actor)'",
            about: subject, at: graph.location(of: property, in: component),
            pathTitles: [title] + below.titles,
            path: asking + below.notes.dropFirst(),
            nearMisses: [
                Diagnostic.Note(
                    "\(made) is isolated to '\(actor)'", at: graph.declaration(of: product)?.location)
            ],
            help: help(making: product, on: actor))
    }

    private var title: String { graph.nodes[component].type.description }

    private var keptType: TypeExpression {
        property.product.map { graph.nodes[$0].type } ?? property.type
    }

    private func help(making product: NodeID, on actor: String) -> String {
        let anywhere = graph.helpToMakeAnywhere(product)
        let isolating = "annotate \(title) with '@\(actor)'"
        if consumers.isEmpty { return "\(isolating); or \(anywhere)" }
        // Such a type can't store the other kind of lazy value.
        if consumers.contains(where: { graph.keepsOnlySendable($0.node) }) { return anywhere }
        let lazy = graph.isolatedCounterpart(of: property.type, in: component)
        let isIsolated = if case .attribute = graph.concurrency(of: component).type { true } else { false }
        return isIsolated
            ? "\(anywhere); or let the types take a '\(lazy)' instead"
            : "\(anywhere); or \(isolating), and let its types take a '\(lazy)' instead"
    }
}
