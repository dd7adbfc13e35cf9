/// The settings of a shop. They are known only when the program runs, so the component's initializer takes them.
public struct Configuration {
    /// In degrees Celsius.
    public let water: Double
    /// In degrees Celsius.
    public let milk: Double
    /// Receives each event of the shop.
    public let say: (String) -> Void

    public init(water: Double, milk: Double, say: @escaping (String) -> Void) {
        self.water = water
        self.milk = milk
        self.say = say
    }
}
