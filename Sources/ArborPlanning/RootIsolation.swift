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

    /// Returns the name, as the graph knows it, of the actor that a root's `init()` is written with.
    func writtenActor(ofRoot root: NodeID) -> String? {
        guard case .attribute(let actor) = writtenIsolation(ofRoot: root) else { return nil }
        return actor
    }
}
