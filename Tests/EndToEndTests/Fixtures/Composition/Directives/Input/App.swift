protocol LoggingDependency { var logger: Int { get } }
protocol OtherLoggingDependency { var logger: Double { get } }
protocol ClockDependency { var clock: Int { get } }
protocol SecondClockDependency { var clock: Int { get } }
protocol ActionDependency { func act() }
#if DEBUG
protocol DebugDependency { var debugger: Int { get } }
#endif

// arbor: contianer
typealias AppDependencies = LoggingDependency
// arbor: container of all
typealias HomeDependencies = LoggingDependency

// arbor: spliced
struct Lonely {}
// arbor: spliced
typealias DetailDependencies = LoggingDependency
// arbor: spliced
typealias PageExternalDependencies = LoggingDependency
// arbor: container
private typealias HiddenDependencies = LoggingDependency
// arbor: container
typealias ActiveDependencies = ActionDependency
// arbor: container
typealias DebuggedDependencies = DebugDependency
// arbor: container
typealias TwiceDependencies = LoggingDependency & OtherLoggingDependency
// arbor: test container
typealias OpenDependencies = LoggingDependency & ForeignDependency
// arbor: container
typealias RoundDependencies = LoggingDependency & RoundTripDependencies
typealias RoundTripDependencies = RoundDependencies

// arbor: dependencies
struct Plain { let logger: Int }
// arbor: dependencies
struct Written<Dependencies: WrittenDependencies> {
    let dependencies: Dependencies
    var text: Int { dependencies.logger }
}
typealias WrittenDependencies = ClockDependency
// arbor: dependencies
struct Reader<Dependencies: ReaderDependencies> {
    let dependencies: Dependencies
    var text: Int { dependencies.wallet + dependencies.clock }
    func give() { Unknown.run(dependencies) }
}
enum Space {
    // arbor: container
    typealias InnerDependencies = LoggingDependency
}
#if DEBUG
// arbor: container
typealias BuildDependencies = LoggingDependency
#endif
struct AppContainer { let logger: Int }
// arbor: container
// arbor: container
// arbor: test container AppContainer
typealias AppThingDependencies = LoggingDependency
// arbor: container AppContainer
typealias AppOtherDependencies = LoggingDependency
let text = """
    // arbor: this is a text
    """
// arbor: dependencies
