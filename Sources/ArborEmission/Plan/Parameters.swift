import ArborGraph
import ArborModel

extension TreePlanner {
    /// A parameter of a type's function: a forwarded property, or a need.
    struct Parameter {
        var plan: FunctionPlan.Parameter
        var property: BindingGraph.Property?
        var need: Need?
    }

    /// The forwarded properties in the order of declaration, then the needs in the order of their names.
    func parameters(of node: NodeID) -> [Parameter] {
        let locals = locals(of: node)
        let forwarded = graph.nodes[node].properties.enumerated().filter(\.element.isForwarded).map {
            number, property in
            Parameter(
                plan: parameter(locals.properties[number], property.type.letType, property.key),
                property: property)
        }
        let needs = graph.inNamedOrder(scopes[node].needs).map { need in
            Parameter(
                plan: parameter(locals.needs[need]!, graph.spellings[Int(need.key)], need.key), need: need)
        }
        return forwarded + needs
    }

    private func parameter(_ name: String, _ type: TypeExpression, _ key: KeyID) -> FunctionPlan.Parameter {
        FunctionPlan.Parameter(
            name: name, type: type.description, isEscaping: type.isFunction || graph.escaping.contains(key))
    }
}

extension TypeExpression {
    /// The type as a `let` may have it.
    var letType: TypeExpression {
        switch self {
        case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
        case .attributed(["@escaping"], let base): base
        case .attributed(let words, let base): .attributed(words.filter { $0 != "@escaping" }, base)
        default: self
        }
    }

    /// The type's name as part of an identifier: `Outer.Box<[Int]>` is `OuterBoxInt`.
    var identifier: String { String(description.filter { $0.isLetter || $0.isNumber || $0 == "_" }) }
}
