protocol Logger: Sendable {}
protocol LoggerDependency { var logger: any Logger { get } }
protocol OldLoggerDependency { var logger: Logger { get } }
protocol LevelDependency { var level: Int { get } }
protocol MutableLevelDependency: LevelDependency { var level: Int { get set } }
protocol SentDependency: AnyObject, Sendable { var sent: Int { get } }

// arbor: container
typealias AppDependencies = LoggerDependency & OldLoggerDependency & MutableLevelDependency

// arbor: container
// arbor: test container
typealias SentDependencies = SentDependency & LoggerDependency

typealias FooDependencies = LoggerDependency & MutableLevelDependency
// arbor: spliced
typealias FooExternalDependencies = MutableLevelDependency

// arbor: container
@available(macOS 10.15, *)
typealias OldDependencies = LoggerDependency

// arbor: dependencies
struct Writer<Dependencies: WriterDependencies> {
    var dependencies: Dependencies
    mutating func raise() { dependencies.level += 1 }
}
