import ArborModel
import ArborScanner

/// The exit status of a run. The numbers are those of BSD's `sysexits`, where it has one for the case.
public enum ExitStatus: Int32, Sendable {
    /// The run did everything requested, with warnings at most.
    case fine = 0
    /// The graph, or a declaration of it, is invalid.
    case invalid = 1
    /// The command line is wrong (`EX_USAGE`).
    case wrongUsage = 64
    /// An input is missing, or can't be read (`EX_NOINPUT`).
    case unreadableInput = 66
    /// Arbor itself failed (`EX_SOFTWARE`).
    case ourFault = 70
    /// The system lacks something that a run needs: threads, open files or memory (`EX_OSERR`).
    case systemFault = 71
    /// An output can't be written (`EX_IOERR`).
    case unwritableOutput = 74
}

/// The result of a run.
public struct Outcome: Sendable {
    /// The findings of the run.
    public var diagnostics: [Diagnostic] = []
    /// The text for standard output; `nil` if nothing is printed.
    public var product: String?
    /// The remarks on a run that did everything requested.
    public var notes: [String] = []
    /// The reason why Arbor itself failed, in a clause; `nil` if it didn't.
    public internal(set) var failure: String?
    /// Why the run refused what it was asked for; `nil` if it did its work.
    public var refusal: Refusal?
    /// The figures of the run.
    public var statistics = Statistics()
    /// Values made by the run. Their release takes time, which a process that is about to end can save.
    public var keptAlive: [any Sendable] = []

    /// True if an invalid graph is no failure of the run.
    public var toleratesInvalidGraph = false

    /// The paths of the outputs that must not be written, because they would replace an input or each other.
    var refusedOutputs: Set<String> = []
    /// The origin of the bytes that the run read. The lines that reports show come from there.
    var files: SourceFiles
    /// The paths that only summaries name. Reports show no lines of these files, which may be any.
    var foreignPaths: Set<String> = []

    init(diagnostics: [Diagnostic] = [], of files: SourceFiles = .disk) {
        self.diagnostics = diagnostics
        self.files = files
    }

    /// Creates the outcome of a run that reads nothing and only prints a text.
    public init(product: String) {
        self.init()
        self.product = product
    }

    /// Creates the outcome of a run that refuses what it was asked for.
    public init(_ refusal: Refusal) {
        self.init()
        self.refusal = refusal
    }

    /// The reason why a run refuses what it was asked for, and the remedy.
    public struct Refusal: Error, Sendable {
        /// The status that the process exits with.
        public var status: ExitStatus
        /// The reason in a clause.
        public var message: String
        /// The remedies, a line each. The lines after one that ends with a colon belong to it.
        public var help: [String]

        /// Creates a refusal from its parts.
        public init(status: ExitStatus, message: String, help: [String] = []) {
            self.status = status
            self.message = message
            self.help = help
        }
    }

    /// The figures of a run: its inputs and its products.
    public struct Statistics: Sendable, Equatable {
        /// The number of source files, those of linked summaries included.
        public var files = 0
        /// The number of files that were parsed, now or in the run that filled the cache.
        public var parsedFiles = 0
        /// False if the run did not validate the graph.
        public var isProof = true
        /// True if the run read composed dependencies instead of annotated types.
        public var isComposed = false
        /// The number of types that the roots lead to, the roots included.
        public var wiredTypes = 0
        /// Names of the roots, sorted.
        public var roots: [String] = []
        /// The output files whose bytes changed; `nil` if no output was requested.
        public var written: [String]?
    }

    /// The status that the process exits with.
    public var exitStatus: ExitStatus { toleratesInvalidGraph && status == .invalid ? .fine : status }

    /// The status of the run, by the gravest fault.
    public var status: ExitStatus {
        if failure != nil { return .ourFault }
        if let refusal { return refusal.status }
        let errors = diagnostics.filter { $0.severity == .error }
        if errors.isEmpty { return .fine }
        if errors.contains(where: { $0.id == .unwritableOutput }) { return .unwritableOutput }
        return errors.contains { $0.id.isOfInputs } ? .unreadableInput : .invalid
    }
}

extension DiagnosticID {
    /// True for faults of the files themselves, independent of their contents.
    var isOfInputs: Bool {
        switch self {
        case .noSuchPath, .unreadableFile, .notUTF8, .noSwiftFiles, .emptyList, .unreadableSummary,
            .unreadableBaseline, .missingModule, .repeatedModule, .moduleCycle:
            true
        default: false
        }
    }
}
