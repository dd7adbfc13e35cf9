/// The known properties of one build, by which its `#if` conditions are decided.
public struct Build: Equatable, Sendable {
    /// The flags that are set; every other flag is unset. `nil` if the flags are not known.
    public var flags: Set<String>?
    /// Flags that are set, whatever is known of the others.
    public var certainFlags: Set<String> = []
    /// The system that the build is for; `nil` if it is not known.
    public var platform: Platform?
    /// The modules that can be imported for certain: the program's own.
    public var modules: Set<String> = []

    /// Creates a build in which no module is known to be importable. By default its flags and platform are not known
    /// either.
    public init(flags: Set<String>? = nil, platform: Platform? = nil) {
        self.flags = flags
        self.platform = platform
    }

    /// Creates a build that meets a condition. Nothing is known of it if the condition is no single flag.
    public init(meeting condition: String) {
        self.init()
        if case .atom(.flag(let name)) = ConditionExpression(parsing: condition).steps.first,
            name == condition
        {
            certainFlags = [name]
        }
    }

    /// The value of a condition in a build.
    public enum Outcome: Equatable, Sendable {
        /// The known properties of the build decide the condition.
        case always, never
        /// The build leaves the condition open. The text is the undecided part of the condition.
        case open(String)
    }

    /// Returns the value of a condition in this build.
    ///
    /// The decided parts are removed from the condition. A condition without a decided part stays as it is written.
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

    /// Returns the value of an atom, or `nil` if the build leaves it open.
    private func value(of atom: ConditionAtom) -> Bool? {
        switch atom {
        case .flag(let name): certainFlags.contains(name) ? true : flags?.contains(name)
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
        // These systems run on a device or in its simulator.
        case "simulator":
            return platform != .maccatalyst && Platform.simulated.contains(platform.system) ? nil : false
        default: return nil
        }
    }
}

extension Platform {
    fileprivate var isApple: Bool { Self.apple.contains(system) }
}
