import ArborModel

/// The shortest path from a root to a type or property, as diagnostics show it.
struct DiagnosticPath {
    /// The root's type, then the `label: Type` of each property on the path.
    var titles: [String]
    /// A note for the root, then one for each property.
    var notes: [Diagnostic.Note]

    /// The path extended by a property.
    func appending(_ property: BindingGraph.Property) -> DiagnosticPath {
        DiagnosticPath(titles: titles + [property.title], notes: notes)
    }
}

extension BindingGraph {
    /// The builds that compile all of some types, as the end of a sentence: ` in builds where DEBUG`. Empty for all
    /// builds.
    func builds(with nodes: [NodeID]) -> String {
        var conditions: [String] = []
        for condition in nodes.lazy.compactMap({ self.declaration(of: $0) }).flatMap(\.conditions)
        where !conditions.contains(condition) {
            conditions.append(condition)
        }
        guard let first = conditions.first else { return "" }
        if conditions.count == 1, first.isIdentifier { return " in builds with '\(first)'" }
        if conditions.count == 1, first.hasPrefix("!("), String(first.dropFirst(2).dropLast()).isIdentifier {
            return " in builds without '\(first.dropFirst(2).dropLast())'"
        }
        return " in builds where '\(conditions.conjunction.onOneLine)' holds"
    }
}

extension GraphAnalysis {
    /// The shortest path from a root to a node.
    func path(to node: NodeID) -> DiagnosticPath { path(by: steps(to: node), to: node) }

    /// - Parameter steps: The properties on the path, starting at a root. Empty if `node` is a root itself. If a step
    ///   doesn't start from the product of the previous step, the steps between them were left out.
    func path(by steps: [BreadthFirstSearch.Step], to node: NodeID) -> DiagnosticPath {
        let start = steps.first?.from ?? node
        let root = graph.nodes[start]
        // Types that nothing makes are checked too if they may be meant to be made.
        let place = graph.roots.contains(start) ? "is the root" : "is not made by a root"
        var path = DiagnosticPath(
            titles: [root.type.description],
            notes: [Diagnostic.Note("\(root.type) \(place)", at: root.declaration?.location)])
        for (index, step) in steps.enumerated() {
            if index > 0, graph.target(of: steps[index - 1]) != step.from {
                path.titles.append("…")
                path.notes.append(Diagnostic.Note("some types between are left out"))
            }
            path.titles.append(graph.nodes[step.from].properties[step.edge].title)
            path.notes.append(note(for: step))
        }
        return path
    }

    func note(for step: BreadthFirstSearch.Step) -> Diagnostic.Note {
        let property = graph.nodes[step.from].properties[step.edge]
        return Diagnostic.Note(
            "\(graph.nodes[step.from].type) \(property.verb) '\(property.title)'",
            at: graph.location(of: property, in: step.from))
    }
}

extension BindingGraph {
    /// The node that a step leads to.
    func target(of step: BreadthFirstSearch.Step) -> NodeID? { mode(of: step)?.target }

    /// True if the step's property defers making, like an Instantiator.
    func isLazy(_ step: BreadthFirstSearch.Step) -> Bool {
        mode(of: step)?.mode.isLazy == true
    }

    private func mode(of step: BreadthFirstSearch.Step) -> (target: NodeID, mode: InstantiationMode)? {
        let role = bindings[binding(step.edge, of: step.from)].role
        guard case .instantiated(let target, let mode) = role else { return nil }
        return (target, mode)
    }
}

extension BindingGraph.Property {
    /// `label: Type`
    var title: String { "\(label): \(type)" }

    /// The node that the property makes; `nil` if it makes none.
    var product: NodeID? {
        if case .instantiated(let target, _) = role { target } else { nil }
    }

    /// The verb of the property's annotation.
    var verb: String {
        switch role {
        case .instantiated: "instantiates"
        case .forwarded: "is forwarded"
        case .received, .alias: "receives"
        }
    }
}
