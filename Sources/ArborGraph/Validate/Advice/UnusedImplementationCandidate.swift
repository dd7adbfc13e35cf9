import ArborModel

/// A generated class that may be unused: only code can use it, which the graph doesn't show.
public struct UnusedImplementationCandidate: Sendable {
    /// The name of the class.
    public var name: String
    /// The diagnostic to report if no code uses the name.
    public var diagnostic: Diagnostic
}

extension ValidatedGraph {
    /// Returns the classes that implement the program's own protocols, without those that other programs may use. None
    /// if `ids` doesn't ask for them.
    public func unusedImplementationCandidates(_ ids: Set<DiagnosticID>) -> [UnusedImplementationCandidate] {
        guard ids.contains(.unusedComponent) else { return [] }
        return graph.roots.compactMap { root in
            guard let implementation = graph.implementation(of: root), implementation.access.isEmpty,
                graph.isImplementedHere(root)
            else { return nil }
            let type = graph.nodes[root].type
            return UnusedImplementationCandidate(
                name: implementation.name,
                diagnostic: Diagnostic(
                    .unusedComponent, "no code uses '\(implementation.name)', which implements \(type)",
                    about: [graph.subject(of: root)], at: graph.nodes[root].declaration?.location,
                    help: "use it where the values are needed, or remove \(type)"))
        }
    }
}
