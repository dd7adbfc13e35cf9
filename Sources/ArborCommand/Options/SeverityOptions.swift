import ArborPipeline

/// The options for the severity of diagnostics.
extension SeverityPolicy {
    init(_ arguments: ParsedArguments, for command: CommandSpec) throws(UsageError) {
        self.init()
        var givenBy: [DiagnosticID: OptionSpec] = [:]
        let levels: [(OptionSpec, SeverityPolicy.Level)] = [
            (.warn, .warning), (.error, .error), (.ignore, .off),
        ]
        // The group is set first, so that the level of a single id overrides it.
        for (option, level) in levels where arguments.all(option).contains(Self.adviceName) {
            for id in DiagnosticID.advice { set(level, for: id) }
        }
        for (option, level) in levels {
            for name in arguments.all(option) where name != Self.adviceName {
                let id = try Self.id(name, of: option, for: command)
                if let other = givenBy.updateValue(option, forKey: id), other.name != option.name {
                    throw UsageError(
                        message: "'\(name)' is given to both '--\(other.name)' and '--\(option.name)'",
                        command: command)
                }
                set(level, for: id)
            }
        }
    }

    /// The name for all ids that are off by default.
    fileprivate static let adviceName = "advice"

    private static func id(_ name: String, of option: OptionSpec, for command: CommandSpec) throws(UsageError)
        -> DiagnosticID
    {
        let id = try DiagnosticID(named: name, or: [adviceName], for: command)
        if option.name != OptionSpec.error.name, !id.entry.isAdjustable {
            throw UsageError(
                message: "'\(name)' is an error always, since no code can be made in spite of it: "
                    + "'arbor diagnostics \(name)' says more", command: command)
        }
        return id
    }
}

extension DiagnosticID {
    /// - Parameter others: Further words that the user may have meant.
    init(
        named name: String, or others: [String] = [], for command: CommandSpec
    ) throws(UsageError) {
        if let id = DiagnosticID(rawValue: name) {
            self = id
            return
        }
        let hint = nearestName(to: name, among: DiagnosticID.allCases.map(\.rawValue) + others)
        throw UsageError(
            message: "There is no diagnostic '\(name)'" + (hint.map { ". Did you mean '\($0)'?" } ?? ""),
            command: command)
    }
}

extension OptionSpec {
    static let warn = OptionSpec(
        name: "warn", value: .one("id"),
        help: "Take faults of this id for warnings; 'advice' is all that are off. May be repeated.",
        choices: { adjustableNames })
    static let error = OptionSpec(
        name: "error", value: .one("id"), help: "Take faults of this id for errors. May be repeated.",
        choices: { [SeverityPolicy.adviceName] + DiagnosticID.allCases.map(\.rawValue) })
    static let ignore = OptionSpec(
        name: "ignore", value: .one("id"), help: "Don't tell faults of this id. May be repeated.",
        choices: { adjustableNames })
    static let baseline = OptionSpec(
        name: "baseline", value: .one("file"),
        help: "Leave out the findings that this file holds, and tell their number.")
    static let baselineOutput = OptionSpec(
        name: "write-baseline", value: .one("file"),
        help: "Write the findings of this run here, for '--baseline'.")

    private static let adjustableNames =
        [SeverityPolicy.adviceName] + DiagnosticID.allCases.filter(\.entry.isAdjustable).map(\.rawValue)
}
