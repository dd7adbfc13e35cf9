import ArborGraph
import ArborModel
import ArborPlans

/// Plans what a body adds to the scope that it passes on, in the order in which its values are computed.
///
/// A value is added before the first call that needs it, together with the others that the call needs.
struct ScopeStepPlanner {
    /// A value that is added: a property, a branch of one, or a parameter of the function.
    private struct Addition: Hashable {
        var need: Need
        var binding: BindingID?
    }

    private let body: BodyPlanner
    private let scope: TreeScope
    /// The keys of the body's own values. A function that receives a scope adds no others to it.
    private let ownKeys: Set<KeyID>
    private var added: Set<Addition> = []
    private var computed: Set<BindingID> = []
    /// The indices of the bindings that a step precedes.
    private var steps: [Int] = []
    private var firstCall: Int?
    private var calls = 0
    private var callsInBranches = 0

    private var graph: BindingGraph { body.tree.graph }

    /// Returns `nil` if no function receives a scope.
    init?(_ body: BodyPlanner) {
        guard let scope = body.tree.scope else { return nil }
        self.body = body
        self.scope = scope
        ownKeys = Set(body.tree.graph.bindings[body.tree.graph.bindings(of: body.node)].map(\.key))
    }

    /// Returns what is added before the value of a binding is computed.
    ///
    /// - Parameter index: The index of the binding in the order of computation.
    mutating func step(before binding: BindingID, at index: Int) -> ScopeStep {
        defer { computed.insert(binding) }
        guard let target = body.scopeTaker(madeBy: binding) else { return ScopeStep() }
        if !body.tree.condition(of: binding).isEmpty { callsInBranches += 1 }
        return step(for: [(target, binding)], at: index)
    }

    /// Returns what a scope holds that is made after all values are computed; `nil` if no call takes one.
    ///
    /// - Parameter bindings: The bindings whose values the calls make.
    mutating func step(beforeCallsOf bindings: [BindingID]) -> ScopeStep? {
        let calls = bindings.compactMap { binding in body.scopeTaker(madeBy: binding).map { ($0, binding) } }
        if calls.isEmpty { return nil }
        computed.formUnion(graph.bindings(of: body.node))
        return step(for: calls, at: 0)
    }

    /// Returns how the body uses a scope; `nil` if it passes none.
    func use(in parts: [BodyPlan.Part]) -> ScopeUse? {
        if calls == 0 { return nil }
        return ScopeUse(
            declaration: declaration(in: parts), isReceived: body.takesScope, isSendable: body.isSendable,
            mayBeUnused: calls == callsInBranches)
    }

    private func declaration(in parts: [BodyPlan.Part]) -> ScopeUse.Declaration {
        guard let first = steps.first else { return body.takesScope ? .parameter : .empty }
        // The function of a part can't declare what the others use, nor a step what a call before it takes.
        let declares = steps.count == 1 && first == firstCall && !parts.contains { $0.places.contains(first) }
        return declares ? .step : .variable
    }

    private mutating func step(for calls: [(target: NodeID, binding: BindingID)], at index: Int) -> ScopeStep
    {
        self.calls += calls.count
        if !calls.isEmpty, firstCall == nil { firstCall = index }
        var additions: [Addition] = []
        for (target, binding) in calls {
            for need in body.tree.scopes.needs(of: target) where scope.holds(need) && mayAdd(need) {
                additions += self.additions(for: need, of: binding).filter { added.insert($0).inserted }
            }
        }
        if additions.isEmpty { return ScopeStep() }
        steps.append(index)
        return step(of: additions)
    }

    private func mayAdd(_ need: Need) -> Bool {
        !body.takesScope || ownKeys.contains(need.key)
            || need.isIfAvailable && graph.unwrappedKey(of: need).map { ownKeys.contains($0) } == true
    }

    private func additions(for need: Need, of binding: BindingID) -> [Addition] {
        switch body.source(of: need, for: binding) {
        case nil: []
        case .parameter: [Addition(need: need)]
        case .binding(let source):
            graph.branches(of: source)
                .filter { $0 == source && graph.branchedProperty(of: $0) == nil || computed.contains($0) }
                .map { Addition(need: need, binding: $0) }
        }
    }

    private func step(of additions: [Addition]) -> ScopeStep {
        let ranks = graph.keyRanks
        var step = ScopeStep()
        for addition in additions.sorted(by: { (ranks[$0.need.key], $0.need) < (ranks[$1.need.key], $1.need) }
        ) {
            let value = addition.binding.map { body.known(graph.property($0, of: body.node)) }
            let condition = addition.binding.map { body.tree.condition(of: $0) }
            scope.assign(
                value ?? .name(body.tree.name(of: addition.need, in: body.node)), to: addition.need,
                if: condition ?? "", in: &step, isSendable: body.isSendable)
        }
        return step
    }
}

extension BodyPlanner {
    /// The origin of a value that a scope gets.
    enum ScopeSource {
        case parameter
        case binding(BindingID)
    }

    /// Returns the node that a binding makes by a function that receives a scope; `nil` for other bindings.
    func scopeTaker(madeBy binding: BindingID) -> NodeID? {
        guard case .instantiated(let target, _) = tree.graph.bindings[binding].role,
            tree.scope?.isTaken(by: target) == true
        else { return nil }
        return target
    }

    /// Returns where the value of a need comes from; `nil` if the scope that the function receives has it, or if it is
    /// absent.
    func source(of need: Need, for binding: BindingID) -> ScopeSource? {
        switch tree.scopes.supply(of: need, for: binding, of: node, in: tree.graph) {
        case .outside: return isOutermost || takesScope ? nil : .parameter
        case .binding(let source):
            let role = tree.graph.bindings[source].role
            if takesScope, case .received(need) = role { return nil }
            return known(tree.graph.property(source, of: node)) == .absent ? nil : .binding(source)
        }
    }
}
