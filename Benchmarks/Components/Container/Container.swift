/// A container that works as swift-blade's does. Providers are registered by type and name, looked up and cast when a
/// component is created, and called as closures.
///
/// Each provider is made once, and holds the providers of its parameters. The class is in a module of its own, as a
/// library's is, so the compiler can't specialise it.
public final class Container {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String?
    }

    private var registrations: [Key: (Container) -> Any] = [:]
    private var providers: [Key: Any] = [:]

    public init() {}

    /// Registers the provider of a type. A second one stops the program.
    ///
    /// - Parameter make: Makes the provider. It takes the providers of its parameters from the container.
    public func register<Value>(
        _ type: Value.Type, named name: String? = nil, _ make: @escaping (Container) -> () -> Value
    ) {
        let key = Key(type: ObjectIdentifier(type), name: name)
        guard registrations[key] == nil else { fatalError("two providers of \(type)") }
        registrations[key] = make
    }

    /// Returns the provider of a type. If there is none, the program stops.
    public func provider<Value>(named name: String? = nil) -> () -> Value {
        let key = Key(type: ObjectIdentifier(Value.self), name: name)
        if let provider = providers[key] { return provider as! () -> Value }
        guard let provider = registrations[key]?(self) as? () -> Value else {
            fatalError("no provider of \(Value.self)")
        }
        providers[key] = provider
        return provider
    }
}
