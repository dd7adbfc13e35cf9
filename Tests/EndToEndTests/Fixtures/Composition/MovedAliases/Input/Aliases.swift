import Foundation

/// What Detail needs.
typealias DetailDependencies = ClockDependency  // One value.

@available(*, deprecated)
typealias OldDependencies = ClockDependency

#if DEBUG
typealias DebugDependencies = ClockDependency & DateDependency
#else
typealias DebugDependencies = ClockDependency
#endif

typealias DatedDependencies = DateDependency

typealias OneDependencies = ClockDependency; typealias OtherDependencies = ClockDependency
protocol ClockDependency { var clock: Int { get } }
protocol DateDependency { var date: Date { get } }
