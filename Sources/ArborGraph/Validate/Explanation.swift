import ArborModel

extension GraphAnalysis {
    /// The shortest way from a root to a node, as notes: the root, then each property on the way.
    func path(to node: NodeID) -> [Diagnostic.Note] {
        notes(for: steps(to: node), to: node)
    }

    /// - Parameter steps: the properties passed, from a root on; empty where `node` is a root itself.
    func notes(for steps: [BreadthFirstSearch.Step], to node: NodeID) -> [Diagnostic.Note] {
        let root = steps.first?.from ?? node
        let start = Diagnostic.Note(
            "the tree starts at \(graph.nodes[root].type)", at: graph.nodes[root].declaration?.location)
        return [start]
            + steps.indices.flatMap { number in
                let hasGap = number > 0 && steps[number].from != target(of: steps[number - 1])
                return (hasGap ? [Diagnostic.Note("the way goes on over further types")] : [])
                    + [note(for: steps[number])]
            }
    }

    private func target(of step: BreadthFirstSearch.Step) -> NodeID? {
        let bindings = graph.bindings(of: step.from)
        guard case .made(let target, _) = graph.bindings[bindings.lowerBound + step.edge].role else {
            return nil
        }
        return target
    }

    private func note(for step: BreadthFirstSearch.Step) -> Diagnostic.Note {
        let property = graph.nodes[step.from].properties[step.edge]
        return Diagnostic.Note(
            "\(graph.nodes[step.from].type) instantiates '\(property.title)'",
            at: graph.location(of: property, in: step.from))
    }
}

extension BindingGraph.Property {
    /// `label: Type`
    var title: String { "\(label): \(type)" }
}
