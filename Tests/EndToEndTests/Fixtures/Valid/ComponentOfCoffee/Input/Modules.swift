import Blade

@Module(
    provides: [CoffeeMaker.self, GrindingCoffeeMaker.self, DualBoilerCoffeeMaker.self],
    submodules: [HeatingModule.self])
public enum CoffeeModule {
    @Provider
    static func providePump(pump: Thermosiphon) -> Pump { pump }
}

@Module(provides: [Thermosiphon.self, Grinder.self])
enum HeatingModule {
    @Provider(scope: .singleton)
    static func provideHeater(configuration: Configuration) -> Heater {
        ElectricHeater(temperature: configuration.temperature)
    }

    @Provider(named: "water")
    static func provideWaterHeater() -> Heater { ElectricHeater(temperature: 212.0) }

    @Provider(scope: .singleton, named: "milk")
    static func provideMilkHeater() -> Heater { ElectricHeater(temperature: 140.0) }
}

@Component(modules: [CoffeeModule.self, HeatingModule.self])
protocol CoffeeShop {
    init(configuration: Configuration)
    func maker() -> CoffeeMaker
    func grindingMaker() -> GrindingCoffeeMaker
    func dualMaker() -> DualBoilerCoffeeMaker
    func heater() -> Heater
    func configuration() -> Configuration
}
