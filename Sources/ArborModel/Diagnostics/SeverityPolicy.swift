/// The gravity of each fault in a run.
///
/// The policy is applied once, to all findings, before anything is printed and the exit status is decided. Rules don't
/// know of it.
public struct SeverityPolicy: Equatable, Sendable {
    /// The gravity of a fault, or `off`.
    public typealias Level = DiagnosticEntry.Level

    /// The levels that differ from the ids' own.
    public private(set) var levels: [DiagnosticID: Level] = [:]

    /// Creates a policy that leaves each fault at its id's own level.
    public init() {}

    /// Sets the level of an id.
    ///
    /// Only an adjustable fault may become less than an error: no code can be generated with the others.
    public mutating func set(_ level: Level, for id: DiagnosticID) {
        precondition(level == .error || id.entry.isAdjustable, "\(id.rawValue) is always an error")
        levels[id] = level
    }

    /// Returns the level of faults with an id.
    public func level(of id: DiagnosticID) -> Level { levels[id] ?? id.entry.level }

    /// The ids that are off by themselves and were asked for.
    public var advice: Set<DiagnosticID> {
        levels.isEmpty ? [] : Set(levels.filter { $0.value != .off && $0.key.entry.level == .off }.keys)
    }

    /// Returns the diagnostics with the severity that they have in this run, without those that are off.
    public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            let level = level(of: diagnostic.id)
            guard level != .off else { return nil }
            var adjusted = diagnostic
            // A rule may report a fault with a lower severity than its id has, unless the user set a level for the id.
            let isError = levels[diagnostic.id] != nil || diagnostic.severity == .error
            adjusted.severity = level == .error && isError ? .error : .warning
            return adjusted
        }
    }
}
