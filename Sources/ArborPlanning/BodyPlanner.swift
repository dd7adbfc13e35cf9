import ArborGraph
import ArborModel
import ArborPlans

/// Plans the construction of one type: the computed values, their order, and their inputs.
struct BodyPlanner {
    let tree: TreePlanner
    let node: NodeID
    /// True for `init()` itself. It has no parameters, so a value without a provider is absent.
    let isOutermost: Bool

    /// True if the function receives a scope.
    let takesScope: Bool

    private var graph: BindingGraph { tree.graph }
    /// True if any thread may call the function.
    var isSendable: Bool { !isOutermost && tree.isSendable(node) }

    init(tree: TreePlanner, node: NodeID, isOutermost: Bool) {
        self.tree = tree
        self.node = node
        self.isOutermost = isOutermost
        takesScope = !isOutermost && tree.scope?.isTaken(by: node) == true
    }

    /// - Parameter callee: The function that takes the values; `nil` if they are only computed.
    func body(callee: ValuePlan.Callee?) -> BodyPlan {
        let order = tree.order(of: node)
        var body = BodyPlan(
            bindings: order.map { binding(of: $0) }, parts: parts(of: order),
            results: callee.map { results(callee: $0) } ?? [])
        addSteps(to: &body, order)
        // A scope gets its values between the constants. In code for tests, constants may be replaced.
        if body.scope != nil || tree.mocks != nil { return body }
        let folded = ValueFolder.fold(body, deepest: tree.deepestCall)
        return folded.bindings.count <= tree.division.longest ? folded : body
    }

    private func binding(of property: PropertyID) -> BodyPlan.Binding {
        let id = graph.binding(property, of: node)
        let binding = graph.bindings[id]
        return BodyPlan.Binding(
            name: name(of: property), condition: tree.condition(of: id), annotation: annotation(for: binding),
            value: value(of: id, binding))
    }

    private func addSteps(to body: inout BodyPlan, _ order: [PropertyID]) {
        guard var planner = ScopeStepPlanner(self) else { return }
        for (index, property) in order.enumerated() {
            let step = planner.step(before: graph.binding(property, of: node), at: index)
            if !step.isEmpty { body.steps[index] = step }
        }
        body.scope = planner.use(in: body.parts)
    }

    /// Returns the value that an entry point returns, by `#if` branch: a stored one, or one that is made on each call.
    func results(ofEntryPoint id: BindingID) -> [BodyPlan.Result] {
        graph.branches(of: id).map { branch in
            let binding = graph.bindings[branch]
            return BodyPlan.Result(
                condition: tree.condition(of: branch), value: returned(binding, by: branch))
        }
    }

    /// An entry point makes its value itself, unless its type is one that defers making. A type of another front end's library
    /// is a value like others.
    private func returned(_ binding: BindingGraph.Binding, by id: BindingID) -> ValuePlan {
        guard case .instantiated(let target, _) = binding.role,
            graph.dialect(of: node).deferral(graph.types[binding.type]) == nil
        else { return value(of: id, binding) }
        return instance(of: target, by: id)
    }

    private func results(callee: ValuePlan.Callee) -> [BodyPlan.Result] {
        let branches = graph.branchedCalls(of: node)
        guard !branches.isEmpty else {
            let value = construction(of: node, callee: callee) { known($0) }
            return [BodyPlan.Result(value: replaceable(value))]
        }
        return branches.map { branch in
            let arguments = branch.arguments.map { self.argument($0, known($0.property)) }
            return BodyPlan.Result(
                condition: branch.conditions.conjunction, value: replaceable(.call(callee, arguments)))
        }
    }

    /// A test may replace the call of a type with a configuration.
    private func replaceable(_ value: ValuePlan) -> ValuePlan {
        guard !isOutermost, tree.mocks?.isConfigured(node) == true else { return value }
        let values = graph.arguments(of: node).map { known($0.property) }
        return .replaceable(.builder, values, otherwise: value)
    }

    /// The values that the replacements of the whole tree hold.
    var settings: [LocalName] {
        graph.bindings(of: node).filter { graph.isSetting($0, of: node) && !isNeverSet($0) }
            .map { name(of: graph.property($0, of: node)) }
    }

    private func parts(of order: [PropertyID]) -> [BodyPlan.Part] {
        guard tree.owners.isDivisible(node) else { return [] }
        return tree.division.parts(of: order, of: node, in: graph).enumerated().map { index, places in
            let types = order.dropFirst(places.lowerBound).prefix(places.count).map { property in
                tree.text(graph.types.spelling(of: graph.bindings[graph.binding(property, of: node)].type))
            }
            return BodyPlan.Part(name: tree.name(ofPart: index), places: places, types: types)
        }
    }

    /// Returns the value of a property whose turn has come. A property that no type above provides is `nil`.
    func known(_ property: PropertyID) -> ValuePlan {
        let binding = graph.binding(property, of: node)
        guard case .received(let need) = graph.bindings[binding].role else {
            let isSetting = graph.isSetting(binding, of: node)
            if isSetting, isNeverSet(binding) { return .absent }
            guard isSetting, !isOutermost else { return .name(name(of: property)) }
            let isMade = tree.mocks?.isMade(binding, of: node) == true
            return .setting(name(of: property), isMade: isMade)
        }
        if isOutermost || isNeverMet(need) { return .absent }
        return handed(need) ?? .name(name(of: property))
    }

    private func isNeverSet(_ setting: BindingID) -> Bool { tree.mocks?.isNeverSet(setting) == true }

    private func isNeverMet(_ need: Need) -> Bool {
        tree.scopes.isNeverMet(need, in: graph) || tree.owners.isNeverMet(need, of: node)
    }

    /// Returns the value of a need that the function's scope holds; `nil` if it is a parameter.
    private func handed(_ need: Need) -> ValuePlan? {
        guard takesScope, let field = tree.scope?.name(of: need) else { return nil }
        let local = tree.name(of: need, in: node)
        return .handed(HandedValue(field: field, local: local, isOptional: need.isIfAvailable))
    }

    private func name(of property: PropertyID) -> LocalName { tree.name(ofProperty: property, in: node) }

    /// Returns the property's type if the expression alone would have another type.
    private func annotation(for binding: BindingGraph.Binding) -> TypeText? {
        let types = graph.types
        let written = types.spelling(of: binding.type)
        guard case .instantiated(let target, let mode) = binding.role else { return tree.text(written) }
        let inferred =
            mode.isLazy || mode.isWrapped ? types.bare(of: binding.type) : graph.nodeTypes[target]
        let isFunction = graph.kind(of: target)?.declaresType == false
        return written == inferred && (mode.isLazy || !isFunction) ? nil : tree.text(written)
    }

    private func value(of id: BindingID, _ binding: BindingGraph.Binding) -> ValuePlan {
        switch binding.role {
        case .instantiated(let target, let mode):
            return settable(made(target, mode, as: binding.type, by: id), making: target, by: id)
        case .alias(let need, let isWrapped):
            let source = supply(of: need, for: id)
            // `nil` alone is not a value that could be mapped.
            guard isWrapped, source != .absent else { return source }
            let type = tree.text(graph.types.bare(of: binding.type))
            return mayBeAbsent(need, for: id)
                ? .mapped(source, type) : .call(.type(type), [.init(label: nil, value: source)])
        case .forwarded, .received:
            return known(graph.property(id, of: node))
        }
    }

    private func made(
        _ target: NodeID, _ mode: BindingGraph.InstantiationMode, as type: TypeID, by id: BindingID
    ) -> ValuePlan {
        let instance = instance(of: target, by: id)
        let isOverloaded = mode.isWrapped && graph.kind(of: target)?.declaresType == false
        let exact = isOverloaded ? .typed(instance, tree.text(of: target)) : instance
        let bare = tree.text(graph.types.bare(of: type))
        guard let deferral = mode.deferral else {
            return replaceable(mode.isWrapped ? wrapped(exact, in: bare) : exact, making: target, by: id)
        }
        let product = tree.text(deferral.product(of: graph.types[type]))
        let made = mode.isWrapped ? wrapped(exact, in: product) : exact
        return .deferred(bare, replaceable(made, making: target, by: id))
    }

    /// True if a test may replace what the body makes.
    private var isReplaceable: Bool {
        isOutermost ? tree.mocks?.ownsParts(node) == false : tree.mocks?.isConfigured(node) == true
    }

    /// A test may replace a part that has no configuration of its own.
    private func replaceable(_ value: ValuePlan, making target: NodeID, by id: BindingID) -> ValuePlan {
        guard let mocks = tree.mocks, mocks.form == .mock, isReplaceable, !mocks.isConfigured(target)
        else { return value }
        let values: [ValuePlan] = mocks.arguments(of: target).map { argument in
            switch argument {
            case .property(let property): self.property(property, of: target, by: id)
            case .need(let need): supply(of: need, for: id)
            }
        }
        return .replaceable(.entry(LocalName(label: graph.bindings[id].label)), values, otherwise: value)
    }

    /// A test may set the whole value in its own tree.
    private func settable(_ value: ValuePlan, making target: NodeID, by id: BindingID) -> ValuePlan {
        guard let part = tree.testParts?.part(of: graph.bindings[id].key) else { return value }
        let seam = tree.seam(of: part, making: target, by: id)
        // What an Instantiator makes is made later, in its closure.
        guard case .deferred(let type, let product) = value else {
            return .replaceable(.part(part.name, part.sharing, seam), [], otherwise: value)
        }
        let watched = seam == .none ? product : .replaceable(.seam(part.name, seam), [], otherwise: product)
        return .replaceable(.part(part.name, part.sharing, .none), [], otherwise: .deferred(type, watched))
    }

    private func wrapped(_ value: ValuePlan, in type: TypeText) -> ValuePlan {
        .call(.type(type), [.init(label: nil, value: value)])
    }
}

// MARK: Calls and needs

extension BodyPlanner {
    /// Returns an instance of a type: a call of the type's function if it has one, otherwise of its initializer.
    private func instance(of target: NodeID, by id: BindingID) -> ValuePlan {
        let callees = tree.callees
        guard let function = callees.functions.sortedIndex(of: target) else {
            return construction(of: target, callee: .type(tree.text(of: target))) {
                property($0, of: target, by: id)
            }
        }
        var arguments = callees.parameters(of: target).map { parameter in
            let value =
                switch parameter {
                case .property(let property): self.property(property, of: target, by: id)
                case .need(let need): supply(of: need, of: target, by: id)
                }
            return ValuePlan.Argument(label: callees.name(of: parameter, in: target), value: value)
        }
        if let mocks = tree.mocks, mocks.isConfigured(target) {
            let label = LocalName(label: graph.bindings[id].label)
            let hasEntry = isReplaceable && !mocks.isRecursion(from: node, to: target)
            arguments.append(.init(label: nil, value: .configuration(hasEntry ? label : nil)))
        }
        if tree.scope?.isTaken(by: target) == true {
            let isPart = callees.isSendable(target) && !isSendable
            arguments.append(.init(label: nil, value: .scope(for: Symbol(function), isSendablePart: isPart)))
        }
        return .call(.function(Symbol(function)), arguments)
    }

    /// Returns the value of a target's property that its creator passes in.
    private func property(_ property: PropertyID, of target: NodeID, by id: BindingID) -> ValuePlan {
        let binding = graph.bindings[graph.binding(property, of: target)]
        if let need = binding.role.takenNeed { return supply(of: need, of: target, by: id) }
        guard binding.role.isForwarded else { return .absent }
        let count = graph.bindings(of: target).count {
            graph.bindings[$0].role.isForwarded && !graph.isSetting($0, of: target)
        }
        return .given(member: count == 1 ? nil : binding.label)
    }

    /// Returns the call that receives the dependencies themselves.
    private func construction(
        of target: NodeID, callee: ValuePlan.Callee, property: (PropertyID) -> ValuePlan
    ) -> ValuePlan {
        let arguments = tree.arguments(of: target).map { argument($0, property($0.property)) }
        guard let function = graph.function(making: target), case .type(let type) = callee else {
            return .call(callee, arguments)
        }
        let owner = graph.functionOwner(of: target).map { tree.text($0) }
        return .call(.member(owner ?? type, function), arguments)
    }

    private func argument(_ argument: BindingGraph.BoundArgument, _ value: ValuePlan) -> ValuePlan.Argument {
        ValuePlan.Argument(label: argument.label.map { LocalName(label: $0) }, value: value)
    }

    /// Returns the value that meets a need of a binding. It is `nil` at a root, where only an if-available need can
    /// remain open, and below it if no type provides the value.
    private func supply(of need: Need, for id: BindingID) -> ValuePlan {
        switch tree.scopes.supply(of: need, for: id, of: node, in: graph) {
        case .binding(let binding): known(graph.property(binding, of: node))
        case .outside:
            isOutermost || isNeverMet(need)
                ? .absent : handed(need) ?? .name(tree.name(of: need, in: node))
        }
    }

    /// Returns the value that meets a need of a target. In code for tests, an owner is made without what the test keeps.
    private func supply(of need: Need, of target: NodeID, by id: BindingID) -> ValuePlan {
        let isAbsent = tree.mocks != nil && tree.owners.isNeverMet(need, of: target)
        return isAbsent ? .absent : supply(of: need, for: id)
    }

    private func mayBeAbsent(_ need: Need, for id: BindingID) -> Bool {
        guard need.isIfAvailable else { return false }
        guard case .binding(let binding) = tree.scopes.supply(of: need, for: id, of: node, in: graph)
        else {
            return true
        }
        return graph.types[graph.bindings[binding].type].isOptional
    }
}
