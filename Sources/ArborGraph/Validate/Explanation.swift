import ArborModel

/// The shortest way from a root to a place, as diagnostics show it.
struct Way {
    /// The root's type, then the `label: Type` of each property on the way.
    var chain: [String]
    /// The root, then a note a property.
    var notes: [Diagnostic.Note]

    /// The way and one property more.
    func going(to property: BindingGraph.Property) -> Way {
        Way(chain: chain + [property.title], notes: notes)
    }
}

extension GraphAnalysis {
    /// The shortest way from a root to a node.
    func way(to node: NodeID) -> Way { way(by: steps(to: node), to: node) }

    /// - Parameter steps: the properties passed, from a root on; empty where `node` is a root itself. Where one does not
    ///   start from what the one before makes, steps were left out.
    func way(by steps: [BreadthFirstSearch.Step], to node: NodeID) -> Way {
        let root = graph.nodes[steps.first?.from ?? node]
        var way = Way(
            chain: [root.type.description],
            notes: [Diagnostic.Note("the tree starts at \(root.type)", at: root.declaration?.location)])
        for (number, step) in steps.enumerated() {
            if number > 0, graph.target(of: steps[number - 1]) != step.from {
                way.chain.append("…")
                way.notes.append(Diagnostic.Note("the way goes on over further types"))
            }
            way.chain.append(graph.nodes[step.from].properties[step.edge].title)
            way.notes.append(note(for: step))
        }
        return way
    }

    func note(for step: BreadthFirstSearch.Step, suffix: String = "") -> Diagnostic.Note {
        let property = graph.nodes[step.from].properties[step.edge]
        return Diagnostic.Note(
            "\(graph.nodes[step.from].type) \(property.verb) '\(property.title)'\(suffix)",
            at: graph.location(of: property, in: step.from))
    }
}

extension BindingGraph {
    /// The node that a step leads to.
    func target(of step: BreadthFirstSearch.Step) -> NodeID? { mode(of: step)?.target }

    /// True of a step through what an Instantiator makes.
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

    /// The node that it makes, if it makes one.
    var product: NodeID? {
        if case .instantiated(let target, _) = role { target } else { nil }
    }

    /// What the annotation says of it.
    var verb: String {
        switch role {
        case .instantiated: "instantiates"
        case .forwarded: "is forwarded"
        case .received, .alias: "receives"
        }
    }
}
