// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(SafeDI)
import SafeDI
#endif

/// Holds what a test replaces in a part, apart from what it replaces in the whole.
private final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension Boxed: Sendable where Value: Sendable {}

extension Job {
    /// What a test replaces in this part of a tree.
    nonisolated struct SafeDIMockConfiguration: Sendable {
        private var _box0: Boxed<Part.SafeDIMockConfiguration>? = nil
        var part: Part.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }
        var safeDIBuilder: (@Sendable (Int, Part, Clock) -> Job)? = nil

        init(
            part: Part.SafeDIMockConfiguration = .init(),
            _ safeDIBuilder: (@Sendable (Int, Part, Clock) -> Job)? = nil
        ) {
            self.part = part
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension Part {
    /// What a test replaces in this part of a tree.
    nonisolated struct SafeDIMockConfiguration: Sendable {
        var size: Int = 1
        var safeDIBuilder: (@Sendable (Clock, Int) -> Part)? = nil

        init(size: Int = 1, _ safeDIBuilder: (@Sendable (Clock, Int) -> Part)? = nil) {
            self.size = size
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        var clock: (() -> Clock)? = nil
        private var _box1: Boxed<Job.SafeDIMockConfiguration>? = nil
        var jobs: Job.SafeDIMockConfiguration {
            get { _box1?.value ?? .init() }
            set { _box1 = .init(newValue) }
        }
        private var _box2: Boxed<Part.SafeDIMockConfiguration>? = nil
        var part: Part.SafeDIMockConfiguration {
            get { _box2?.value ?? .init() }
            set { _box2 = .init(newValue) }
        }

        init(
            clock: (() -> Clock)? = nil, jobs: Job.SafeDIMockConfiguration = .init(),
            part: Part.SafeDIMockConfiguration = .init()
        ) {
            self.clock = clock
            self.jobs = jobs
            self.part = part
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        @Sendable nonisolated func makeJob(
            id: Int, clock: Clock, configuration: Job.SafeDIMockConfiguration
        ) -> Job {
            let part = makePart(clock: clock, configuration: configuration.part)
            return if let make = configuration.safeDIBuilder {
                make(id, part, clock)
            } else {
                Job(id: id, part: part, clock: clock)
            }
        }

        @Sendable nonisolated func makePart(
            clock: Clock, configuration: Part.SafeDIMockConfiguration
        ) -> Part {
            return if let make = configuration.safeDIBuilder {
                make(clock, configuration.size)
            } else {
                Part(clock: clock, size: configuration.size)
            }
        }

        let clock: Clock = if let make = safeDIOverrides.clock { make() } else { Clock.instantiate() }
        let jobs = SendableInstantiator<Job> { [configuration = safeDIOverrides.jobs] in
            makeJob(id: $0, clock: clock, configuration: configuration)
        }
        let part = makePart(clock: clock, configuration: safeDIOverrides.part)
        return App(clock: clock, jobs: jobs, part: part)
    }
}
#endif
