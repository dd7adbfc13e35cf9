import ArborModel

/// Tells which branches of a property there may be in the builds that have another property's value.
///
/// Asked of properties that several `#if` branches make, and of no others.
struct BranchMatches {
    private let graph: BindingGraph
    private var logic: ConditionLogic

    init(_ graph: BindingGraph) {
        self.graph = graph
        logic = graph.conditions.logic
    }

    /// - Parameters:
    ///   - whole: the binding that stands for the property.
    ///   - binding: another one of the same node, or one of these.
    /// - Returns: the bindings that make the property, `whole` behind the others, without those that no build has
    ///   together with `binding`.
    mutating func branches(of whole: BindingID, with binding: BindingID, in node: NodeID) -> [BindingID] {
        let here = logic.both(graph.conditions.made(node), declared(binding))
        return graph.branches(of: whole, in: node).filter { branch in
            logic.both(here, declared(branch)) != .never || logic.isExhausted
        }
    }

    private func declared(_ binding: BindingID) -> ConditionLogic.Formula {
        guard case .instantiated(let target, _) = graph.bindings[binding].role else { return .always }
        return graph.conditions.declared(target)
    }
}

extension BindingGraph {
    /// All bindings that make a property of several `#if` branches, the one that stands for it behind the others.
    func branches(of whole: BindingID, in node: NodeID) -> [BindingID] {
        bindings(of: node).filter { $0 != whole && branchedProperty(of: $0) == whole } + [whole]
    }
}
