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
        consumers = Self.nodes(below: component, in: graph).flatMap { node -> [Consumer] in
            if graph.particulars(of: node)?.addition == .helper { return [] }
            return graph.nodes[node].properties.filter { $0.key == property.key }
                .map { Consumer(node: node, property: $0) }
        }
    }

    private static func nodes(below root: NodeID, in graph: BindingGraph) -> [NodeID] {
        var found: [NodeID] = [root]
        var seen: Set<NodeID> = [root]
        var next = 0
        while next < found.count {
            for made in graph.nodes[found[next]].properties.compactMap(\.product)
            where seen.insert(made).inserted {
                found.append(made)
            }
            next += 1
        }
        return Array(found.dropFirst())
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
        if consumers.isEmpty { return "annotate \(title) with '@\(actor)'; or \(anywhere)" }
        let lazy = graph.isolatedCounterpart(of: property.type, in: component)
        return graph.declaration(of: component)?.statesSendable == true
            ? "\(anywhere); or annotate \(title) with '@\(actor)', and let its types take a '\(lazy)' instead"
            : "let the types take a '\(lazy)' instead; or \(anywhere)"
    }
}
