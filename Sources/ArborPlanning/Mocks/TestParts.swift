import ArborGraph
import ArborModel
import ArborPlans

/// The parts of one tree that a test may set, by their keys. Wherever the tree makes a value of one name and type, it takes
/// the one that the test sets. So the structure that holds them is flat, and grows with the types.
struct TestParts: Sendable {
    /// A part.
    struct Part: Sendable {
        var name: TestPartsPlan.Name
        /// The type of the property, without a `?`.
        var type: TypeExpression
        /// The different conditions of the places that make the part; empty if one makes it in each build.
        var conditions: [String]
        /// The form of the part, if any thread may make it or if it may be sent to an actor.
        var sharing: TestPartsPlan.Sharing
        /// True if a strict test can fail by the part.
        var isSeam = false
        /// The place of the first property that makes the part: `App → Home.clock in Home.swift`.
        var path: String

        /// The condition of the `#if` around the part, or "".
        var condition: String {
            conditions.count < 2
                ? conditions.first ?? "" : conditions.map { "(\($0))" }.joined(separator: " || ")
        }
    }

    /// The classes that a strict test uses in place of protocols.
    private(set) var doubles: Set<String> = []
    /// True if some code of the tree is in an `#if`.
    let isConditional: Bool
    /// The parts, in the order of the tree.
    private(set) var parts: [Part] = []
    private var indices: [KeyID: Int] = [:]
    private var absent: [Symbol: Int] = [:]

    /// - Parameters:
    ///   - tree: The types of the tree.
    ///   - conditions: The conditions of the functions that make the types.
    init(of tree: Tree, conditions: TreeConditions, _ mocks: Mocks, in graph: BindingGraph) {
        let doubles = mocks.doubles
        isConditional = !conditions.functions.isEmpty || !conditions.bindings.isEmpty
        let paths = TestPaths(below: tree.roots[0], in: graph)
        let shared = Self.shared(of: tree, paths, in: graph)
        for node in paths.order {
            let condition = conditions.functions[node] ?? ""
            for id in graph.bindings(of: node) {
                guard case .instantiated(let target, let mode) = graph.bindings[id].role else { continue }
                let value = Value(binding: graph.bindings[id], target: target, mode: mode)
                let sharing = graph.sharing(of: value, isShared: shared.contains(node), doubles)
                add(value, of: node, condition, sharing, paths, doubles, in: graph)
            }
        }
        addAbsent(of: tree.roots[0], mocks, in: graph)
        separateNames(graph.symbols)
    }

    /// A property that makes its value.
    fileprivate struct Value {
        var binding: BindingGraph.Binding
        var target: NodeID
        var mode: BindingGraph.InstantiationMode
    }

    /// The types whose parts any thread may make, or that may be sent to an actor.
    private static func shared(of tree: Tree, _ paths: TestPaths, in graph: BindingGraph) -> Set<NodeID> {
        var seen = SparseSet<NodeID>()
        seen.reserve(graph.nodeCount)
        let sent = Tree.closure(of: paths.order.filter(graph.maySendValues), in: graph, seen: &seen)
        return Set(tree.sendable).subtracting([tree.roots[0]]).union(sent)
    }

    /// Adds the part of a property, or another place that makes a part.
    private mutating func add(
        _ value: Value, of node: NodeID, _ condition: String, _ sharing: TestPartsPlan.Sharing,
        _ paths: TestPaths, _ doubles: [TypeExpression: DoubleReference], in graph: BindingGraph
    ) {
        let binding = value.binding
        let isSeam = graph.isSeam(binding, value.target, value.mode)
        if isSeam, let double = doubles[graph.types[binding.type].nonOptional.bare.normal] {
            self.doubles.insert(double.name)
        }
        if let index = indices[binding.key] {
            return parts[index].join(condition, sharing, isSeam: isSeam)
        }
        indices[binding.key] = parts.count
        parts.append(
            Part(
                name: .label(LocalName(label: binding.label)),
                type: graph.types[graph.types.spelling(of: binding.type)].nonOptional,
                conditions: condition.isEmpty ? [] : [condition], sharing: sharing, isSeam: isSeam,
                path: paths.path(of: graph.symbols[binding.label], in: node)))
    }

    /// What the tree can do without is absent unless a test sets it.
    private mutating func addAbsent(of root: NodeID, _ mocks: Mocks, in graph: BindingGraph) {
        for id in graph.bindings(of: root) where graph.isSetting(id, of: root) && !mocks.isNeverSet(id) {
            let binding = graph.bindings[id]
            absent[binding.label] = parts.count
            parts.append(
                Part(
                    name: .label(LocalName(label: binding.label)),
                    type: graph.types[graph.types.spelling(of: binding.type)].nonOptional, conditions: [],
                    sharing: .none, path: ""))
        }
    }

    /// The names of the parts that are absent unless a test sets them, by the label of the root's own value.
    var absentNames: [Symbol: TestPartsPlan.Name] { absent.mapValues { parts[$0].name } }

    /// Returns the part that a binding makes; `nil` if a test can't set it.
    func part(of key: KeyID) -> Part? {
        indices[key].map { parts[$0] }
    }

    /// Parts of one name and different types get their types as parts of their names, and so do those that no member may have.
    private mutating func separateNames(_ symbols: StringInterner) {
        var labels: [(index: Int, label: LocalName, text: String)] = []
        for index in parts.indices {
            guard case .label(let label) = parts[index].name else { continue }
            labels.append((index, label, symbols[label.label]))
        }
        let byText = Dictionary(grouping: labels, by: \.text)
        var taken = Set(byText.keys)
        for (index, label, text) in labels where byText[text]?.count != 1 || Self.reserved.contains(text) {
            var suffix = parts[index].type.bare.description.nameLetters
            while !taken.insert(text + "_" + suffix).inserted { suffix += "_" }
            parts[index].name = .typed(label, suffix)
        }
    }

    /// The names that mean something else after a dot.
    private static let reserved: Set<String> = ["Type", "Protocol", "self", "init"]
}

extension BindingGraph {
    /// Returns whether a value is behind a protocol or a superclass, or comes from a library, and so is not the code under
    /// test.
    func isSeam(_ binding: Binding, _ target: NodeID, _ mode: InstantiationMode) -> Bool {
        let made = mode.deferral?.product(of: types[binding.type]) ?? types[binding.type]
        if mode.isWrapped { return kind(of: target)?.declaresType == false }
        let isOwn = made.nonOptional.bare.normal == types[nodeTypes[target]].normal
        return !isOwn || kind(of: target)?.declaresType == false
    }

    /// Returns the form of a part. A value that any thread may use is as good as a closure that makes one.
    fileprivate func sharing(
        of value: TestParts.Value, isShared: Bool, _ doubles: [TypeExpression: DoubleReference]
    ) -> TestPartsPlan.Sharing {
        guard isShared else { return .none }
        return isCertainlySendable(value, doubles) ? .value : .function
    }

    /// Returns whether any thread may use the value of a property.
    private func isCertainlySendable(
        _ value: TestParts.Value, _ doubles: [TypeExpression: DoubleReference]
    ) -> Bool {
        if value.mode.isLazy { return value.mode.isSendable }
        let type = types[value.binding.type].nonOptional.bare.normal
        if type == types[nodeTypes[value.target]].normal { return isCertainlySendable(value.target) }
        return doubles[type]?.isSendable == true
    }
}

extension TestParts.Part {
    /// Adds another place that makes the part.
    fileprivate mutating func join(
        _ other: String, _ sharing: TestPartsPlan.Sharing, isSeam: Bool
    ) {
        self.isSeam = self.isSeam || isSeam
        if self.sharing == .none { self.sharing = sharing }
        if conditions.isEmpty || conditions.contains(other) { return }
        if other.isEmpty { conditions = [] } else { conditions.append(other) }
    }
}
