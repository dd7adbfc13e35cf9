import ArborGraph
import ArborModel
import ArborPlans

/// Plans the `init()` of one root.
///
/// A type that is created in one step is a call wherever it is needed. A type whose construction computes values first
/// becomes one function, however many properties create it. The code thus grows with the types and not with the paths
/// to them. The function receives its type's forwarded values and needs, so it captures nothing. A recursion through
/// Instantiators is a function that calls itself.
///
/// It is a class because each function's planner holds it.
final class TreePlanner: Sendable {
    let graph: BindingGraph
    let scopes: Scopes
    let root: NodeID
    /// The nodes that have functions, in the order of their ids. The functions have the same order.
    let functions: [NodeID]
    let names: NamePlanner.Names
    let code: CodeNames
    let division: FunctionSplitter
    /// The greatest number of calls within each other.
    let deepestCall: Int
    /// The properties that only entry points return. The initializer doesn't compute them.
    let entryPoints: Set<PropertyID>
    /// The scopes of functions with many needs; `nil` if no function has many.
    let scope: TreeScope?
    /// The planner of the functions that the root shares with others; `nil` if it has its own.
    let shared: TreePlanner?
    /// What tests may replace; `nil` for code of production.
    let mocks: Mocks?
    private let replacements: ConfigurationPlan?
    /// The parts that a test may set; `nil` for code of production and for mocks.
    let testParts: TestParts?
    /// The name of the type that holds the functions, if this planner plans shared ones.
    private let sharedType: String?
    private let conditions: TreeConditions
    /// The `@available` attributes of the code. A root itself is only available where the types of its tree are. A test makes
    /// them for a type that receives them.
    let availability: [String]
    private let sendable: [NodeID]
    let owners: Owners
    private let isIsolatedByDefault: Bool

    /// - Parameters:
    ///   - roots: One root, or several that share functions.
    ///   - shared: The planner of the functions, if the root has none of its own.
    ///   - sharedType: The name of the type that holds the functions of several roots.
    init(
        roots: [NodeID], shared: TreePlanner? = nil, sharedType: String? = nil,
        of validated: ValidatedGraph, _ surroundings: PlannedTrees.Surroundings, with planner: inout Worker
    ) {
        let root = roots[0]
        let (code, limits, mocks) = (surroundings.code, surroundings.limits, surroundings.mocks)
        let isIsolatedByDefault = surroundings.isIsolatedByDefault
        // Only the extension of a root hides names.
        let place = sharedType == nil ? surroundings.roots.sortedIndex(of: root) : nil
        let tree =
            shared == nil
            ? planner.names.tree(below: roots, of: validated.graph)
            : Tree(aloneWith: root, of: validated.graph)
        self.shared = shared
        self.sharedType = sharedType
        self.mocks = mocks
        replacements =
            surroundings.replacements.isEmpty ? nil : place.flatMap { surroundings.replacements[$0] }
        graph = validated.graph
        scopes = validated.scopes
        let owners = surroundings.owners.below(
            root, isIsolatedByDefault: isIsolatedByDefault, isInTest: mocks?.mayIsolate(root) == true)
        self.owners = owners
        self.root = root
        functions =
            shared != nil
            ? []
            : tree.nodes.filter {
                (validated.scopes.isComputed($0) || !validated.graph.branchedCalls(of: $0).isEmpty
                    || mocks?.isConfigured($0) == true) && tree.isMade($0)
            }
        let entryPoints = validated.graph.entryPointProperties(of: root)
        let division = FunctionSplitter(longest: limits.longestBody)
        let many = ManyNeeds(among: functions, most: limits.mostParameters, of: tree, owners, in: validated)
        let parts = (functions + [root]).lazy.map { node in
            let order = validated.scopes.order(of: node, in: validated.graph)
            let computed = node == root ? order.filter { !entryPoints.contains($0) } : order[...]
            if !owners.isDivisible(node) { return 0 }
            return division.parts(of: computed, of: node, in: validated.graph).count
        }
        names = planner.names.names(
            of: tree, functions: functions, parts: parts.max() ?? 0, besides: shared?.names.functions,
            many: many, hiding: place.map { surroundings.hidden[$0] }, code, in: validated)
        self.entryPoints = entryPoints
        self.code = code
        self.division = division
        deepestCall = limits.deepestCall
        self.isIsolatedByDefault = isIsolatedByDefault
        conditions = planner.conditions.conditions(below: root, functions: functions)
        availability =
            mocks?.availability(below: roots) ?? validated.graph.particulars(of: root)?.availability ?? []
        scope =
            shared?.scope
            ?? TreeScope(many, of: tree, names: names, conditions: conditions, in: validated.graph)
        sendable = tree.sendable
        if let mocks, mocks.form == .test {
            testParts = TestParts(of: tree, conditions: conditions, mocks, in: validated.graph)
        } else {
            testParts = nil
        }
    }

    /// The planners that plan one tree after the other.
    struct Worker {
        var names = NamePlanner()
        var conditions: ConditionPlanner
    }

    /// The planner of the functions that the code calls.
    var callees: TreePlanner { shared ?? self }

    /// The frame of functions that several roots share.
    func sharedFrame(of group: RootGroup) -> RootPlan {
        RootPlan(
            condition: condition,
            availability: availability,
            type: .written(sharedType ?? ""), isolation: group.surroundings.isolation,
            functionNames: names.functions.texts, functionCount: functions.count,
            scope: scope?.plan(for: self, isNonisolated: isIsolatedByDefault), isShared: true)
    }

    /// The parts of the root's code that are not planned in slices.
    ///
    /// - Parameter shared: The index of the frame of its functions; `nil` if it has its own.
    func frame(shared: Int? = nil) -> RootPlan {
        let particulars = graph.particulars(of: root)
        var plan = RootPlan(
            condition: condition, availability: availability, type: type,
            isolation: isolation, isClass: graph.kind(of: root) == .class,
            parameter: particulars?.mayHaveSuperclass == true ? parameter : nil,
            functionNames: names.functions.texts, functionCount: functions.count,
            scope: shared == nil ? scope?.plan(for: self, isNonisolated: isIsolatedByDefault) : nil,
            implementation: ImplementationPlanner(self)?.plan, shared: shared)
        if let function = graph.mockFunction(of: root) { plan.mock = mock(function) }
        return plan
    }

    /// The function that makes the root for tests.
    private func mock(_ function: MockRole.Function) -> MockPlan {
        let bindings = graph.bindings(of: root)
        let parameters = function.parameters.compactMap { given -> MockPlan.Parameter? in
            guard
                let binding = bindings.first(where: {
                    graph.symbols[graph.bindings[$0].label] == given.dependency
                })
            else { return nil }
            var parameter = self.parameter(.property(graph.property(binding, of: root)), of: root)
            parameter.name = LocalName(label: graph.bindings[binding].label)
            parameter.isSent = mocks?.isSent(binding) == true
            return MockPlan.Parameter(parameter, value: given.value)
        }
        var plan = MockPlan(
            attributes: function.attributes, result: typeInside, parameters: parameters,
            replacements: replacements)
        plan.parts = testPartsPlan
        return plan
    }

    /// Returns the properties that the construction of a node computes, each after those that it depends on.
    func order(of node: NodeID) -> [PropertyID] {
        let order = scopes.order(of: node, in: graph)
        return node == root && !entryPoints.isEmpty
            ? order.filter { !entryPoints.contains($0) } : Array(order)
    }

    /// The condition of the `#if` around the root's code, or "".
    var condition: String { conditions.root }

    private var type: TypeText {
        guard graph.particulars(of: root)?.genericParameters.isEmpty == false,
            let name = graph.nodes[root].declaration?.name
        else { return code.text(of: graph.nodeTypes[root]) }
        return .written(name)
    }

    /// A nested type of a superclass may hide the first part of a qualified name. An alias can't replace it, because a
    /// default value that is visible to others can't contain a private name.
    private var parameter: RootPlan.DistinctParameter {
        let type = graph.nodeTypes[root]
        return graph.types[type].isNested && isHidden(type) ? .never : .ownType(code.text(of: type))
    }

    private var isolation: WrittenConcurrency.Isolation {
        (mocks?.actor(of: root) ?? graph.writtenActor(ofRoot: root)).map {
            .attribute(code.text(ofActor: $0))
        }
            ?? graph.writtenIsolation(ofRoot: root)
    }

    func text(of node: NodeID) -> TypeText { text(graph.nodeTypes[node]) }

    func text(_ type: TypeID) -> TypeText {
        isHidden(type) ? text(graph.types[type]) : code.text(of: type)
    }

    private func isHidden(_ type: TypeID) -> Bool {
        if names.aliases.isEmpty { return false }
        var isHidden = false
        graph.types.forEachName(of: type) { isHidden = isHidden || names.aliases[$0] != nil }
        return isHidden
    }

    /// Returns the name of the type in the root's extension.
    func text(_ type: TypeExpression) -> TypeText { .written(code.mapped(aliased(type)).description) }

    private func aliased(_ type: TypeExpression) -> TypeExpression {
        if names.aliases.isEmpty { return type }
        return type.mapNames { written in
            guard case .named(let name, let arguments) = written,
                let alias = graph.symbols.find(name).flatMap({ names.aliases[$0] })
            else { return nil }
            return .named(alias, arguments.map(aliased))
        }
    }

    /// Returns the body of `init()`.
    func body() -> BodyPlan {
        BodyPlanner(tree: self, node: root, isOutermost: true)
            .body(callee: callee)
    }

    /// The root's type as it is written in its own extension, where the names of its generic parameters mean these.
    private var typeInside: TypeText {
        guard graph.particulars(of: root)?.genericParameters.isEmpty == false else { return text(of: root) }
        return graph.types[graph.nodeTypes[root]].isNested ? code.text(of: graph.nodeTypes[root]) : type
    }

    /// The values of the replacements that the root's body names.
    var settings: [LocalName] { BodyPlanner(tree: self, node: root, isOutermost: true).settings }

    private var callee: ValuePlan.Callee? {
        if graph.mockFunction(of: root) != nil { return .type(typeInside) }
        return graph.implementation(of: root) == nil ? .selfInitializer : nil
    }

    /// Returns the condition of a binding that is one of several, each in a branch of its own. It is the condition that
    /// must hold in addition to that of the owner's code. Otherwise, it returns "".
    func condition(of binding: BindingID) -> String { conditions.bindings[binding] ?? "" }

    /// Returns whether any thread may make the type.
    func isSendable(_ node: NodeID) -> Bool { sendable.sortedIndex(of: node) != nil }

    func function(_ index: Int) -> FunctionPlan {
        let node = functions[index]
        let body = BodyPlanner(tree: self, node: node, isOutermost: false)
        return FunctionPlan(
            name: Symbol(index), condition: conditions.functions[node] ?? "",
            isSendable: isSendable(node), isNonisolated: owners.isNonisolated(node),
            parameters: parameters(of: node).map { parameter($0, of: node) }, takesScope: body.takesScope,
            isConfigured: mocks?.isConfigured(node) == true,
            result: text(of: node), body: body.body(callee: .type(text(of: node))))
    }
}

// MARK: Parameters and names

extension TypeExpression {
    /// True for `A.B`.
    fileprivate var isNested: Bool {
        switch self {
        case .member: true
        case .named(let name, _): name.utf8.contains(UInt8(ascii: "."))
        default: false
        }
    }
}
