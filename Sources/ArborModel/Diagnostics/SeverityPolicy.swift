/// How grave each fault is to a run. It is applied once, to all that was found, before anything is printed and the
/// exit status is decided: rules don't know of it.
public struct SeverityPolicy: Equatable, Sendable {
    public typealias Level = DiagnosticEntry.Level

    /// Where it is to be another than the id's own.
    public private(set) var levels: [DiagnosticID: Level] = [:]

    public init() {}

    /// Only an adjustable fault may become less than an error: of the others no code can be made.
    public mutating func set(_ level: Level, for id: DiagnosticID) {
        precondition(level == .error || id.entry.isAdjustable, "\(id.rawValue) is always an error")
        levels[id] = level
    }

    public func level(of id: DiagnosticID) -> Level { levels[id] ?? id.entry.level }

    /// The ids that are told of because somebody asked for them.
    public var advice: Set<DiagnosticID> {
        levels.isEmpty ? [] : Set(levels.filter { $0.value != .off && $0.key.entry.level == .off }.keys)
    }

    /// The same, each as grave as it is to this run; those that are off are left out.
    public func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            let level = level(of: diagnostic.id)
            guard level != .off else { return nil }
            var judged = diagnostic
            // A rule may say less of a fault than its id does, but not against what somebody asks for.
            let isError = levels[diagnostic.id] != nil || diagnostic.severity == .error
            judged.severity = level == .error && isError ? .error : .warning
            return judged
        }
    }
}
