import ArborGraph
import ArborModel

/// Plans the `init()` of one root.
///
/// A type that is made in one step is a call wherever it is needed. A type whose construction computes values first
/// becomes a function, once, however many places make it: code grows with the types and not with the paths to them.
/// The function is given its type's forwarded values and needs, so it captures nothing, and a recursion through
/// Instantiators is a function that calls itself.
///
/// A class, since each function's planner and each slice's emitter holds it.
package final class TreePlanner: Sendable {
    let graph: BindingGraph
    let scopes: Scopes
    let root: NodeID
    /// The nodes that have functions, in the order of their numbers, which is that of the functions.
    let functions: [Int32]
    let names: NamePlanner.Names
    private let sendable: [Int32]

    init(root: NodeID, of validated: ValidatedGraph, with planner: inout NamePlanner) {
        let tree = planner.tree(below: root, of: validated.graph)
        graph = validated.graph
        scopes = validated.scopes
        self.root = root
        functions = tree.nodes.filter {
            validated.scopes.isComputed(Int($0)) && ($0 != root || tree.isRootMade)
        }
        names = planner.names(of: tree, functions: functions, in: validated)
        sendable = tree.sendable
    }

    /// The type that the extension extends.
    var type: TypeText { text(of: root) }

    /// A class's `init()` that calls another is a convenience.
    var isClass: Bool { graph.kind(of: root) == .class }

    func text(of node: NodeID) -> TypeText { text(graph.nodeTypes[node]) }

    func text(_ type: TypeID) -> TypeText { .symbol(graph.types.text(of: type)) }

    /// The body of `init()`.
    func body() -> BodyPlan {
        BodyPlanner(tree: self, node: root, isOutermost: true).body(callee: .selfInitializer)
    }

    func function(_ number: Int) -> FunctionPlan {
        let node = Int(functions[number])
        let body = BodyPlanner(tree: self, node: node, isOutermost: false)
        return FunctionPlan(
            name: Symbol(number), isSendable: sendable.place(of: Int32(node)) != nil,
            parameters: parameters(of: node).map { parameter($0, of: node) },
            result: text(of: node), body: body.body(callee: .type(text(of: node))))
    }
}

// MARK: Parameters and names

extension TreePlanner {
    /// What a type's function is given: a forwarded property, by its number, or a need.
    enum Parameter {
        case property(Int)
        case need(Need)
    }

    /// The forwarded properties in the order of declaration, then the needs in the order of their names.
    func parameters(of node: NodeID) -> [Parameter] {
        let bindings = graph.bindings(of: node)
        var parameters: [Parameter] = []
        for binding in bindings where graph.bindings[binding].role.isForwarded {
            parameters.append(.property(binding - bindings.lowerBound))
        }
        for need in graph.inNamedOrder(scopes.needs(of: node)) { parameters.append(.need(need)) }
        return parameters
    }

    func name(of parameter: Parameter, in node: NodeID) -> Name {
        switch parameter {
        case .property(let number): name(ofProperty: number, in: node)
        case .need(let need): name(of: need, in: node)
        }
    }

    func name(ofProperty number: Int, in node: NodeID) -> Name {
        let label = graph.bindings[graph.bindings(of: node).lowerBound + number].label
        return names.locals.isEmpty
            ? Name(label: label) : Name(label: label, number: names.locals[node]?.properties[number] ?? 0)
    }

    /// The name of what meets a need inside a node that takes it from outside.
    func name(of need: Need, in node: NodeID) -> Name {
        guard let locals = names.locals[node] else { return Name(label: graph.label(of: need.key)) }
        if let number = locals.needs[need] { return Name(label: graph.label(of: need.key), number: number) }
        let bindings = graph.bindings(of: node)
        let own = bindings.last { graph.bindings[$0].role.takenNeed == need }
        return name(ofProperty: own! - bindings.lowerBound, in: node)
    }

    private func parameter(_ parameter: Parameter, of node: NodeID) -> FunctionPlan.Parameter {
        let (key, type) =
            switch parameter {
            case .property(let number): keyAndType(ofProperty: number, in: node)
            case .need(let need): (need.key, graph.spellings[Int(need.key)])
            }
        return FunctionPlan.Parameter(
            name: name(of: parameter, in: node), type: text(type),
            isEscaping: graph.types[type].isFunction || graph.isEscaping[Int(key)])
    }

    private func keyAndType(ofProperty number: Int, in node: NodeID) -> (KeyID, TypeID) {
        let binding = graph.bindings[graph.bindings(of: node).lowerBound + number]
        return (binding.key, graph.types.spelling(of: binding.type))
    }
}
