import Blade
import Equipment

/// Heats water and milk apart. Two of its dependencies have one type, so it asks for them by name.
final class DualBoilerCoffeeMaker {
    let waterHeater: any Heater
    let milkHeater: any Heater
    private let configuration: Configuration

    @Provider
    init(
        @Named("water") waterHeater: any Heater, @Named("milk") milkHeater: any Heater,
        configuration: Configuration
    ) {
        self.waterHeater = waterHeater
        self.milkHeater = milkHeater
        self.configuration = configuration
    }

    func brew() {
        waterHeater.heat()
        milkHeater.heat()
        configuration.say("coffee with milk")
    }
}
