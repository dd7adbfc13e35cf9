import Blade

protocol Heater {}

final class ElectricHeater: Heater {
    @Provider
    init() {}
}

protocol Pump {}

final class Thermosiphon: Pump {
    @Provider
    init(heater: Heater) {}
}

final class Maker {
    @Provider
    init(pump: Pump, beans: Beans, @Named("milc") milk: Int, grinder: Lazy<Grinder>) {}
}

struct Beans {
    @Provider
    init() {}
}

struct Grinder {}

@Module(provides: [Maker.self, Thermosiphon.self, ElectricHeater.self])
enum CoffeeModule {
    @Provider(named: "milk") static func milk() -> Int { 140 }
    @Provider(named: "water") static func water() -> Int { 212 }
    @Provider static func pump(siphon: Thermosiphon) -> Pump { siphon }
}

@Module
enum GrinderModule {
    @Provider static func grinder() -> Grinder { Grinder() }
}

@Component(modules: [CoffeeModule.self])
protocol CoffeeShop {
    func maker() -> Maker
    func name() -> String
    func again() -> String
}

protocol Source {}

/// Takes what it conforms to, so it can't be the missing source.
struct CachedSource: Source {
    @Provider init(_ inner: Source) {}
}

/// Takes it through another type.
struct LoggedSource: Source {
    @Provider init(_ cached: CachedSource) {}
}

struct RemoteSource: Source {
    @Provider init() {}
}

@Module(provides: [CachedSource.self])
enum Sources {}

@Component(modules: [Sources.self])
protocol Reader {
    func source() -> CachedSource
}

@Module
enum NestedLazies {
    @Provider static func number() -> Int16 { 1 }
    @Provider static func title(number: SendableLazy<Lazy<Lazy<Int16>>>) -> Substring { "" }
}

@Component(modules: [NestedLazies.self])
protocol NestedLazyShop {
    func title() -> Substring
}
