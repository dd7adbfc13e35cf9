/// Makes a liquid hot.
public protocol Heater: AnyObject {
    /// In degrees Celsius.
    var temperature: Double { get }

    func heat()
}

/// A heater that plugs into the wall.
///
/// It has no annotation: the functions of `HeatingModule` make it, each with another temperature.
public final class ElectricHeater: Heater {
    public let temperature: Double
    private let say: (String) -> Void

    public init(temperature: Double, say: @escaping (String) -> Void) {
        self.temperature = temperature
        self.say = say
    }

    public func heat() { say("heating to \(Int(temperature)) °C") }
}
