import Blade

/// Grinds beans. It is loud to set up, so its owner takes it as a `Lazy`.
public final class Grinder {
    private let configuration: Configuration

    @Provider
    public init(configuration: Configuration) {
        self.configuration = configuration
        configuration.say("setting up a grinder")
    }

    public func grind() { configuration.say("grinding") }
}
