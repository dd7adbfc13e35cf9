import Arbor

@MainActor @Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(log: Log, jobs: SendableInstantiator<Job>) {
        self.log = log
        self.jobs = jobs
    }
    @Instantiated let log: Log
    @Instantiated let jobs: SendableInstantiator<Job>
}
@MainActor func go() { print(type(of: Root().jobs.instantiate())) }
go()
