import ArborModel

/// Finds the branches of a property that may exist in the builds that have another property's value.
///
/// It is used only for properties that several `#if` branches provide.
struct BranchMatches {
    private let graph: BindingGraph
    private var logic: ConditionLogic

    init(_ graph: BindingGraph) {
        self.graph = graph
        logic = graph.conditions.logic
    }

    /// - Parameters:
    ///   - whole: The binding that represents the property.
    ///   - binding: Another binding of the same node, or one of the property's own.
    /// - Returns: The bindings of the property, with `whole` last. Bindings that no build has together with `binding`
    ///   are left out.
    mutating func branches(of whole: BindingID, with binding: BindingID, in node: NodeID) -> [BindingID] {
        let here = logic.both(graph.conditions.made(node), declared(binding))
        return graph.branches(of: whole).filter { branch in
            logic.both(here, declared(branch)) != .never || logic.isExhausted
        }
    }

    private func declared(_ binding: BindingID) -> ConditionLogic.Formula {
        guard case .instantiated(let target, _) = graph.bindings[binding].role else { return .always }
        return graph.conditions.declared(target)
    }
}

extension BindingGraph {
    /// Returns all bindings of a property of several `#if` branches. The binding that represents the property is last.
    package func branches(of whole: BindingID) -> [BindingID] {
        (furtherBranches[whole].map(Array.init) ?? []) + [whole]
    }
}
