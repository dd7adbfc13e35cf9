/// What there is to say of all faults with one id: the page of diagnostics is made of these, `arbor diagnostics` prints
/// them, and SARIF's readers get them as rules. The entries stand in the files beside this one.
public struct DiagnosticEntry: Sendable {
    /// What a fault means to a run.
    public enum Level: String, Sendable, CaseIterable { case off, warning, error }

    /// What brings the fault about, or no longer does.
    public enum Example: Sendable, Equatable {
        /// Whole sources: a run over them has the fault.
        case sources(String)
        /// Whole sources: the compiler has the fault, by the macros, and a run over them has not.
        case compiled(String)
        /// What is typed, and what is printed.
        case commands(String)
    }

    /// Where nothing else is asked for.
    public var level: Level
    /// True where the code can be written in spite of the fault, so that `--warn` and `--ignore` may take it.
    public var isAdjustable: Bool
    /// In a clause, without a full stop.
    public var summary: String
    /// Why it is a fault.
    public var reason: String
    public var example: Example
    public var remedy: String
    /// The example without the fault, where it takes more than the remedy's words.
    public var mended: Example?

    /// A fault that no code can be written with.
    static func error(
        _ summary: String, because reason: String, example: Example, remedy: String, mended: Example? = nil
    ) -> DiagnosticEntry {
        DiagnosticEntry(
            level: .error, isAdjustable: false, summary: summary, reason: reason, example: example,
            remedy: remedy, mended: mended)
    }

    /// What users may think of as they like: its level is a proposal.
    static func adjustable(
        _ level: Level, _ summary: String, because reason: String, example: Example, remedy: String,
        mended: Example? = nil
    ) -> DiagnosticEntry {
        DiagnosticEntry(
            level: level, isAdjustable: true, summary: summary, reason: reason, example: example,
            remedy: remedy, mended: mended)
    }
}
