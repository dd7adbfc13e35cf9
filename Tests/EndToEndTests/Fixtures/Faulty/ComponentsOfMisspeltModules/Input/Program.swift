import Blade

@Component(modules: [Temperatures.self, Grinder.self])
protocol Shop {
    func temperature() -> Int
    func speed() -> Double
}

@Module
enum Grinders {
    @Provider static func speed() -> Double { 1 }
}

@Module(submodules: [Grindres.self])
enum Temperatures {
    @Provider static func water() -> Int { 100 }
}
