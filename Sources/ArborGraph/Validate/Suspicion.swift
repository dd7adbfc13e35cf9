import ArborModel

/// A fault under assumptions that the graph can't decide: on the project's settings, or on files that are not read for
/// the graph.
public struct Suspicion: Sendable {
    /// A fact outside the graph.
    public enum Assumption: Hashable, Sendable {
        /// The module of this file has no default isolation.
        case noDefaultIsolation(path: String)
        /// No extension makes the type `Sendable`.
        case noSendableExtension(type: String)
        /// None of the supertypes brings a global actor to the type.
        case noIsolation(of: [Supertype])
        /// None of the supertypes is `Sendable`.
        case notSendable([Supertype])
        /// The module of this file is compiled in the Swift 6 language mode, else the fault is a warning.
        case swift6(path: String)
    }

    /// The diagnostic, if all assumptions hold.
    public var diagnostic: Diagnostic
    /// The assumptions. If one of them is false, there is no fault.
    public var assumptions: [Assumption]
}

extension BindingGraph {
    /// The supertypes of a node that may bring isolation or `Sendable`.
    func openSupertypes(of node: NodeID) -> [Supertype] {
        guard let declaration = declaration(of: node) else { return [] }
        return declaration.unreadSupertypes(dialects).map {
            Supertype(name: $0, path: declaration.location.path)
        }
    }
}

/// Judges one thing about the graph, as far as it can.
protocol SuspiciousRule: Sendable {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion]
}
