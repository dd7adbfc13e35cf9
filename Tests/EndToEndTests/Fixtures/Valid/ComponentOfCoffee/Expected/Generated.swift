// Written by arbor, which proved that every dependency below is met.
// Changes are lost at the next build: change the annotations instead.
#if canImport(Blade)
import Blade
#endif

/// Implements `CoffeeShop` with the providers of its modules.
final class BladeCoffeeShop: CoffeeShop {
    private let _configuration: Configuration
    private let _heater: Heater
    private let milkHeater: Heater

    func maker() -> CoffeeMaker {
        return BladeCoffeeShop.makeCoffeeMaker(heater: _heater)
    }

    func grindingMaker() -> GrindingCoffeeMaker {
        return BladeCoffeeShop.makeGrindingCoffeeMaker()
    }

    func dualMaker() -> DualBoilerCoffeeMaker {
        return BladeCoffeeShop.makeDualBoilerCoffeeMaker(milkHeater: milkHeater)
    }

    func heater() -> Heater {
        return _heater
    }

    func configuration() -> Configuration {
        return _configuration
    }

    @inline(never)
    private static func makeCoffeeMaker(heater: Heater) -> CoffeeMaker {
        let pump: Pump = BladeCoffeeShop.makePump(heater: heater)
        return CoffeeMaker(heater: heater, pump: pump)
    }

    @inline(never)
    private static func makeDualBoilerCoffeeMaker(milkHeater: Heater) -> DualBoilerCoffeeMaker {
        let waterHeater: Heater = HeatingModule.provideWaterHeater()
        return DualBoilerCoffeeMaker(waterHeater: waterHeater, milkHeater: milkHeater)
    }

    @inline(never)
    private static func makeGrindingCoffeeMaker() -> GrindingCoffeeMaker {
        let grinder = Lazy<Grinder> { Grinder() }
        return GrindingCoffeeMaker(grinder: grinder)
    }

    @inline(never)
    private static func makePump(heater: Heater) -> Pump {
        CoffeeModule.providePump(pump: Thermosiphon(heater: heater))
    }

    init(configuration _configuration: Configuration) {
        let _heater: Heater = HeatingModule.provideHeater(configuration: _configuration)
        let milkHeater: Heater = HeatingModule.provideMilkHeater()
        self._configuration = _configuration
        self._heater = _heater
        self.milkHeater = milkHeater
    }
}
