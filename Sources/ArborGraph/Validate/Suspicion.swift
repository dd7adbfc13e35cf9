import ArborModel

/// A fault if something holds that the graph doesn't know: the project's settings, or what stands in files that are
/// not read for the graph. Who can look there decides.
public struct Suspicion: Sendable {
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

    public var diagnostic: Diagnostic
    public var assumptions: [Assumption]
}

extension ProviderDeclaration {
    /// Those that may bring isolation or `Sendable`.
    var openSupertypes: [Supertype] {
        unreadSupertypes.map { Supertype(name: $0, path: location.path) }
    }
}

/// Judges one thing about the graph, as far as it can.
protocol SuspiciousRule: Sendable {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion]
}
