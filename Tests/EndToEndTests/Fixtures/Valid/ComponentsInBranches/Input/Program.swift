import Blade

final class Clock {
    @Provider
    init() {}
}

@Module(provides: [Clock.self])
enum Shared {
    #if DEBUG
    @Provider(scope: .singleton) static func size() -> Int { 1 }
    #else
    @Provider(scope: .singleton) static func size(clock: Clock) -> Int { 2 }
    #endif
}

#if DEBUG
@Module
enum Names {
    @Provider static func name() -> String { "debug" }
}
#else
@Module(submodules: [ReleaseNames.self])
enum Names {}

@Module
enum ReleaseNames {
    @Provider static func name() -> String { "release" }
}
#endif

#if DEBUG
@Component(modules: [Shared.self])
protocol Program {
    func clock() -> Clock
    func lazySize() -> Lazy<Int>
}
#else
@Component(modules: [Shared.self, Names.self])
protocol Program {
    func clock() -> Clock
    func lazySize() -> Lazy<Int>
}
#endif

@Component(modules: [Shared.self, Names.self])
protocol Values {
    func size() -> Int
    func name() -> String
}

struct Log {
    let name: String

    @Provider
    init() { name = "listed" }

    init(name: String) { self.name = name }
}

// A branch of a module may list a type that another branch lists too, or provides by a function.
#if DEBUG
@Module(provides: [Log.self, Console.self])
enum Logs {}
#elseif VERBOSE
@Module(provides: [Console.self, Log.self])
enum Logs {}
#else
@Module(provides: [Console.self])
enum Logs {
    @Provider static func log() -> Log { Log(name: "made") }
}
#endif

struct Console {
    let log: Log

    @Provider
    init(log: Log) { self.log = log }
}

@Component(modules: [Logs.self])
protocol Tools {
    func console() -> Console
}
