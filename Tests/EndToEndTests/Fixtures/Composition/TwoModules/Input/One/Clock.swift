protocol ClockDependency { var clock: String { get } }

typealias ScreenDependencies = ClockDependency

struct Screen<Dependencies: ScreenDependencies> {
    let dependencies: Dependencies
    func show() { print(dependencies.clock) }
}
