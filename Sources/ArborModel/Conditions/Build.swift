/// The known properties of one build, by which its `#if` conditions are decided.
public struct Build: Equatable, Sendable {
    /// The flags that are set; every other flag is not. `nil` if nothing is known of the flags.
    public var flags: Set<String>?
    /// The system that the build is for; `nil` if it is not known.
    public var platform: Platform?
    /// The modules that can be imported for certain: the program's own.
    public var modules: Set<String> = []

    /// Creates a build in which no module is known to be importable. By default nothing else is known of it either.
    public init(flags: Set<String>? = nil, platform: Platform? = nil) {
        self.flags = flags
        self.platform = platform
    }

    /// The value of a condition in a build.
    public enum Outcome: Equatable, Sendable {
        /// The condition holds, or does not hold, whatever else is true of the build.
        case always, never
        /// The build leaves the condition open. The text is the part that remains of it.
        case open(String)
    }

    /// Returns the value of a condition in this build.
    ///
    /// The known parts are taken out of the condition. A condition of which nothing is known stays as it is written.
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
