import SafeDI

// What a Sendable Instantiator makes may be replaced by what any thread may make.

public final class Clock: Sendable {
    let hour: Int
    init(hour: Int) { self.hour = hour }
}

@Instantiable
extension Clock: Instantiable {
    public static func instantiate() -> Clock { Clock(hour: 7) }
}

@Instantiable
public final class Part: Instantiable, Sendable {
    public init(clock: Clock, size: Int = 1) {
        self.clock = clock
        self.size = size
    }

    @Received let clock: Clock
    let size: Int
}

@Instantiable
public final class Job: Instantiable, Sendable {
    public init(id: Int, part: Part, clock: Clock) {
        self.id = id
        self.part = part
        self.clock = clock
    }

    @Forwarded let id: Int
    @Instantiated let part: Part
    @Received let clock: Clock
    var text: String { "job \(id), part of size \(part.size) at \(part.clock.hour)" }
}

@Instantiable(isRoot: true, generateMock: true)
public final class App: Instantiable, Sendable {
    public init(clock: Clock, jobs: SendableInstantiator<Job>, part: Part) {
        self.clock = clock
        self.jobs = jobs
        self.part = part
    }

    @Instantiated let clock: Clock
    @Instantiated let jobs: SendableInstantiator<Job>
    @Instantiated let part: Part
}
