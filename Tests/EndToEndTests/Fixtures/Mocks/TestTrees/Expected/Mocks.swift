// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if DEBUG
#if canImport(Arbor)
import Arbor
#endif

extension App {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var clock: (any Clock)?
        var api: API?
        var home: Home?
        var jobs: SendableInstantiator<Job>?
        var profileBuilder: Instantiator<Profile>?
        var settings: Settings?
        var log: (@Sendable () -> Log)? {
            get { shared.log }
            set { shared.log = newValue }
        }
        var store: Store?
        var analytics: Analytics?

        fileprivate nonisolated struct SharedParts: Sendable {
            var log: (@Sendable () -> Log)?
        }
        fileprivate var shared = SharedParts()

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var clock = false
        }
        var real = RealParts()

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> App {
        let unset = unset.at(fileID, filePath, line, column)
        let parts = TestParts(set)
        let real = parts.real
        let shared = parts.shared

        func makeHome(analytics: Analytics?, api: API, clock: any Clock) -> Home {
            let profileBuilder = parts.profileBuilder ?? Instantiator<Profile> {
                Profile(user: $0, api: api, clock: clock)
            }
            let settings = parts.settings ?? makeSettings(clock: clock)
            return Home(profileBuilder: profileBuilder, analytics: analytics, settings: settings)
        }

        @Sendable nonisolated func makeJob(number: Int) -> Job {
            let log = if let make = shared.log { make() } else { Log() }
            return Job(number: number, log: log)
        }

        func makeSettings(clock: any Clock) -> Settings {
            let store = parts.store ?? Store()
            return Settings(store: store, clock: clock)
        }

        let analytics = parts.analytics
        let clock: any Clock = parts.clock ?? unset.real(
            "App.clock in Types.swift", real.clock,
            SystemClock())
        let api = parts.api ?? API(clock: clock)
        let home = parts.home ?? makeHome(analytics: analytics, api: api, clock: clock)
        let jobs = parts.jobs ?? SendableInstantiator<Job> { makeJob(number: $0) }
        return App(clock: clock, api: api, home: home, jobs: jobs)
    }
}

extension Profile {
    /// What a test sets in the tree. All else is made as in production.
    nonisolated struct TestParts {
        var api: API?
        var clock: (any Clock)?

        /// The parts that a strict test makes as in production.
        nonisolated struct RealParts: Sendable {
            var clock = false
        }
        var real = RealParts()

        init(_ set: (inout TestParts) -> Swift.Void = { _ in }) { set(&self) }
    }

    /// Makes the type and its tree for a test, as in production apart from what the test sets.
    static func test(
        user: User, _ unset: Arbor.TestGraph.Unset = .current, fileID: Swift.String = #fileID,
        filePath: Swift.StaticString = #filePath, line: Swift.Int = #line, column: Swift.Int = #column,
        _ set: (inout TestParts) -> Swift.Void = { _ in }
    ) -> Profile {
        let unset = unset.at(fileID, filePath, line, column)
        let parts = TestParts(set)
        let real = parts.real

        let clock: any Clock = parts.clock ?? unset.real(
            "Profile.clock in Types.swift", real.clock,
            SystemClock())
        let api = parts.api ?? API(clock: clock)
        return Profile(user: user, api: api, clock: clock)
    }
}
#endif
