import ArborGraph
import ArborModel

/// Plans the `init()` of one root.
///
/// A type that is made in one step is a call wherever it is needed. A type whose construction computes values first
/// becomes a function, once, however many places make it: code grows with the types and not with the paths to them.
/// The function is given its type's forwarded values and needs, so it captures nothing, and a recursion through
/// Instantiators is a function that calls itself.
struct TreePlanner {
    let graph: BindingGraph
    let scopes: [Scope]
    let root: NodeID
    /// Names of the functions, by node.
    private let functions: [NodeID: String]
    private let sendable: Set<NodeID>
    private let locals: [NodeID: Locals]

    func locals(of node: NodeID) -> Locals { locals[node]! }

    /// True while `init()` itself is planned, which has no parameters: what is not provided is absent.
    private var isOutermost = false

    init(root: NodeID, of validated: ValidatedGraph) {
        graph = validated.graph
        scopes = validated.scopes
        self.root = root
        let tree = Tree(root: root, of: graph)
        let scopes = validated.scopes
        let types = tree.typeNames(in: graph)
        functions = Self.functionNames(
            tree.made.filter { !scopes[$0].order.isEmpty }, tree: tree, graph: graph, types: types)
        sendable = tree.sendable
        let graph = validated.graph
        let reserved = types.union(functions.values)
        locals = Dictionary(
            uniqueKeysWithValues: tree.nodes.map {
                ($0, Locals(graph.nodes[$0], scopes[$0], in: graph, reserved: reserved))
            })
    }

    private static func functionNames(
        _ nodes: [NodeID], tree: Tree, graph: BindingGraph, types: Set<String>
    ) -> [NodeID: String] {
        let labels = tree.nodes.flatMap { graph.nodes[$0].properties.map(\.label) }
        var names = NameTable(reserved: types.union(labels))
        var result: [NodeID: String] = [:]
        for node in nodes { result[node] = names.name("make" + graph.nodes[node].type.identifier) }
        return result
    }

    func plan() -> RootPlan {
        var outermost = self
        outermost.isOutermost = true
        return RootPlan(
            type: graph.nodes[root].type.description,
            isClass: graph.nodes[root].declaration?.kind == .class,
            functions: functions.keys.sorted().map { function(for: $0) },
            body: outermost.body(of: root, callee: "self.init"))
    }

    private func function(for node: NodeID) -> FunctionPlan {
        let type = graph.nodes[node].type.description
        return FunctionPlan(
            name: functions[node] ?? "", isSendable: sendable.contains(node),
            parameters: parameters(of: node).map(\.plan),
            result: type, body: body(of: node, callee: type))
    }

    private func body(of node: NodeID, callee: String) -> BodyPlan {
        let bindings = scopes[node].order.map { number in
            let property = graph.nodes[node].properties[number]
            let value = value(of: number, in: node)
            return BodyPlan.Binding(
                name: locals[node]!.properties[number], annotation: annotation(for: property), value: value)
        }
        let result = construction(of: node, callee: callee) { .name(locals[node]!.properties[$0]) }
        return BodyPlan(bindings: bindings, result: result)
    }

    /// The property's type, where the expression alone would have another.
    private func annotation(for property: BindingGraph.Property) -> String? {
        let written = property.type.letType
        switch property.role {
        case .made(let target, let production):
            let inferred =
                production.isLazy || production.isWrapped ? property.type.bare : graph.nodes[target].type
            let isExtension = graph.nodes[target].declaration?.kind == .extension
            return written == inferred && (production.isLazy || !isExtension) ? nil : written.description
        case .alias, .forwarded, .taken: return written.description
        }
    }
}

// MARK: Values

extension TreePlanner {
    private func value(of number: Int, in node: NodeID) -> ValuePlan {
        let property = graph.nodes[node].properties[number]
        switch property.role {
        case .made(let target, let production):
            return made(target, production, as: property.type, by: number, in: node)
        case .alias(let need, let isWrapped):
            let source = supply(of: need, for: number, in: node)
            // `nil` alone is no value that could be mapped.
            guard isWrapped, source != .absent else { return source }
            let type = property.type.bare.description
            return mayBeAbsent(need, for: number, in: node)
                ? .mapped(source, type) : .call(type, [.init(label: nil, value: source)])
        case .forwarded, .taken:
            return .name(locals[node]!.properties[number])
        }
    }

    private func made(
        _ target: NodeID, _ production: BindingGraph.Production, as type: TypeExpression, by number: Int,
        in node: NodeID
    ) -> ValuePlan {
        let forwarded = graph.nodes[target].properties.filter(\.isForwarded)
        let instance = instance(of: target) { property in
            if property.isForwarded { return .given(member: forwarded.count == 1 ? nil : property.label) }
            return property.takenNeed.map { supply(of: $0, for: number, in: node) } ?? .absent
        } need: {
            supply(of: $0, for: number, in: node)
        }
        let isOverloaded = production.isWrapped && graph.nodes[target].declaration?.kind == .extension
        let exact = isOverloaded ? .typed(instance, graph.nodes[target].type.description) : instance
        guard production.isLazy else { return production.isWrapped ? wrapped(exact, in: type.bare) : exact }
        let product = type.arguments.last ?? type.bare
        return .deferred(type.bare.description, production.isWrapped ? wrapped(exact, in: product) : exact)
    }

    private func wrapped(_ value: ValuePlan, in type: TypeExpression) -> ValuePlan {
        .call(type.bare.description, [.init(label: nil, value: value)])
    }

    /// One instance of a type: a call of its function where it has one, else of its initializer.
    private func instance(
        of node: NodeID, property: (BindingGraph.Property) -> ValuePlan, need: (Need) -> ValuePlan
    ) -> ValuePlan {
        guard let function = functions[node] else {
            return construction(of: node, callee: graph.nodes[node].type.description) {
                property(graph.nodes[node].properties[$0])
            }
        }
        return .call(
            function,
            parameters(of: node).map { parameter in
                ValuePlan.Argument(
                    label: parameter.plan.name,
                    value: parameter.need.map(need) ?? property(parameter.property!))
            })
    }

    /// The call that takes the dependencies themselves.
    private func construction(of node: NodeID, callee: String, property: (Int) -> ValuePlan) -> ValuePlan {
        guard let declaration = graph.nodes[node].declaration else { return .absent }
        let numbers = Dictionary(
            declaration.dependencies.enumerated().map { ($1.label, $0) },
            uniquingKeysWith: { first, _ in first })
        func arguments(_ list: [Argument]) -> [ValuePlan.Argument] {
            list.compactMap { argument in
                numbers[argument.dependency].map {
                    ValuePlan.Argument(label: argument.label, value: property($0))
                }
            }
        }
        switch declaration.construction {
        case .initializer(let list): return .call(callee, arguments(list))
        case .function(let list): return .call(callee + ".instantiate", arguments(list))
        }
    }

    /// What meets a need at a place; `nil` at a root, where only an if-available need can be left.
    private func supply(of need: Need, for property: Int, in node: NodeID) -> ValuePlan {
        switch scopes[node].supply(of: need, for: property, in: graph) {
        case .property(let number): return .name(locals[node]!.properties[number])
        case .outside(let need): return isOutermost ? .absent : .name(locals[node]!.needs[need]!)
        }
    }

    private func mayBeAbsent(_ need: Need, for property: Int, in node: NodeID) -> Bool {
        guard need.isIfAvailable else { return false }
        guard case .property(let number) = scopes[node].supply(of: need, for: property, in: graph) else {
            return true
        }
        return graph.nodes[node].properties[number].type.isOptional
    }
}
