protocol TrackingDependency { var tracker: String { get } }
protocol LoggingDependency { var logger: String { get } }
protocol ClockDependency { var clock: Int { get } }

typealias BaseDependencies = LoggingDependency
class Base<Dependencies: BaseDependencies> {
    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func log() { print(dependencies.logger) }
}

typealias DerivedDependencies = TrackingDependency
final class Derived<Dependencies: DerivedDependencies>: Base<Dependencies> {
    override init(dependencies: Dependencies) {
        print(dependencies.tracker)
        super.init(dependencies: dependencies)
    }
}

typealias InterpolatedDependencies = TrackingDependency & LoggingDependency & ClockDependency
struct Interpolated<Dependencies: InterpolatedDependencies> {
    let dependencies: Dependencies
    func a() -> String { "\(dependencies.tracker) \({ [dependencies] in dependencies.logger }())" }
    func b() { [1].forEach { _ in print(self.dependencies.clock) } }
}

typealias GenericCallDependencies = LoggingDependency
struct GenericCall<Dependencies: GenericCallDependencies> {
    let dependencies: Dependencies
    func a() -> Base<Dependencies> { Base<Dependencies>(dependencies: dependencies) }
    func b() -> Base<Dependencies> { Base<Dependencies>.init(dependencies: dependencies) }
}

typealias WhereDependencies = TrackingDependency
struct Where<Dependencies> where Dependencies: WhereDependencies {
    let dependencies: Dependencies
    func a() { print(dependencies.tracker) }
}

enum Outer {
    typealias InnerDependencies = TrackingDependency
    struct Inner<Dependencies: InnerDependencies> {
        let dependencies: Dependencies
        func a() { print(dependencies.tracker) }
    }
}

typealias ParenthesizedDependencies = (TrackingDependency & LoggingDependency)
struct Parenthesized<Dependencies: ParenthesizedDependencies> {
    let dependencies: Dependencies
    func a() { print(dependencies.tracker, dependencies.logger) }
}

typealias TrailingDependencies = TrackingDependency & LoggingDependency
typealias BuilderDependencies = LoggingDependency
struct Builder<Dependencies: BuilderDependencies> {
    let dependencies: Dependencies
    let make: () -> String
    init(dependencies: Dependencies, make: @escaping () -> String) {
        self.dependencies = dependencies
        self.make = make
    }
    func run() { print(dependencies.logger, make()) }
}
struct Trailing<Dependencies: TrailingDependencies> {
    let dependencies: Dependencies
    func a() {
        Builder(dependencies: dependencies) {
            dependencies.tracker
        }.run()
        let x = Builder(
            dependencies: dependencies,
            make: { "" }
        )
        x.run()
    }
}

typealias LazyDependencies = TrackingDependency
final class Lazy<Dependencies: LazyDependencies> {
    private(set) lazy var a = dependencies.tracker
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
}
typealias UsesKeyPathDependencies = TrackingDependency & LoggingDependency
struct UsesKeyPath<Dependencies: UsesKeyPathDependencies> {
    let dependencies: Dependencies
    func a() { print(self[keyPath: \.dependencies.tracker], dependencies[keyPath: \.logger]) }
}
