/// One build, as far as it is known: what `#if` conditions come to in it.
public struct Build: Equatable, Sendable {
    /// The flags that are set; all others are not. `nil` where nothing is known of flags.
    public var flags: Set<String>?
    public var platform: Platform?
    /// Those that can be imported for certain: the program's own.
    public var modules: Set<String> = []

    public init(flags: Set<String>? = nil, platform: Platform? = nil) {
        self.flags = flags
        self.platform = platform
    }

    /// What a condition comes to.
    public enum Outcome: Equatable, Sendable {
        case always, never
        /// What remains of it.
        case open(String)
    }

    /// What is known of a condition is taken out of it. One of which nothing is known stays as it is written.
    public func outcome(of condition: String) -> Outcome {
        let expression = ConditionExpression(parsing: condition)
        let isTouched = expression.steps.contains { step in
            switch step {
            case .constant: true
            case .atom(let atom): value(of: atom) != nil
            case .not, .and, .or: false
            }
        }
        guard isTouched else { return .open(condition) }
        let rest = expression.reduced(value(of:))
        if case .constant(let value) = rest.steps[0] { return value ? .always : .never }
        return .open(rest.text)
    }

    /// `nil` where it may be either.
    private func value(of atom: ConditionAtom) -> Bool? {
        switch atom {
        case .flag(let name): flags?.contains(name)
        case .choice(.system, let name): platform.map { $0.system == name }
        case .choice(.environment, let name): isEnvironment(name)
        case .choice(.runtime, let name): platform.map { $0.isApple == (name == "_ObjC") }
        case .module(let name) where modules.contains(name): true
        case .module(let name):
            platform?.hasModule(name)
                ?? (platform?.hasModule(String(name.prefix { $0 != "." })) == false ? false : nil)
        case .version(.module(let name), _), .version(.underlying(let name), _):
            platform?.hasModule(name) == false ? false : nil
        case .choice, .version, .other: nil
        }
    }

    private func isEnvironment(_ name: String) -> Bool? {
        guard let platform else { return nil }
        switch name {
        case "macCatalyst": return platform == .maccatalyst
        // A device or its simulator.
        case "simulator":
            return platform != .maccatalyst && Platform.simulated.contains(platform.system) ? nil : false
        default: return nil
        }
    }
}

extension Platform {
    fileprivate var isApple: Bool { Self.apple.contains(system) }
}
