import Blade
import Equipment

/// Makes coffee with a heater and a pump. They share the heater, which is a singleton.
final class CoffeeMaker {
    let heater: any Heater
    let pump: any Pump
    private let configuration: Configuration

    @Provider
    init(heater: any Heater, pump: any Pump, configuration: Configuration) {
        self.heater = heater
        self.pump = pump
        self.configuration = configuration
    }

    func brew() {
        heater.heat()
        pump.pump()
        configuration.say("coffee")
    }
}
