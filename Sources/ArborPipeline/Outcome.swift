import ArborModel

/// How a run ends. The numbers are those of BSD's `sysexits`, where it has one for the case.
public enum ExitStatus: Int32, Sendable {
    case fine = 0
    /// The graph, or a declaration of it, is invalid.
    case invalid = 1
    case wrongUsage = 64
    case unreadableInput = 66
    case ourFault = 70
    case unwritableOutput = 74
}

/// All that came of a run.
public struct Outcome: Sendable {
    public var diagnostics: [Diagnostic] = []
    /// What goes to standard output.
    public var product: String?
    /// What is worth saying of a run that did all it was asked.
    public var notes: [String] = []
    public var statistics = Statistics()
    /// What was made on the way. Taking it apart takes time, which a process that is about to end can save.
    public var keptAlive: [any Sendable] = []

    init(diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

    /// Of a run that looks at nothing and only says something.
    public init(product: String) { self.product = product }

    /// What the run looked at and made.
    public struct Statistics: Sendable, Equatable {
        public var files = 0
        public var parsedFiles = 0
        /// False where the graph was no concern of the run.
        public var isProof = true
        /// Types that the roots lead to, the roots included.
        public var wiredTypes = 0
        /// Names of the roots, sorted.
        public var roots: [String] = []
        /// The output files whose bytes changed; `nil` where none was asked for.
        public var written: [String]?
    }

    /// Decided in this one place, by the gravest fault.
    public var status: ExitStatus {
        let errors = diagnostics.filter { $0.severity == .error }
        if errors.isEmpty { return .fine }
        if errors.contains(where: { $0.id == .unwritableOutput }) { return .unwritableOutput }
        return errors.contains { $0.id.isOfInputs } ? .unreadableInput : .invalid
    }
}

extension DiagnosticID {
    /// True of faults of the files themselves, whatever they say.
    var isOfInputs: Bool {
        switch self {
        case .noSuchPath, .unreadableFile, .notUTF8, .noSwiftFiles, .emptyList, .unreadableSummary,
            .unreadableBaseline:
            true
        default: false
        }
    }
}
