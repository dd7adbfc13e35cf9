import Arbor
import Library

/// The root's module isolates to the main actor, and the library doesn't. So nothing isolates what conforms to its protocol.
@Instantiable public struct Job: Service, Instantiable {
    public init() {}
    public func name() -> String { "job" }
}
@Instantiable public final class Task: Base, Service, @unchecked Sendable, Instantiable {
    public override init() {}
    public func name() -> String { "task" }
}
@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(jobs: SendableInstantiator<Job>, tasks: SendableInstantiator<Task>) {
        self.jobs = jobs
        self.tasks = tasks
    }
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated let tasks: SendableInstantiator<Task>
}
let root = Root()
nonisolated func names(_ jobs: SendableInstantiator<Job>, _ tasks: SendableInstantiator<Task>) -> String {
    jobs.instantiate().name() + tasks.instantiate().name()
}
print(names(root.jobs, root.tasks))
