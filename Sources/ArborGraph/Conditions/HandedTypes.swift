import ArborModel

/// Finds types that generated code names in builds that do not declare them.
///
/// A required value comes from a type above, whose own source names the value's type. A value that is received only if
/// available needs no provider. Even without one, the functions on the path name its type.
struct HandedTypes {
    struct Gap {
        var need: Need
        var type: TypeExpression
        var build: ConditionLogic.Case
    }

    private let graph: BindingGraph
    private let scopes: Scopes
    private let components: Components<NodeID>
    /// By name, the condition under which an annotated type of that name is declared. Only conditional declarations are
    /// included.
    private var declared: [Symbol: ConditionLogic.Formula] = [:]
    /// The same for all declarations of the files, annotated or not. Used if the annotated ones leave a gap.
    private var outlined: [Symbol: ConditionLogic.Formula] = [:]

    init(_ analysis: GraphAnalysis, _ logic: inout ConditionLogic) {
        graph = analysis.graph
        scopes = analysis.scopes
        components = Components(graph.made)
        for node in graph.declarations.indices where graph.kind(of: node)?.declaresType != false {
            let formula = graph.conditions.declared(node)
            guard formula != .always else { continue }
            graph.types.forEachName(of: graph.nodeTypes[node]) { name in
                declared[name] = logic.either(declared[name] ?? .never, formula)
            }
        }
    }

    /// Returns the first gap of a node.
    mutating func gap(of node: NodeID, _ logic: inout ConditionLogic) -> Gap? {
        let made = graph.conditions.made(node)
        guard made != .never, scopes.isComputed(node) else { return nil }
        for need in scopes.needs(of: node) where need.isIfAvailable {
            let type = graph.spellings[need.key]
            guard logic.difference(made, there(type, &logic) { declared[$0] }) != .never else { continue }
            outline(type, &logic)
            let there = there(type, &logic) { outlined[$0] }
            guard let build = logic.example(of: logic.difference(made, there)), hasFunction(node),
                !isHandedTo(need, below: node, in: build, logic)
            else { continue }
            return Gap(need: need, type: graph.shown(type), build: build)
        }
        return nil
    }

    /// Returns the condition under which all names of a type are declared.
    private func there(
        _ type: TypeID, _ logic: inout ConditionLogic, _ declared: (Symbol) -> ConditionLogic.Formula?
    ) -> ConditionLogic.Formula {
        var there = ConditionLogic.Formula.always
        graph.types.forEachName(of: type) { name in
            if let formula = declared(name) { there = logic.both(there, formula) }
        }
        return there
    }

    /// Adds the declarations of a type's names from the outlines. Outlines don't list nested types, so only annotated
    /// nested types are known.
    private mutating func outline(_ type: TypeID, _ logic: inout ConditionLogic) {
        graph.types.forEachName(of: type) { name in
            guard let formula = declared[name], outlined[name] == nil else { return }
            let text = graph.symbols[name]
            let split = ModuleQualifiedName.split(text)
            let module = split.map { graph.modules.module(named: String($0.module)) } ?? nil
            outlined[name] = graph.outlines(ofModule: module).reduce(formula) { all, outline in
                outline.conditions(of: String(split?.name ?? text[...])).reduce(all) {
                    logic.either($0, logic.formula(of: $1))
                }
            }
        }
    }

    /// A root has no function, unless it is also created in a tree.
    private func hasFunction(_ node: NodeID) -> Bool {
        guard graph.roots.contains(node) else { return true }
        return graph.declarations.indices.contains { graph.made.targets(of: $0).contains(node) }
    }

    /// Returns true if a function below names the type as well. The fault is reported for that function. In a loop,
    /// each function is reported.
    private func isHandedTo(
        _ need: Need, below node: NodeID, in build: ConditionLogic.Case, _ logic: ConditionLogic
    ) -> Bool {
        graph.made.targets(of: node).contains { target in
            components.ofNodes[target] != components.ofNodes[node] && scopes.isComputed(target)
                && scopes.needs(of: target).contains(need)
                && logic.holds(graph.conditions.made(target), in: build)
        }
    }
}

extension BindingGraph {
    /// - Parameter module: The module, or `nil` for all.
    fileprivate func outlines(ofModule module: ModuleID?) -> [FileOutline] {
        resolved.indices.filter { module == nil || modules.ofFiles[$0] == module }.map {
            resolved[$0].outline
        }
            + others.indices.filter { module == nil || modules.ofOthers[$0] == module }
            .map { others[$0].outline }
    }
}
