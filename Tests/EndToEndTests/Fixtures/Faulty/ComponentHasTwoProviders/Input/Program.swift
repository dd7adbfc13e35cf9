import Blade

@Module(submodules: [Shared.self])
enum Water {
    @Provider static func temperature() -> Int { 212 }
}

@Module(submodules: [Shared.self])
enum Milk {
    @Provider static func temperature() -> Int { 140 }
    @Provider static func title() -> String { "milk" }
}

@Module
enum Shared {
    @Provider static func size() -> Double { 1 }
}

@Component(modules: [Water.self, Milk.self, Shared.self])
protocol CoffeeShop {
    init(title: String)
    func temperature() -> Int
    func size() -> Double
}

struct Filter {
    @Provider init() {}
}

#if DEBUG
@Module(provides: [Filter.self])
enum Filters {}
#else
@Module(provides: [Filter.self])
enum Filters {}
#endif

@Module(provides: [Filter.self])
enum MoreFilters {}

@Component(modules: [Filters.self, MoreFilters.self])
protocol FilterShop {
    func filter() -> Filter
}
