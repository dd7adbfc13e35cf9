import Blade

/// What coffee makers consist of.
@Module(provides: [Thermosiphon.self, Grinder.self], submodules: [HeatingModule.self])
public enum EquipmentModule {
    /// Provides the protocol by the class that implements it.
    @Provider
    public static func pump(thermosiphon: Thermosiphon) -> any Pump { thermosiphon }
}

/// Three values of one type. The names distinguish them.
@Module
public enum HeatingModule {
    /// The heater that a coffee maker shares with its pump, and with all others of the shop.
    @Provider(scope: .singleton)
    public static func heater(configuration: Configuration) -> any Heater {
        ElectricHeater(temperature: configuration.water, say: configuration.say)
    }

    @Provider(named: "water")
    public static func waterHeater(configuration: Configuration) -> any Heater {
        ElectricHeater(temperature: configuration.water, say: configuration.say)
    }

    @Provider(named: "milk")
    public static func milkHeater(configuration: Configuration) -> any Heater {
        ElectricHeater(temperature: configuration.milk, say: configuration.say)
    }
}
