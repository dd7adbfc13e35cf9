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

// A protocol may inherit an alias, too.
typealias MiddleDependencies = OldLoggerDependency & LevelDependency
protocol TopDependency: MiddleDependencies { var top: Int { get } }
// arbor: container
// arbor: test container
typealias TopDependencies = TopDependency
typealias SentMiddleDependencies = BaseDependencies & LevelDependency
typealias BaseDependencies = AnyObject & Sendable
protocol SentTopDependency: SentMiddleDependencies { var sentTop: Int { get } }
// arbor: container
// arbor: test container
typealias SentTopDependencies = SentTopDependency
// arbor: dependencies
struct Reader<Dependencies: ReaderDependencies> {
    let dependencies: Dependencies
    func show() -> Int { dependencies.top + Writer(dependencies: dependencies).level }
}
protocol ReaderTopDependency: ReaderDependencies {}
// arbor: container
typealias ReaderTopDependencies = ReaderTopDependency
extension Writer { var level: Int { dependencies.level } }

// One type may be written by several names.
typealias Count = Int
typealias Counts = [Count?]
protocol CountsDependency { var counts: Counts { get } }
protocol PlainCountsDependency { var counts: (Array<Int?>) { get } }
// arbor: container
typealias CountsDependencies = CountsDependency & PlainCountsDependency
