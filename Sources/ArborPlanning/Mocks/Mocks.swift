import ArborGraph
import ArborModel
import ArborPlans

/// What tests may replace in the trees of mocks.
///
/// A part without parts of its own is replaced by a function in its owner's configuration. Any other part has a
/// configuration of its own, which is a structure in its type. The function that makes the part receives it. So the code
/// grows with the types, as that of production does.
///
/// It is a class because each function's planner asks whether there is one.
final class Mocks: Sendable {
    private let graph: BindingGraph
    private let scopes: Scopes
    private let isConfigured: Table<NodeID, Bool>
    /// The nodes whose configurations concurrency domains share, in the order of their ids.
    private let sendable: [NodeID]
    /// The nodes whose configurations code outside of the module's default isolation uses.
    private let nonisolated: Set<NodeID>
    private let components: Components<NodeID>
    /// The properties whose values aren't `Sendable` and change their owner.
    private let sent: Set<BindingID>
    /// The nodes that take ownership of parts.
    private let owners: Set<NodeID>
    let form: MockForm
    /// The classes that strict tests use in place of protocols.
    let doubles: [TypeExpression: DoubleReference]
    let names: MockNames
    /// The names of the variables in trees for tests.
    let partNames: TestPartsPlan.Names
    /// The global actors on which types are made, whatever they state.
    private let actors: [NodeID: String]

    /// True if some type in the trees isn't available everywhere.
    private let hasAvailability: Bool

    /// Returns `nil` for a graph of production.
    init?(
        _ form: MockForm, _ validated: ValidatedGraph, _ doubles: [TypeExpression: DoubleReference] = [:],
        sent: Set<BindingID> = [], nonisolated owned: [NodeID] = [], actors: [NodeID: String] = [:],
        isIsolatedByDefault: Bool = false
    ) {
        let graph = validated.graph
        guard graph.roots.contains(where: { graph.mockFunction(of: $0) != nil }) else { return nil }
        self.graph = graph
        self.form = form
        self.doubles = doubles
        scopes = validated.scopes
        self.sent = sent
        let owners = graph.nodes(owningPartsAmong: sent)
        self.owners = owners
        var isConfigured = Table<NodeID, Bool>(repeating: false, count: graph.nodeCount)
        for node in graph.nodeIDs
        where form == .mock && graph.isDeclared(node) && graph.mockFunction(of: node) == nil {
            let isComputed = validated.scopes.isComputed(node) || !graph.branchedCalls(of: node).isEmpty
            let mayHold =
                graph.kind(of: node)?.declaresType == true && !graph.isGeneric(node)
                && !owners.contains(node)
            isConfigured[node] = mayHold && (isComputed || !graph.settings(of: node).isEmpty)
        }
        self.isConfigured = isConfigured
        hasAvailability = validated.reached.contains {
            graph.particulars(of: $0)?.availability.isEmpty == false
        }
        var seen = SparseSet<NodeID>()
        sendable = Tree(roots: graph.roots, of: graph, seen: &seen).sendable
        let starts = isIsolatedByDefault ? validated.reached.filter(graph.isNonisolated) + owned : []
        nonisolated = starts.isEmpty ? [] : Set(Tree.closure(of: starts, in: graph, seen: &seen))
        components = Components(graph.made)
        self.actors = actors
        func free(_ name: String, where isFree: @escaping (String) -> Bool) -> String {
            var table = NameTable(take: isFree)
            let number = table.number(for: name)
            return number == 0 ? name : "\(name)_\(number)"
        }
        func free(_ name: String) -> String { free(name) { graph.symbols.find($0) == nil } }
        partNames = TestPartsPlan.Names(free: free)
        names = MockNames(
            configuration: free("configuration"), make: free("make"),
            box: form == .mock ? free("Boxed", where: graph.isFree) : "Boxed")
    }

    /// Returns the `@available` attributes of the types in the trees of some nodes, which code for tests names.
    func availability(below nodes: [NodeID]) -> [String] {
        if !hasAvailability { return [] }
        var seen = SparseSet<NodeID>()
        seen.reserve(graph.nodeCount)
        var attributes: [String] = []
        for node in Tree.closure(of: nodes, in: graph, seen: &seen) {
            for attribute in graph.particulars(of: node)?.availability ?? []
            where !attributes.contains(attribute) {
                attributes.append(attribute)
            }
        }
        return attributes
    }

    /// Returns whether a node's type has a configuration.
    func isConfigured(_ node: NodeID) -> Bool { isConfigured[node] }

    /// Returns what a replacement of a node without a configuration is given: the arguments of the call that makes it. A
    /// generic type that makes parts of its own has no configuration, so its replacement is given what it takes from outside.
    func arguments(of node: NodeID) -> [TreePlanner.Parameter] {
        guard scopes.isComputed(node) else {
            return graph.arguments(of: node).map(\.property)
                .filter { !graph.isSetting(graph.binding($0, of: node), of: node) }.map { .property($0) }
        }
        let given = graph.bindings(of: node).filter {
            graph.bindings[$0].role.isForwarded && !graph.isSetting($0, of: node)
        }
        return given.map { .property(graph.property($0, of: node)) }
            + graph.inNamedOrder(scopes.needs(of: node)).map { .need($0) }
    }

    /// Returns whether a test can't replace the parts of a node: what a closure makes belongs to the test.
    func ownsParts(_ node: NodeID) -> Bool { owners.contains(node) }

    /// Returns whether the value of a property isn't `Sendable` and changes its owner.
    func isSent(_ binding: BindingID) -> Bool { sent.contains(binding) }

    /// Returns whether a root is made without a value in a tree for tests, because the test keeps what it sets.
    func isNeverSet(_ setting: BindingID) -> Bool { form == .test && isSent(setting) }

    /// Returns whether any thread may use a node's configuration.
    func isSendable(_ node: NodeID) -> Bool { sendable.sortedIndex(of: node) != nil }

    /// Returns whether a node's configuration states that it is outside of the module's default isolation.
    func isNonisolated(_ node: NodeID) -> Bool { nonisolated.contains(node) }

    /// Returns whether a configuration holds a function that makes the value of a setting: any thread may use the configuration,
    /// and perhaps only one the value, or the value changes its owner.
    func isMade(_ setting: BindingID, of node: NodeID) -> Bool {
        let type = graph.types[graph.types.spelling(of: graph.bindings[setting].type)]
        if isSent(setting) { return true }
        return isSendable(node) && graph.mockFunction(of: node) == nil && !type.nonOptional.isFunction
            && !type.normal.isKnownToBeSendable
    }

    /// Returns the actor's name, as the graph knows it, that the function of a root is written with; `nil` for the isolation
    /// of the root itself.
    func actor(of root: NodeID) -> String? {
        guard let function = graph.mockFunction(of: root), function.attributes.isEmpty,
            graph.concurrency(of: root).written.isAttribute == false
        else { return nil }
        return actors[root]
    }

    /// The global actor on which a type outside of which its configuration stands is made; `nil` if the type or its configuration
    /// states the isolation.
    func actor(ofValuesOf node: NodeID) -> String? { isNonisolated(node) ? actors[node] : nil }

    /// Returns whether a global actor may isolate the function of a root where it doesn't isolate the root.
    func mayIsolate(_ root: NodeID) -> Bool {
        actor(of: root) != nil || graph.mockFunction(of: root)?.attributes.isEmpty == false
    }

    /// Returns whether two types make each other. A structure can't hold itself.
    func isRecursion(from owner: NodeID, to target: NodeID) -> Bool {
        components.ofNodes[owner] == components.ofNodes[target]
    }
}

extension BindingGraph {
    /// The nodes that make some of the given values.
    fileprivate func nodes(owningPartsAmong sent: Set<BindingID>) -> Set<NodeID> {
        if sent.isEmpty { return [] }
        return Set(
            nodeIDs.filter { node in
                bindings(of: node).contains { !bindings[$0].role.isForwarded && sent.contains($0) }
            })
    }

    /// Returns whether a node states that it is outside of the module's default isolation.
    fileprivate func isNonisolated(_ node: NodeID) -> Bool {
        isDeclared(node) && (concurrency(of: node).written == .nonisolated || kind(of: node) == .actor)
    }
}

extension TypeExpression {
    /// True for the usual types of default values that any thread may use. The type is in normal form.
    fileprivate var isKnownToBeSendable: Bool {
        switch self {
        case .named(let name, []): Self.sendableNames.contains(name)
        case .named("Set", let arguments): arguments.allSatisfy(\.isKnownToBeSendable)
        case .optional(let base), .array(let base): base.isKnownToBeSendable
        case .dictionary(let key, let value): key.isKnownToBeSendable && value.isKnownToBeSendable
        case .tuple(let elements): elements.allSatisfy(\.type.isKnownToBeSendable)
        default: false
        }
    }

    private static let sendableNames: Set = [
        "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int8", "Int16",
        "Int32", "Int64", "Locale", "StaticString", "String", "Substring", "TimeInterval", "TimeZone", "UInt",
        "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID",
    ]
}

extension WrittenConcurrency.Isolation {
    fileprivate var isAttribute: Bool { if case .attribute = self { true } else { false } }
}
