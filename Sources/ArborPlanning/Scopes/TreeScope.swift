import ArborGraph
import ArborModel
import ArborPlans

/// The scopes of one root's code: which functions receive one, and the values that they hold.
///
/// A value that is provided at the top and needed far below would be a parameter of every function between. The code
/// would grow with the depth times the values, and the compiler's time with their square. So a function with many needs
/// receives them in one scope. A function that provides some of the values hands down another scope with them, and
/// leaves the one that it receives as it is.
struct TreeScope: Sendable {
    /// A value that scopes hold.
    fileprivate struct Field: Sendable {
        var need: Need
        var name: LocalName
        /// The condition of the `#if` around the field, or "".
        var condition = ""
        /// True if a function needs it that receives a scope of the plain class.
        var isPlain = false
        /// True if a function needs it that receives a scope of the `Sendable` class.
        var isSendable = false
    }

    let names: ScopeNames
    /// The functions that receive a scope, in the order of their ids.
    private let takers: [NodeID]
    private let fields: [Field]
    /// By need, the index of its field; -1 for a need that no scope meets.
    private let indices: Table<Need, Int32>
    /// The functions whose products closures make, in the order of their ids.
    private let deferred: [NodeID]
    private let many: ManyNeeds
    private let roots: [NodeID]

    /// Returns `nil` if no function has many needs.
    init?(
        _ many: ManyNeeds, of tree: Tree, names: NamePlanner.Names, conditions: TreeConditions,
        in graph: BindingGraph
    ) {
        guard !many.nodes.isEmpty, let names = names.scope else { return nil }
        self.names = names.symbols
        self.many = many
        roots = tree.roots
        takers = many.nodes
        deferred = tree.deferredTargets(in: graph).filter { many.nodes.sortedIndex(of: $0) != nil }
        var fields: [Field] = []
        var indices = Table<Need, Int32>(repeating: -1, count: 2 * graph.keyCount)
        for node in takers {
            let isSendable = tree.sendable.sortedIndex(of: node) != nil
            many.forEachNeed(handedTo: node) { need in
                if indices[need] < 0 {
                    indices[need] = Int32(fields.count)
                    fields.append(Field(need: need, name: LocalName(label: graph.label(of: need.key))))
                }
                fields[Int(indices[need])].isNeeded(bySendable: isSendable)
            }
        }
        Self.number(&fields, indices, besides: names.sendable, in: graph)
        for (need, condition) in Self.conditions(of: many, conditions) {
            fields[Int(indices[need])].condition = condition
        }
        self.fields = fields
        self.indices = indices
    }

    /// Returns whether a function receives a scope.
    func isTaken(by node: NodeID) -> Bool { takers.sortedIndex(of: node) != nil }

    /// Returns whether the functions that receive a scope find the value of a need in it.
    func holds(_ need: Need) -> Bool { indices[need] >= 0 }

    func name(of need: Need) -> LocalName? { field(of: need)?.name }

    private func field(of need: Need) -> Field? { holds(need) ? fields[Int(indices[need])] : nil }

    /// Adds a value to the fields of a step that hold it.
    ///
    /// - Parameter isSendable: True if the scope is of the `Sendable` class.
    func assign(
        _ value: ValuePlan, to need: Need, if condition: String, in step: inout ScopeStep, isSendable: Bool
    ) {
        guard let field = field(of: need) else { return }
        let assignment = ScopeStep.Assignment(
            field: field.name, value: value,
            condition: [condition, field.condition].filter { !$0.isEmpty }.conjunction)
        if isSendable || field.isPlain { step.assignments.append(assignment) }
        if !isSendable, field.isSendable { step.sendable.append(assignment) }
    }

    /// Returns the plan of the classes.
    func plan(for tree: TreePlanner, isNonisolated: Bool) -> ScopePlan {
        let needs = order(in: tree.graph, below: roots)
        let plain = needs.filter { field(of: $0)?.isPlain == true }
        let sendable = needs.filter { field(of: $0)?.isSendable == true }
        var kept = SparseSet<Need>(count: 2 * tree.graph.keyCount)
        return ScopePlan(
            names: names, fields: plain.compactMap { plan(of: $0, for: tree) },
            sendableFields: sendable.compactMap { plan(of: $0, for: tree) },
            kept: deferred.compactMap {
                many.collectNeeds(handedTo: $0, in: &kept)
                return plan(ofKept: kept, by: $0, plain: plain, sendable: sendable, for: tree)
            },
            isNonisolated: isNonisolated)
    }

    /// Returns the needs in the order in which a search in depth meets their consumers. The values that one function needs
    /// are then neighbours, or nearly so.
    private func order(in graph: BindingGraph, below roots: [NodeID]) -> [Need] {
        var order: [Need] = []
        var left = Set(fields.map(\.need))
        graph.visitInDepth(from: roots) { node in
            for binding in graph.bindings[graph.bindings(of: node)] {
                if let need = binding.role.need, left.remove(need) != nil { order.append(need) }
            }
        }
        return order + left.sorted()
    }

    private func plan(of need: Need, for tree: TreePlanner) -> ScopePlan.Field? {
        field(of: need).map { field in
            ScopePlan.Field(
                name: field.name, type: tree.text(tree.graph.spellings[need.key]),
                isOptional: need.isIfAvailable,
                condition: field.condition)
        }
    }

    private func plan(
        ofKept needs: SparseSet<Need>, by node: NodeID, plain: [Need], sendable: [Need], for tree: TreePlanner
    ) -> ScopePlan.Kept? {
        guard let function = tree.functions.sortedIndex(of: node) else { return nil }
        let (ranges, sendableRanges) = (plain.ranges(of: needs), sendable.ranges(of: needs))
        return tree.isSendable(node)
            ? .init(function: Symbol(function), isSendable: true, fields: sendableRanges)
            : .init(function: Symbol(function), fields: ranges, sendableFields: sendableRanges)
    }
}

extension TreeScope.Field {
    mutating func isNeeded(bySendable isBySendable: Bool) {
        if isBySendable { isSendable = true } else { isPlain = true }
    }
}

extension TreeScope {
    /// Numbers the fields whose labels are equal.
    private static func number(
        _ fields: inout [Field], _ indices: Table<Need, Int32>, besides reserved: String,
        in graph: BindingGraph
    ) {
        var taken: Set = [reserved]
        var table = NameTable { taken.insert($0).inserted }
        for need in graph.inNamedOrder(fields.map(\.need)[...]) {
            let label = graph.label(of: need.key)
            fields[Int(indices[need])].name.number = table.number(for: graph.symbols[label])
        }
    }

    /// The conditions of the fields that no function has in some build. Such a build may not have their types.
    private static func conditions(of many: ManyNeeds, _ conditions: TreeConditions) -> [Need: String] {
        if many.nodes.allSatisfy({ conditions.functions[$0] == nil }) { return [:] }
        var found: [Need: Set<String>] = [:]
        for node in many.nodes {
            many.forEachNeed(handedTo: node) { need in
                found[need, default: []].insert(conditions.functions[node] ?? "")
            }
        }
        return found.mapValues { $0.contains("") ? "" : $0.sorted().disjunction }
    }
}

extension [String] {
    /// A condition that holds if one of these conditions holds.
    fileprivate var disjunction: String {
        count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " || ")
    }
}

extension ManyNeeds {
    /// Replaces the contents of a set. Deep trees hand many needs to many functions, so they aren't hashed.
    fileprivate func collectNeeds(handedTo node: NodeID, in needs: inout SparseSet<Need>) {
        needs.clear()
        forEachNeed(handedTo: node) { _ = needs.insert($0) }
    }
}

extension [Need] {
    /// Returns the ranges of indices at which the array has one of the given needs.
    fileprivate func ranges(of needs: SparseSet<Need>) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for index in indices where needs.contains(self[index]) {
            if let last = ranges.last, last.upperBound + 1 == index {
                ranges[ranges.count - 1] = last.lowerBound...index
            } else {
                ranges.append(index...index)
            }
        }
        return ranges
    }
}
