import Blade

protocol Heater: AnyObject {
    var temperature: Double { get }
}

final class ElectricHeater: Heater {
    let temperature: Double

    init(temperature: Double) { self.temperature = temperature }
}

protocol Pump {
    var heater: Heater { get }
}

final class Thermosiphon: Pump {
    let heater: Heater

    @Provider(of: Thermosiphon.self)
    init(heater: Heater) { self.heater = heater }
}

struct Configuration {
    var temperature: Double
}

final class Grinder {
    nonisolated(unsafe) static var count = 0

    @Provider
    init() { Self.count += 1 }
}

final class CoffeeMaker {
    let heater: Heater
    let pump: Pump

    @Provider(of: CoffeeMaker.self)
    init(heater: Heater, pump: Pump) { (self.heater, self.pump) = (heater, pump) }
}

final class GrindingCoffeeMaker {
    let grinder: Lazy<Grinder>

    @Provider
    init(grinder: Lazy<Grinder>) { self.grinder = grinder }
}

final class DualBoilerCoffeeMaker {
    let water: Heater
    let milk: Heater

    @Provider
    init(@Named("water") waterHeater: Heater, @Named("milk") milkHeater: Heater) {
        (water, milk) = (waterHeater, milkHeater)
    }
}
