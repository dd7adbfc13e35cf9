import ArborGraph
import ArborModel

/// The conditions of the `#if`s in one root's code.
struct TreeConditions: Sendable {
    /// The condition of the root's own code, or "".
    var root = ""
    /// The conditions by node with a function. Empty conditions are omitted.
    fileprivate(set) var functions: [NodeID: String] = [:]
    /// The conditions by binding of the graph. Empty conditions are omitted.
    fileprivate(set) var bindings: [BindingID: String] = [:]
}

/// Decides in which builds each piece of a tree's code is compiled: those in which it is called and everything that it
/// names exists. Each worker creates one planner for all its trees.
///
/// A condition is spelled as its author wrote it if that is equivalent in the builds that have the root.
struct ConditionPlanner {
    private let graph: BindingGraph
    private var logic: ConditionLogic

    init(_ graph: BindingGraph) {
        self.graph = graph
        logic = graph.conditions.logic
    }

    /// - Parameter functions: The nodes that have functions.
    mutating func conditions(below root: NodeID, functions: [NodeID]) -> TreeConditions {
        var conditions = TreeConditions()
        if graph.conditions.isEmpty { return conditions }
        logic.renewBudget()
        let here = graph.conditions.made(root)
        conditions.root =
            text(for: here, where: .always, written: graph.conditions(of: root)) ?? ""
        for node in functions {
            conditions.functions[node] = text(
                for: graph.conditions.made(node), where: here,
                written: graph.conditions(of: node, where: graph.conditions(of: root)))
            addBindings(of: node, below: root, to: &conditions)
        }
        addBindings(of: root, below: root, to: &conditions)
        return conditions
    }

    /// Returns the condition of the builds in which some tree makes a node, or "".
    mutating func condition(ofMaking node: NodeID) -> String {
        if graph.conditions.isEmpty { return "" }
        logic.renewBudget()
        return text(for: graph.conditions.made(node), where: .always, written: graph.conditions(of: node))
            ?? ""
    }

    /// Returns the condition of the builds that the graph is for, or "".
    mutating func conditionOfBuilds() -> String {
        logic.renewBudget()
        return text(for: graph.conditions.considered, where: .always, written: []) ?? ""
    }

    /// Only properties with several branches have an `#if` of their own.
    private mutating func addBindings(
        of node: NodeID, below root: NodeID, to conditions: inout TreeConditions
    ) {
        let made = graph.conditions.made(node)
        let here = logic.both(graph.conditions.made(root), made)
        for binding in graph.bindings(of: node) where graph.branchedProperty(of: binding) != nil {
            guard case .instantiated(let target, _) = graph.bindings[binding].role else { continue }
            let known = graph.conditions(of: root) + graph.conditions(of: node)
            conditions.bindings[binding] = text(
                for: logic.both(made, graph.conditions.declared(target)), where: here,
                written: graph.conditions(of: target, where: known))
        }
    }

    /// Returns `nil` if no `#if` is needed.
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

extension ValidatedGraph {
    /// The condition of the builds that the graph is for, or "" for all of them.
    public var conditionOfBuilds: String {
        if graph.conditions.isEmpty { return "" }
        var planner = ConditionPlanner(graph)
        return planner.conditionOfBuilds()
    }
}
