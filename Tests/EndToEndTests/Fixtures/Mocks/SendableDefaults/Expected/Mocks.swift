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
        var part: (@Sendable () -> Part)? = nil
        var counter: @Sendable () -> Counter = { Counter() }
        var make: @Sendable () -> Int = { 3 }
        var late: (@Sendable () -> Int)? = nil
        var done: @MainActor @Sendable () -> Void = {}
        var count: Int = 4
        var names: [String: Int] = [:]
        var safeDIBuilder: (@Sendable (Counter, @escaping () -> Int, (() -> Int)?, @escaping @MainActor () -> Void, Int, [String: Int], Part) -> Job)? = nil

        init(
            part: (@Sendable () -> Part)? = nil,
            counter: @autoclosure @escaping @Sendable () -> Counter = Counter(),
            make: @escaping @Sendable () -> Int = { 3 }, late: (@Sendable () -> Int)? = nil,
            done: @escaping @MainActor @Sendable () -> Void = {}, count: Int = 4, names: [String: Int] = [:],
            _ safeDIBuilder: (@Sendable (Counter, @escaping () -> Int, (() -> Int)?, @escaping @MainActor () -> Void, Int, [String: Int], Part) -> Job)? = nil
        ) {
            self.part = part
            self.counter = counter
            self.make = make
            self.late = late
            self.done = done
            self.count = count
            self.names = names
            self.safeDIBuilder = safeDIBuilder
        }
    }
}

extension App {
    /// What a test replaces in the tree.
    struct SafeDIOverrides {
        private var _box0: Boxed<Job.SafeDIMockConfiguration>? = nil
        var jobs: Job.SafeDIMockConfiguration {
            get { _box0?.value ?? .init() }
            set { _box0 = .init(newValue) }
        }

        init(jobs: Job.SafeDIMockConfiguration = .init()) {
            self.jobs = jobs
        }
    }

    /// Makes the type and its tree for a test.
    static func mock(safeDIOverrides: SafeDIOverrides = .init()) -> App {
        @Sendable nonisolated func makeJob(configuration: Job.SafeDIMockConfiguration) -> Job {
            let part = if let make_2 = configuration.part { make_2() } else { Part() }
            return if let make_2 = configuration.safeDIBuilder {
                make_2(
                    configuration.counter(), configuration.make, configuration.late, configuration.done,
                    configuration.count, configuration.names, part
                )
            } else {
                Job(
                    counter: configuration.counter(), make: configuration.make, late: configuration.late,
                    done: configuration.done, count: configuration.count, names: configuration.names,
                    part: part
                )
            }
        }

        let jobs = SendableInstantiator<Job> { [configuration = safeDIOverrides.jobs] in
            makeJob(configuration: configuration)
        }
        return App(jobs: jobs)
    }
}
#endif
