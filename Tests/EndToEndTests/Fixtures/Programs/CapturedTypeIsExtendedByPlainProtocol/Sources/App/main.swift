import Arbor
import Lib

@Instantiable public final class Log: Instantiable { public init() {} }
@Instantiable public final class Job: Instantiable {
    public init(log: Log) { self.log = log }
    @Received let log: Log
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(log: Log, jobs: SendableInstantiator<Job>) {
        self.log = log
        self.jobs = jobs
    }
    @Instantiated let log: Log
    @Instantiated let jobs: SendableInstantiator<Job>
}
print(type(of: Root().jobs.instantiate()))
