import ArborGraph
import ArborModel

extension BindingGraph {
    /// The isolation that a root's `init()` is written with: that of the initializer that it calls. An extension has its
    /// type's actor, but in a module with a default isolation it doesn't have its type's `nonisolated`.
    func writtenIsolation(ofRoot root: NodeID) -> WrittenConcurrency.Isolation {
        let concurrency = concurrency(of: root)
        if concurrency.construction == .inferred, concurrency.type != .nonisolated { return .inferred }
        return concurrency.written
    }

    /// The name of the actor that a root's `init()` is written with, as the graph knows it.
    func writtenActor(ofRoot root: NodeID) -> String? {
        guard case .attribute(let actor) = writtenIsolation(ofRoot: root) else { return nil }
        return actor
    }
}
