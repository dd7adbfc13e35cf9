import ArborModel

/// Looks for types that generated code names where they are not declared.
///
/// What is required comes from a type above, whose own source names it. What is taken only if it is available need not:
/// where nobody provides it, the functions on the way name its type all the same.
struct HandedTypes {
    struct Gap {
        var need: Need
        var type: TypeExpression
        var build: ConditionLogic.Case
    }

    private let graph: BindingGraph
    private let scopes: Scopes
    private let components: Components<NodeID>
    /// By name, where a type of that name is declared and annotated; of conditional ones only.
    private var declared: [Symbol: ConditionLogic.Formula] = [:]
    /// The same of all that files declare, annotated or not. Asked for where the annotated ones leave a gap.
    private var outlined: [Symbol: ConditionLogic.Formula] = [:]

    init(_ analysis: GraphAnalysis, _ logic: inout ConditionLogic) {
        graph = analysis.graph
        scopes = analysis.scopes
        components = Components(graph.made)
        for node in graph.declarations.indices where graph.kind(of: node) != .extension {
            let formula = graph.conditions.declared(node)
            guard formula != .always else { continue }
            graph.types.forEachName(of: graph.nodeTypes[node]) { name in
                declared[name] = logic.either(declared[name] ?? .never, formula)
            }
        }
    }

    /// The first one of a node.
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

    /// Where all names of a type are declared.
    private func there(
        _ type: TypeID, _ logic: inout ConditionLogic, _ declared: (Symbol) -> ConditionLogic.Formula?
    ) -> ConditionLogic.Formula {
        var there = ConditionLogic.Formula.always
        graph.types.forEachName(of: type) { name in
            if let formula = declared(name) { there = logic.both(there, formula) }
        }
        return there
    }

    /// Adds what the outlines say of the names of a type. They don't list types in types: of these, nothing is known
    /// but the annotated ones.
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

    /// A root has none, unless it is made in a tree as well.
    private func hasFunction(_ node: NodeID) -> Bool {
        guard graph.roots.contains(node) else { return true }
        return graph.declarations.indices.contains { graph.made.targets(of: $0).contains(node) }
    }

    /// True where a function below names the type as well: that one is told of. Of a loop, each is.
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
    /// - Parameter module: `nil` for all.
    fileprivate func outlines(ofModule module: ModuleID?) -> [FileOutline] {
        files.indices.filter { module == nil || modules.ofFiles[$0] == module }.map { files[$0].outline }
            + otherOutlines.indices.filter { module == nil || modules.ofOthers[$0] == module }
            .map { otherOutlines[$0] }
    }
}
