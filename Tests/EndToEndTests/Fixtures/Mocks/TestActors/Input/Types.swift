import Arbor

@Instantiable(generateDouble: true)
public protocol Clock: Sendable { var hour: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Clock.self])
public struct SystemClock: Clock, Instantiable {
    public init() {}
    public let hour = 7
}

@Instantiable(generateDouble: true)
public protocol Log: AnyObject { var lines: [String] { get } }

/// Whether any thread may use it isn't known.
@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class DiskLog: Log, Instantiable {
    public init() {}
    public let lines = ["disk"]
}

/// An actor is sent what it is made of.
@Instantiable
public actor Worker: Instantiable {
    public init(log: any Log, clock: any Clock) {
        self.log = log
        self.clock = clock
    }
    @Instantiated let log: any Log
    @Instantiated let clock: any Clock
    func text() -> String { "\(log.lines) at \(clock.hour)" }
}

@Instantiable
public final class Job: Instantiable {
    public init(number: Int, log: any Log, clock: any Clock) {
        self.number = number
        self.log = log
        self.clock = clock
    }
    @Forwarded let number: Int
    @Instantiated let log: any Log
    @Instantiated let clock: any Clock
}

public struct Library { public let retries: Int }

@Instantiable
extension Library: Instantiable {
    public static func instantiate(retries: Int = 3) -> Library { Library(retries: retries) }
}

@Instantiable(isRoot: true, generateTest: true)
public final class App: Instantiable {
    public init(worker: Worker, jobs: SendableInstantiator<Job>, libraries: Instantiator<Library>) {
        self.worker = worker
        self.jobs = jobs
        self.libraries = libraries
    }
    @Instantiated let worker: Worker
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated let libraries: Instantiator<Library>
}
