import ArborModel

extension ComponentGraph {
    /// Lazy parameters whose values live otherwise than their types suggest.
    var lifetimeAdvice: [Diagnostic] {
        let components = Components(adjacency())
        let shared = Set(reached.filter { registration($0).isShared }.map { components.ofNodes[$0] })
        return reached.flatMap { value in
            (edges[value] ?? []).filter {
                $0.isLazy && components.ofNodes[value] == components.ofNodes[$0.target]
            }
            .map { edge in
                shared.contains(components.ofNodes[value])
                    ? ownedByComponent(edge, of: value) : endless(edge, of: value)
            }
        }
    }

    /// A lazy value in a loop that holds a shared value: only the component owns it.
    private func ownedByComponent(_ edge: Edge, of value: BindingNumber) -> Diagnostic {
        let parameter = program[edge.provider].dependencies[edge.parameter]
        return Diagnostic(
            .componentOwnedLazy,
            "only the component owns the value of '\(parameter.label)' in \(typeTitle(of: value)); "
                + "after \(title) is released, 'get()' stops the program",
            about: [title, typeTitle(of: value), parameter.label],
            at: program.location(parameter.range, in: edge.provider),
            help: "keep the component as long as \(typeTitle(of: value)) is used, or break the cycle")
    }

    /// A loop of unscoped values: each makes another one.
    private func endless(_ edge: Edge, of value: BindingNumber) -> Diagnostic {
        let parameter = program[edge.provider].dependencies[edge.parameter]
        return Diagnostic(
            .endlessLazy,
            "each \(typeTitle(of: value)) that calls '\(parameter.label).get()' makes another "
                + "\(typeTitle(of: value))",
            about: [title, typeTitle(of: value), parameter.label],
            at: program.location(parameter.range, in: edge.provider),
            help:
                "if they are meant to be the same objects, write '@Provider(scope: .singleton)' for one of them"
        )
    }
}
