import ArborGraph
import ArborModel

extension BindingGraph {
    /// Returns the isolation that a root's `init()` is written with. It is the isolation of the initializer that it
    /// calls. An extension has its type's actor. In a module with a default isolation, it doesn't have its type's
    /// `nonisolated`.
    func writtenIsolation(ofRoot root: NodeID) -> WrittenConcurrency.Isolation {
        let concurrency = concurrency(of: root)
        if concurrency.construction == .inferred, concurrency.type != .nonisolated { return .inferred }
        return concurrency.written
    }

    /// Returns whether a root's `init()` may run on a global actor. Without a word about it, only supertypes or the module's
    /// default isolation bring one.
    package func mayIsolate(_ root: NodeID, _ isIsolatedByDefault: Bool) -> Bool {
        let concurrency = concurrency(of: root)
        return switch concurrency.written {
        case .nonisolated: false
        case .attribute: true
        case .inferred:
            kind(of: root) != .actor
                && (isIsolatedByDefault || concurrency.mayBeIsolated || concurrency.hasUnreadSupertypes)
        }
    }

    /// Returns the name, as the graph knows it, of the actor that a root's `init()` is written with.
    func writtenActor(ofRoot root: NodeID) -> String? {
        guard case .attribute(let actor) = writtenIsolation(ofRoot: root) else { return nil }
        return actor
    }
}
