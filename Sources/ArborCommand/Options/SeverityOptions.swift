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
                message: "'\(name)' is always an error, because Arbor can't generate code in spite of it. "
                    + "'arbor diagnostics \(name)' explains it", command: command)
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
        let ids = DiagnosticID.allCases.map(\.rawValue)
        let message = "There is no diagnostic '\(name)'"
        if let hint = nearestName(to: name, among: ids + others) {
            throw UsageError(message: "\(message). Did you mean '\(hint)'?", command: command)
        }
        let words = Set(name.lowercased().split { $0 == "-" || $0 == " " })
        let related = ids.filter { !words.isDisjoint(with: $0.split(separator: "-")) }
        throw UsageError(
            message: related.isEmpty
                ? "\(message). 'arbor diagnostics' lists all" : "\(message). These are similar",
            choices: related, command: command)
    }
}

extension OptionSpec {
    static let warn = OptionSpec(
        name: "warn", value: .one("id"),
        help:
            "Report this diagnostic as a warning; 'advice' means all that are off by default. Can be repeated.",
        choices: { adjustableNames })
    static let error = OptionSpec(
        name: "error", value: .one("id"), help: "Report this diagnostic as an error. Can be repeated.",
        choices: { [SeverityPolicy.adviceName] + DiagnosticID.allCases.map(\.rawValue) })
    static let ignore = OptionSpec(
        name: "ignore", value: .one("id"), help: "Don't report this diagnostic. Can be repeated.",
        choices: { adjustableNames })
    static let baseline = OptionSpec(
        name: "baseline", value: .one("file"),
        help: "Don't report the findings that this file lists; only print their number.")
    static let baselineOutput = OptionSpec(
        name: "write-baseline", value: .one("file"),
        help: "Write the findings of this run to this file, for '--baseline'.")

    private static let adjustableNames =
        [SeverityPolicy.adviceName] + DiagnosticID.allCases.filter(\.entry.isAdjustable).map(\.rawValue)
}
