import Arbor

// On a global actor, what a closure makes belongs to the actor, and can't be sent to another one.

@Instantiable(generateDouble: true)
public protocol Log: AnyObject { var lines: [String] { get } }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public final class DiskLog: Log, Instantiable {
    public init() {}
    public let lines = ["disk"]
}

public protocol Tape: AnyObject { var length: Int { get } }

@Instantiable(fulfillingAdditionalTypes: [Tape.self])
public final class MagneticTape: Tape, Instantiable {
    public init() {}
    public let length = 60
}

@Instantiable
public final class Count: Instantiable {
    public init() { value = 1 }
    public init(value: Int) { self.value = value }
    let value: Int
}

@Instantiable
public actor Store: Instantiable {
    public init(log: any Log, tape: any Tape, count: Count) {
        self.log = log
        self.tape = tape
        self.count = count
    }
    @Instantiated let log: any Log
    @Instantiated let tape: any Tape
    @Instantiated let count: Count
    func text() -> String { "\(log.lines) \(tape.length) \(count.value)" }
}

@Instantiable
public final class Job: Instantiable {
    public init(log: sending any Log, count: sending Count) {
        self.log = log
        self.count = count
    }
    @Instantiated let log: any Log
    @Instantiated let count: Count
}

@MainActor
@Instantiable(isRoot: true, generateTest: true)
public final class App: Instantiable {
    public init(store: Store, job: Job) {
        self.store = store
        self.job = job
    }
    @Instantiated let store: Store
    @Instantiated let job: Job
}
