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
        /// True if any thread may make the part.
        var isSendable: Bool
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
    /// The types that send their values, and all that these make. A function that reads what a test sets can't send its
    /// result.
    private let sent: Set<NodeID>
    private var indices: [KeyID: Int] = [:]
    private var absent: [Symbol: Int] = [:]

    /// - Parameters:
    ///   - tree: The types of the tree. A test may set nothing of those that send their values.
    ///   - conditions: The conditions of the functions that make the types.
    init(
        of tree: Tree, conditions: TreeConditions, doubles: [TypeExpression: String], in graph: BindingGraph
    ) {
        isConditional = !conditions.functions.isEmpty || !conditions.bindings.isEmpty
        let paths = TestPaths(below: tree.roots[0], in: graph)
        var seen = SparseSet<NodeID>()
        seen.reserve(graph.nodeCount)
        sent = Set(Tree.closure(of: paths.order.filter(graph.sendsValues), in: graph, seen: &seen))
        for node in paths.order where !sent.contains(node) {
            let condition = conditions.functions[node] ?? ""
            let isSendable = node != tree.roots[0] && tree.sendable.sortedIndex(of: node) != nil
            for id in graph.bindings(of: node) {
                let binding = graph.bindings[id]
                guard case .instantiated(let target, let mode) = binding.role else { continue }
                let isSeam = graph.isSeam(binding, target, mode)
                if isSeam {
                    let type = graph.types[binding.type].unwrapped.bare.normal
                    if let double = doubles[type] { self.doubles.insert(double) }
                }
                if let index = indices[binding.key] {
                    parts[index].join(condition, isSendable: isSendable, isSeam: isSeam)
                    continue
                }
                indices[binding.key] = parts.count
                parts.append(
                    Part(
                        name: .label(LocalName(label: binding.label)),
                        type: graph.types[graph.types.spelling(of: binding.type)].unwrapped,
                        condition: condition, isSendable: isSendable, isSeam: isSeam,
                        path: paths.path(of: graph.symbols[binding.label], in: node)))
            }
        }
        addAbsent(of: tree.roots[0], in: graph)
        separateNames()
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
                    isSendable: false, path: ""))
        }
    }

    /// The names of the parts that are absent unless a test sets them, by the label of the root's own value.
    var absentNames: [Symbol: TestPartsPlan.Name] { absent.mapValues { parts[$0].name } }

    /// Returns the part that a binding makes; `nil` if a test can't set it.
    func part(of key: KeyID, madeBy node: NodeID) -> Part? {
        sent.contains(node) ? nil : indices[key].map { parts[$0] }
    }

    /// Parts of one name and different types get their types as parts of their names.
    private mutating func separateNames() {
        let byName = Dictionary(grouping: parts.indices) { parts[$0].name }
        for (name, indices) in byName where indices.count > 1 {
            guard case .label(let label) = name else { continue }
            var taken: Set<String> = []
            for index in indices.sorted() {
                var suffix = parts[index].type.asIdentifier
                while !taken.insert(suffix).inserted { suffix += "_" }
                parts[index].name = .typed(label, suffix)
            }
        }
    }
}

extension BindingGraph {
    /// Returns whether a value is behind a protocol or a superclass, or comes from a library, and so is not the code under
    /// test.
    func isSeam(_ binding: Binding, _ target: NodeID, _ mode: InstantiationMode) -> Bool {
        if mode.isLazy { return false }
        let isOwn = types[binding.type].unwrapped.bare.normal == types[nodeTypes[target]].normal
        return !isOwn || kind(of: target)?.declaresType == false
    }
}

extension TestParts.Part {
    /// Adds another place that makes the part.
    fileprivate mutating func join(_ other: String, isSendable: Bool, isSeam: Bool) {
        self.isSeam = self.isSeam || isSeam
        self.isSendable = self.isSendable || isSendable
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
