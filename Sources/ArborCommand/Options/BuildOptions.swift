import ArborPipeline

/// The options for the build that is validated.
extension Build {
    init(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError) {
        self.init()
        guard arguments.has(.define) || arguments.has(.platform) else { return }
        // As for the compiler, a flag that isn't named isn't set.
        flags = []
        for name in arguments.all(.define) where !name.isEmpty {
            guard Self.isFlag(name) else {
                throw UsageError(
                    message: "The value '\(name)' is invalid for '--define <flag>': "
                        + "a flag is a name, and has no value", command: command)
            }
            flags?.insert(name)
        }
        guard let name = arguments.last(.platform) else { return }
        guard let platform = Platform(rawValue: name.lowercased()) else {
            let hint = nearestName(to: name.lowercased(), among: Platform.allCases.map(\.rawValue))
            throw UsageError(
                message: "There is no platform '\(name)'"
                    + (hint.map { ". Did you mean '\($0)'?" }
                        ?? ": give one of \(Platform.allCases.map(\.rawValue).joined(separator: ", "))"),
                command: command)
        }
        self.platform = platform
    }

    private static func isFlag(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

extension OptionSpec {
    static let define = OptionSpec(
        name: "define", short: "D", value: .one("flag"),
        help:
            "Check and generate code for one build only, in which this flag is set. Flags without a '--define' "
            + "are not set. (default: all builds)")
    static let platform = OptionSpec(
        name: "platform", value: .one("system"),
        help: "Check builds for this system only, with only the flags of '--define'.",
        choices: { Platform.allCases.map(\.rawValue) })

    /// The options for the build that is validated.
    static let building: [OptionSpec] = [.define, .platform]
}
