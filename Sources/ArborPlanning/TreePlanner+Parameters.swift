import ArborGraph
import ArborModel
import ArborPlans

extension TreePlanner {
    /// A parameter of a type's function: a forwarded property or a need.
    enum Parameter {
        case property(PropertyID)
        case need(Need)
    }

    /// Returns the arguments of the call that makes a node. Values that tests may set are left out where no configuration holds
    /// them. They have default values.
    func arguments(of node: NodeID) -> ArraySlice<BindingGraph.BoundArgument> {
        let all = graph.arguments(of: node)
        guard let mocks, node != root, !mocks.isConfigured(node) else { return all }
        return all.filter { !graph.isSetting(graph.binding($0.property, of: node), of: node) }[...]
    }

    /// Returns the forwarded properties in the order of declaration, then the needs in the order of their names. Needs
    /// that a scope meets are left out.
    func parameters(of node: NodeID) -> [Parameter] {
        var parameters: [Parameter] = []
        for binding in graph.bindings(of: node)
        where graph.bindings[binding].role.isForwarded && !graph.isSetting(binding, of: node) {
            parameters.append(.property(graph.property(binding, of: node)))
        }
        let needs = scopes.needs(of: node)
        if let scope, scope.isTaken(by: node) {
            parameters += graph.inNamedOrder(needs.filter { !scope.holds($0) }[...]).map { .need($0) }
        } else {
            parameters += graph.inNamedOrder(needs).map { .need($0) }
        }
        return parameters
    }

    func name(of parameter: Parameter, in node: NodeID) -> LocalName {
        switch parameter {
        case .property(let property): name(ofProperty: property, in: node)
        case .need(let need): name(of: need, in: node)
        }
    }

    func name(ofProperty property: PropertyID, in node: NodeID) -> LocalName {
        let binding = graph.binding(standIn(for: property, in: node), of: node)
        let whole = graph.branchedProperty(of: binding) ?? binding
        let label = graph.bindings[whole].label
        if names.locals.isEmpty { return LocalName(label: label) }
        let number = names.locals[node]?.properties[graph.property(whole, of: node)] ?? 0
        return LocalName(label: label, number: number)
    }

    /// Returns the property whose name the value has. Several properties may receive one value, and a function has one
    /// parameter for it.
    private func standIn(for property: PropertyID, in node: NodeID) -> PropertyID {
        guard graph.hasOwnLabels,
            let need = graph.bindings[graph.binding(property, of: node)].role.takenNeed
        else { return property }
        return self.property(taking: need, in: node) ?? property
    }

    /// Returns the name of the value that meets a need inside a node that receives it from outside.
    func name(of need: Need, in node: NodeID) -> LocalName {
        let label = graph.label(of: need.key)
        if let number = names.locals[node]?.needs[need] { return LocalName(label: label, number: number) }
        guard graph.hasOwnLabels || names.locals[node] != nil, let own = property(taking: need, in: node)
        else {
            return LocalName(label: label)
        }
        return name(ofProperty: own, in: node)
    }

    private func property(taking need: Need, in node: NodeID) -> PropertyID? {
        graph.bindings(of: node).last { graph.bindings[$0].role.takenNeed == need }
            .map { graph.property($0, of: node) }
    }

    /// Parts of different bodies share their names, because no body sees the parts of another.
    func name(ofPart index: Int) -> Symbol { Symbol(functions.count + index) }

    func parameter(_ parameter: Parameter, of node: NodeID) -> FunctionPlan.Parameter {
        let (key, type) =
            switch parameter {
            case .property(let property): keyAndType(ofProperty: property, in: node)
            case .need(let need): (need.key, graph.spellings[need.key])
            }
        return FunctionPlan.Parameter(
            name: name(of: parameter, in: node), type: text(type),
            isEscaping: graph.types[type].isFunction || graph.isEscaping[key])
    }

    private func keyAndType(ofProperty property: PropertyID, in node: NodeID) -> (KeyID, TypeID) {
        let binding = graph.bindings[graph.binding(property, of: node)]
        return (binding.key, graph.types.spelling(of: binding.type))
    }
}
