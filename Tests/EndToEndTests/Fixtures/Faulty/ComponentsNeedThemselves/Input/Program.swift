import Blade

final class Maker {
    @Provider
    init(pump: Pump) {}
}

protocol Pump {}

final class Siphon: Pump {
    @Provider
    init(heater: Heater) {}
}

final class Heater {
    @Provider(scope: .singleton)
    init(pump: Pump) {}
}

final class Mirror {
    @Provider
    init(mirror: Mirror) {}
}

@Module(provides: [Maker.self, Siphon.self, Heater.self, Mirror.self])
enum CoffeeModule {
    @Provider static func pump(siphon: Siphon) -> Pump { siphon }
}

@Component(modules: [CoffeeModule.self])
protocol CoffeeShop {
    func maker() -> Maker
    func mirror() -> Mirror
}
