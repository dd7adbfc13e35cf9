import ArborGraph
import ArborModel

/// The conditions of the `#if`s in one root's code.
struct TreeConditions: Sendable {
    /// Of the root's own, or "".
    var root = ""
    /// By node that has a function, "" left out.
    fileprivate(set) var functions: [NodeID: String] = [:]
    /// By binding of the graph, "" left out.
    fileprivate(set) var bindings: [BindingID: String] = [:]
}

/// Decides in which builds each piece of a tree's code is compiled: those in which something calls it and all that it
/// names is there. One is made by each worker, for all its trees.
///
/// A condition is spelled as its author wrote it where that says the same in the builds that have the root.
struct ConditionPlanner {
    private let graph: BindingGraph
    private var logic: ConditionLogic

    init(_ graph: BindingGraph) {
        self.graph = graph
        logic = graph.conditions.logic
    }

    /// - Parameter functions: the nodes that have functions.
    mutating func conditions(below root: NodeID, functions: [NodeID]) -> TreeConditions {
        var conditions = TreeConditions()
        if graph.conditions.isEmpty { return conditions }
        logic.renewBudget()
        conditions.root = graph.conditions(of: root).conjunction
        let here = graph.conditions.declared(root)
        for node in functions {
            conditions.functions[node] = text(
                for: graph.conditions.made(node), where: here,
                written: graph.conditions(of: node, where: graph.conditions(of: root)))
            addBindings(of: node, below: root, to: &conditions)
        }
        addBindings(of: root, below: root, to: &conditions)
        return conditions
    }

    /// Only what is made in several branches has an `#if` of its own.
    private mutating func addBindings(
        of node: NodeID, below root: NodeID, to conditions: inout TreeConditions
    ) {
        let made = graph.conditions.made(node)
        let here = logic.both(graph.conditions.declared(root), made)
        for binding in graph.bindings(of: node) where graph.branchedProperty(of: binding) != nil {
            guard case .instantiated(let target, _) = graph.bindings[binding].role else { continue }
            let known = graph.conditions(of: root) + graph.conditions(of: node)
            conditions.bindings[binding] = text(
                for: logic.both(made, graph.conditions.declared(target)), where: here,
                written: graph.conditions(of: target, where: known))
        }
    }

    /// `nil` where no `#if` is needed.
    private mutating func text(
        for formula: ConditionLogic.Formula, where known: ConditionLogic.Formula, written: [String]
    ) -> String? {
        if logic.difference(known, formula) == .never { return nil }
        let plain = logic.both(logic.formula(of: written), known)
        if plain == logic.both(formula, known) { return written.conjunction }
        return logic.text(of: formula, where: known) ?? logic.text(of: formula, where: .always)
            ?? written.conjunction
    }
}
