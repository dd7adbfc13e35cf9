import ArborGraph

/// How functions are written that make types which take ownership of values, and what these own.
///
/// What such a function makes is sent. It can't be if it belongs to a global actor or to the function's caller.
struct Owners: Sendable {
    private let graph: BindingGraph
    private let nonisolated: [NodeID]
    private let unmetNeeds: [NodeID: Set<Need>]
    /// False if no global actor isolates the code of the root.
    private var isIsolated = true

    /// - Parameter nonisolated: The nodes whose functions have no isolation, in the order of their ids.
    /// - Parameter absent: What owners are made without in code for tests.
    init(nonisolated: [NodeID], absent: [NodeID: Set<Need>], in validated: ValidatedGraph) {
        graph = validated.graph
        self.nonisolated = nonisolated
        unmetNeeds = validated.unmetNeeds.merging(absent) { $0.union($1) }
    }

    /// Returns the owners in the code of a root.
    ///
    /// - Parameter isIsolated: True if a global actor may isolate a function that makes the root for tests.
    func below(_ root: NodeID, isIsolatedByDefault: Bool, isInTest isIsolated: Bool = false) -> Owners {
        var owners = self
        owners.isIsolated = isIsolated || graph.mayIsolate(root, isIsolatedByDefault)
        return owners
    }

    /// Returns whether a node's function states that no actor isolates it.
    func isNonisolated(_ node: NodeID) -> Bool { isIsolated && nonisolated.sortedIndex(of: node) != nil }

    /// Returns whether parts of a node's function may make its values. The parts of isolated code are isolated too.
    func isDivisible(_ node: NodeID) -> Bool {
        !isIsolated || isNonisolated(node) || !graph.maySendValues(node)
    }

    /// Returns whether each caller of a node's function passes `nil` for a need, where an owner takes the value or a Sendable
    /// closure would hold it. A parameter belongs to the caller, whatever its value is.
    func isNeverMet(_ need: Need, of node: NodeID) -> Bool { unmetNeeds[node]?.contains(need) == true }
}
