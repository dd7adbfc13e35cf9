import ArborModel

/// The four Instantiators of the library, by name.
enum Instantiators {
    static let all: [String: Deferral] = [
        "Instantiator": Deferral(product: 0, isSendable: false),
        "SendableInstantiator": Deferral(product: 0, isSendable: true),
        "ErasedInstantiator": Deferral(product: 1, given: 0, isSendable: false),
        "SendableErasedInstantiator": Deferral(product: 1, given: 0, isSendable: true),
    ]
}

extension Deferral {
    /// The deferral of a type as written. Any type with generic arguments and the name of an Instantiator has
    /// one.
    init?(written type: TypeExpression) {
        guard let name = type.lastName, !type.arguments.isEmpty, let deferral = Instantiators.all[name] else {
            return nil
        }
        self = deferral
    }

    /// The deferral of a type whose names are resolved: an Instantiator without a module or in the library's
    /// module.
    ///
    /// A type of the same name in another type or module is not the library's.
    public init?(linked type: TypeExpression) {
        switch type.bare {
        case .named(let name, let arguments), .member(.named("Arbor", []), let name, let arguments),
            .member(.named("SafeDI", []), let name, let arguments):
            guard !arguments.isEmpty, let deferral = Instantiators.all[name] else { return nil }
            self = deferral
        default: return nil
        }
    }
}
