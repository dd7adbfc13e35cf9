protocol ClockDependency { var time: String { get } }

typealias ScreenDependencies = ClockDependency & TrackingDependency

struct Screen<Dependencies: ScreenDependencies> {
    let dependencies: Dependencies
    func show() { print(dependencies.time) }
}
