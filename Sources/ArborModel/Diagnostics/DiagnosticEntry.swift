/// The documentation of all faults with one id.
///
/// The page of diagnostics is made of these entries, `arbor diagnostics` prints them, and readers of SARIF get them as
/// rules. The entries are in the files beside this one.
public struct DiagnosticEntry: Sendable {
    /// The effect of a fault on a run.
    public enum Level: String, Sendable, CaseIterable { case off, warning, error }

    /// A demonstration of the fault, or of its absence.
    public enum Example: Sendable, Equatable {
        /// Whole sources. A run over them has the fault.
        case sources(String)
        /// Whole sources. The compiler reports the fault, by the macros, and a run over them does not.
        case compiled(String)
        /// Whole sources of composed dependencies. `arbor lint` reports the fault.
        case composition(String)
        /// A command, and the text that it prints.
        case commands(String)
    }

    /// The level unless another one is asked for.
    public var level: Level
    /// True if the code can be generated in spite of the fault, so that `--warn` and `--ignore` may take its id.
    public var isAdjustable: Bool
    /// The fault in a clause, without a full stop.
    public var summary: String
    /// The reason why it is a fault.
    public var reason: String
    /// A demonstration of the fault.
    public var example: Example
    /// The advice on how to remove the fault, in Markdown.
    public var remedy: String
    /// The example without the fault, if the remedy's words are not enough.
    public var mended: Example?

    /// Creates the entry of a fault that prevents the generation of code.
    static func error(
        _ summary: String, because reason: String, example: Example, remedy: String, mended: Example? = nil
    ) -> DiagnosticEntry {
        DiagnosticEntry(
            level: .error, isAdjustable: false, summary: summary, reason: reason, example: example,
            remedy: remedy, mended: mended)
    }

    /// Creates the entry of a fault whose level users may change. The level is a default.
    static func adjustable(
        _ level: Level, _ summary: String, because reason: String, example: Example, remedy: String,
        mended: Example? = nil
    ) -> DiagnosticEntry {
        DiagnosticEntry(
            level: level, isAdjustable: true, summary: summary, reason: reason, example: example,
            remedy: remedy, mended: mended)
    }
}
