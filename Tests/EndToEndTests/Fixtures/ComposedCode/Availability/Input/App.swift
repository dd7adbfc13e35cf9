// Generated code is available where the declarations with the comments are.
protocol ClockDependency { var clock: Int { get } }
@available(*, deprecated, message: "write 'clock' (and nothing else)")
protocol OldClockDependency { var oldClock: Int { get } }
@available(macOS 99, *)
public protocol NewClockDependency { var newClock: Int { get } }

// arbor: container
// arbor: test container
@available(*, deprecated)
typealias OldDependencies = OldClockDependency & ClockDependency

// arbor: container
@available(macOS 99, iOS 99, *) @available(watchOS 99, *)
public typealias NewDependencies = NewClockDependency

@available(macOS 99, *)
@available(*, deprecated)
typealias PageDependencies = NewClockDependency & OldClockDependency
// arbor: spliced
@available(macOS 99, *)
typealias PageExternalDependencies = NewClockDependency

// arbor: dependencies
@available(*, deprecated)
struct OldClock<Dependencies: OldClockDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.oldClock }
}
// arbor: dependencies
@available(macOS 99, *)
public struct NewClock<Dependencies: NewClockDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.newClock }
}
