import Arbor

public enum Task {}
extension Task {
    public final class Outcome {
        let logger: App.Logger
        init(logger: App.Logger) { self.logger = logger }
    }
}
extension Outer.Inner {
    @Instantiable public final class Job: Instantiable {
        public init(log: Log) { self.log = log }
        @Received public let log: Log
    }
}
@Instantiable public final class Logger: Instantiable { public init() {} }
@Instantiable public final class Log: Instantiable { public init() {} }
@Instantiable extension Task.Outcome: Instantiable {
    public static func instantiate(logger: Logger) -> Task.Outcome { .init(logger: logger) }
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(outcome: Task.Outcome, job: Outer.Inner.Job, logger: App.Logger, log: Log) {
        self.outcome = outcome
        self.job = job
        self.logger = logger
        self.log = log
    }
    @Instantiated let outcome: Task.Outcome
    @Instantiated let job: Outer.Inner.Job
    @Instantiated let logger: App.Logger
    @Instantiated let log: Log
}
let root = Root()
print(root.outcome.logger === root.logger, root.job.log === root.log)
