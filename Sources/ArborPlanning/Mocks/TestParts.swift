import ArborGraph
import ArborModel

/// The parts of one tree that a test may set, by their keys. Wherever the tree makes a value of one name and type, it takes
/// the one that the test sets. So the structure that holds them is flat, and grows with the types.
struct TestParts: Sendable {
    /// A part.
    struct Part: Sendable {
        var name: TestPartsPlan.Name
        /// The type of the property, without a `?`.
        var type: TypeExpression
        /// The condition of the `#if` around the part, or "".
        var condition: String
        /// The form of the part, if any thread may make it or if it may be sent to an actor.
        var sharing: TestPartsPlan.Sharing
        /// True if a strict test can fail by the part.
        var isSeam = false
        /// The place of the first property that makes the part: `App → Home.clock in Home.swift`.
        var path: String
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
    init(
        of tree: Tree, conditions: TreeConditions, doubles: [TypeExpression: DoubleReference],
        in graph: BindingGraph
    ) {
        isConditional = !conditions.functions.isEmpty || !conditions.bindings.isEmpty
        let paths = TestPaths(below: tree.roots[0], in: graph)
        var seen = SparseSet<NodeID>()
        seen.reserve(graph.nodeCount)
        let sent = Tree.closure(of: paths.order.filter(graph.maySendValues), in: graph, seen: &seen).sorted()
        for node in paths.order {
            let condition = conditions.functions[node] ?? ""
            let isShared =
                sent.sortedIndex(of: node) != nil
                || node != tree.roots[0] && tree.sendable.sortedIndex(of: node) != nil
            for id in graph.bindings(of: node) {
                let binding = graph.bindings[id]
                guard case .instantiated(let target, let mode) = binding.role else { continue }
                let isSeam = graph.isSeam(binding, target, mode)
                if isSeam {
                    let type = graph.types[binding.type].unwrapped.bare.normal
                    if let double = doubles[type] { self.doubles.insert(double.name) }
                }
                let isValue = graph.isCertainlySendable(binding, target, mode, doubles)
                let sharing: TestPartsPlan.Sharing = isShared ? isValue ? .value : .function : .none
                if let index = indices[binding.key] {
                    parts[index].join(condition, sharing, isSeam: isSeam)
                    continue
                }
                indices[binding.key] = parts.count
                parts.append(
                    Part(
                        name: .label(LocalName(label: binding.label)),
                        type: graph.types[graph.types.spelling(of: binding.type)].unwrapped,
                        condition: condition, sharing: sharing, isSeam: isSeam,
                        path: paths.path(of: graph.symbols[binding.label], in: node)))
            }
        }
        addAbsent(of: tree.roots[0], in: graph)
        separateNames(graph.symbols)
    }

    /// What the tree can do without is absent unless a test sets it.
    private mutating func addAbsent(of root: NodeID, in graph: BindingGraph) {
        for id in graph.bindings(of: root) where graph.isSetting(id, of: root) {
            let binding = graph.bindings[id]
            absent[binding.label] = parts.count
            parts.append(
                Part(
                    name: .label(LocalName(label: binding.label)),
                    type: graph.types[graph.types.spelling(of: binding.type)].unwrapped, condition: "",
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
            var suffix = parts[index].type.asIdentifier
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
        let isOwn = made.unwrapped.bare.normal == types[nodeTypes[target]].normal
        return !isOwn || kind(of: target)?.declaresType == false
    }

    /// Returns whether any thread may use the value of a property.
    fileprivate func isCertainlySendable(
        _ binding: Binding, _ target: NodeID, _ mode: InstantiationMode,
        _ doubles: [TypeExpression: DoubleReference]
    ) -> Bool {
        if mode.isLazy { return mode.isSendable }
        let type = types[binding.type].unwrapped.bare.normal
        if type == types[nodeTypes[target]].normal { return isCertainlySendable(target) }
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
        if condition == other { return }
        condition = condition.isEmpty || other.isEmpty ? "" : "(\(condition)) || (\(other))"
    }
}

/// The ways from a root to the types of its tree.
struct TestPaths {
    /// The types, the nearest to the root first.
    private(set) var order: [NodeID]
    private var owners: [NodeID: NodeID] = [:]
    private let graph: BindingGraph

    /// The most types that a path names. Others would make the code grow with the square of the depth.
    private static let most = 5

    init(below root: NodeID, in graph: BindingGraph) {
        self.graph = graph
        order = [root]
        var seen: Set<NodeID> = [root]
        var next = 0
        while next < order.count {
            let owner = order[next]
            next += 1
            for target in graph.made.targets(of: owner) where seen.insert(target).inserted {
                owners[target] = owner
                order.append(target)
            }
        }
    }

    /// Returns the path of a property. It has no line, because each edit above it would change the generated code.
    func path(of label: String, in node: NodeID) -> String {
        var names = [graph.shownText(of: graph.nodeTypes[node])]
        var owner = owners[node]
        while let current = owner, names.count < Self.most {
            names.append(graph.shownText(of: graph.nodeTypes[current]))
            owner = owners[current]
        }
        if owner != nil { names[names.count - 1] = "…" }
        let file = graph.file(of: node).path.split(separator: "/").last ?? ""
        return names.reversed().joined(separator: " → ") + ".\(label) in \(file)"
    }
}

extension TypeExpression {
    /// The type without a `?` or `!`.
    var unwrapped: TypeExpression {
        switch self {
        case .optional(let base), .implicitlyUnwrapped(let base): base.unwrapped
        case .named(let name, let arguments)
        where ["Optional", "Swift.Optional"].contains(name) && arguments.count == 1:
            arguments[0].unwrapped
        default: self
        }
    }

    /// The type as part of a name: `UserService` for `any UserService`.
    fileprivate var asIdentifier: String {
        bare.description.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
