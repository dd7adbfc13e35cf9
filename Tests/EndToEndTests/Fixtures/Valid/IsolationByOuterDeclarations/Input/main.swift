import Arbor

@Instantiable(isRoot: true)
final class Root: Instantiable {
    init(config: Names.Config, worker: Worker, jobs: SendableInstantiator<Job>) {
        self.config = config
        self.worker = worker
        self.jobs = jobs
    }

    @Instantiated let config: Names.Config
    @Instantiated let worker: Worker
    @Instantiated let jobs: SendableInstantiator<Job>
}

@Instantiable
actor Worker: Instantiable {
    init(config: Names.Config) { self.config = config }
    @Received let config: Names.Config
}

/// What is in it is as hidden as it is itself, so the compiler infers that the struct is Sendable.
enum Names {
    @Instantiable
    public struct Config: Instantiable {
        public init() {}
    }
}

/// No default isolates a subclass of it.
nonisolated class Service {}

@Instantiable
final class Job: Service, Instantiable {
    init(limit: Int = 1) {}
}

let root = Root()
print(type(of: root.jobs.instantiate()))
