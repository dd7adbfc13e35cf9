/// Marks a parameter of a provider that takes the value with a name, where several values have its type.
///
///     @Provider
///     init(@Named("water") waterHeater: Heater, @Named("milk") milkHeater: Heater) { … }
///
/// A function of a module provides each of them:
///
///     @Provider(named: "water")
///     static func waterHeater() -> Heater { ElectricHeater(temperature: 100) }
///
/// A call passes a plain `Heater`. Only `arbor` reads the name.
///
/// Swift allows no property wrapper on a parameter in a protocol, so the values that a component's initializer takes
/// have no names. A module can give them one:
///
///     @Provider(named: "water")
///     static func waterHeater(configuration: Configuration) -> Heater { configuration.waterHeater }
@propertyWrapper
public struct Named<Value> {
    /// The parameter's value.
    public let wrappedValue: Value

    /// Wraps the value of a parameter. The compiler inserts the call.
    ///
    /// - Parameters:
    ///   - wrappedValue: The parameter's value.
    ///   - name: The provider's name, a string literal.
    public init(wrappedValue: Value, _ name: StaticString) {
        self.wrappedValue = wrappedValue
    }
}

extension Named: Sendable where Value: Sendable {}
