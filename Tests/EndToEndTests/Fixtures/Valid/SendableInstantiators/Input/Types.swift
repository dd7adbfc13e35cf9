import Arbor
import Identity

public nonisolated protocol Job: Sendable {
    func run() -> String
}

/// Shared by all jobs.
@Instantiable
public nonisolated final class Log: Instantiable, Sendable {
    public init() {}

    let identity = Identity("Log")
}

@Instantiable
public nonisolated final class Step: Instantiable, Sendable {
    public init(log: Log, name: String) {
        self.log = log
        self.name = name
    }

    @Received let log: Log
    @Received let name: String
    let identity = Identity("Step")
}

@Instantiable
public nonisolated final class Download: Job, Instantiable {
    public init(name: String, size: Int, step: Step) {
        self.name = name
        self.size = size
        self.step = step
    }

    public func run() -> String { "\(name) of \(size), \(step.identity) for \(step.name) with \(step.log.identity)" }

    @Forwarded let name: String
    @Forwarded let size: Int
    @Instantiated let step: Step
}

@Instantiable
public nonisolated final class Cleanup: Job, Instantiable {
    public init(log: Log) {
        self.log = log
    }

    public func run() -> String { "cleanup with \(log.identity)" }

    @Received let log: Log
}
