import Blade

/// Moves water through a coffee maker.
public protocol Pump: AnyObject {
    func pump()
}

/// A pump without moving parts: its water rises because it is hot.
public final class Thermosiphon: Pump {
    public let heater: any Heater
    private let configuration: Configuration

    /// The parameters are the dependencies. The annotation names no type, because the initializer shows it.
    @Provider
    public init(heater: any Heater, configuration: Configuration) {
        self.heater = heater
        self.configuration = configuration
    }

    public func pump() { configuration.say("pumping") }
}
