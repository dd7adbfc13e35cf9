import ArborModel

/// A fault that depends on assumptions that the graph can't verify.
///
/// They concern the project's settings, or files that are not read for the graph.
public struct Suspicion: Sendable {
    /// A fact outside the graph.
    public enum Assumption: Hashable, Sendable {
        /// The module of this file has no default isolation.
        case noDefaultIsolation(path: String)
        /// No extension makes the type `Sendable`.
        case noSendableExtension(type: String)
        /// The compiler doesn't infer that the type is `Sendable`, because it is public or because of what it stores.
        case notInferredSendable(Supertype)
        /// None of the supertypes isolates the type to a global actor.
        case noIsolation(of: [Supertype])
        /// None of the supertypes is `Sendable`.
        case notSendable([Supertype])
        /// The values of a type without annotation aren't `Sendable`: those of a class, of a struct, or of all types that
        /// conform to a protocol.
        case areNotSendable(valuesOf: Supertype)
        /// A type of this file has no default isolation: its module has none, or the supertypes certainly take it away.
        case lacksDefaultIsolation(path: String, below: [Supertype])
        /// A type with these supertypes has the default isolation of its module, if there is one.
        case keepsDefaultIsolation(below: [Supertype])
        /// In some build with these conditions, the first type doesn't inherit from the second one, which is a protocol or a
        /// class, and doesn't conform to it.
        case isUnrelated(Supertype, to: Supertype, where: [String])
        /// The type is a struct, an enum or an actor, so no other type inherits from it.
        case isFinal(Supertype)
        /// A generic parameter of a type has the name of a primary associated type of a protocol, and so gives it its type.
        case namesAlike(Supertype, parameter: Int, and: Supertype, primaryType: Int)
        /// The program declares a type of this name, and no type alias, which may stand for any other type.
        case isDeclared(Supertype)
        /// The module of this file is compiled in the Swift 6 language mode. Otherwise the fault is a warning.
        case swift6(path: String)
    }

    /// The protocols of the standard library that inherit from `Sendable`, but for itself.
    package static let protocolsOutside: Set<String> = [
        "CodingKey", "Error", "LocalizedError", "SendableMetatype",
    ]

    /// The diagnostic to report if all assumptions hold.
    public var diagnostic: Diagnostic
    /// The assumptions. If one of them is false, there is no fault.
    public var assumptions: [Assumption]

    /// What tells faults of one place apart.
    public struct Subject: Hashable, Sendable {
        private let id: DiagnosticID
        private let message: String
        private let location: SourceLocation?

        init(_ diagnostic: Diagnostic) {
            (id, message, location) = (diagnostic.id, diagnostic.message, diagnostic.location)
        }
    }

    /// What the fault is about. In code for tests, the same fault has another path.
    public var subject: Subject { Subject(diagnostic) }
}

extension BindingGraph {
    /// What must hold if a node has no default isolation.
    func lackOfDefaultIsolation(_ node: NodeID) -> Suspicion.Assumption {
        let path = file(of: node).path
        let supertypes = isDeclared(node) ? supertypesForDefault(of: node) : []
        return supertypes.isEmpty
            ? .noDefaultIsolation(path: path) : .lacksDefaultIsolation(path: path, below: supertypes)
    }

    /// The supertypes of a node that may make it isolated or `Sendable`.
    func openSupertypes(of node: NodeID) -> [Supertype] {
        guard isDeclared(node) else { return [] }
        let path = resolved[declarations[node].file].path
        let declaration = resolved[declarations[node]]
        let scopes = nestedNames.outerScopes(of: declaration.name, from: declaration.outermostLength)
        return declaration.unreadSupertypes(dialects).map { name in
            var supertype = Supertype(written: name, path: path)
            if let scope = nestedNames.scope(of: name, among: scopes) {
                let outer = ModuleQualifiedName.split(scope).map { String($0.name) } ?? scope
                supertype.scope = [outer, supertype.scope].compactMap(\.self).joined(separator: ".")
            }
            return supertype
        }
    }
}

/// Checks one property of the graph under assumptions that the graph can't verify.
protocol SuspiciousRule: Sendable {
    func suspicions(for analysis: GraphAnalysis) -> [Suspicion]
}
