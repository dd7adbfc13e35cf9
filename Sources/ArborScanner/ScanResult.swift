import ArborModel

/// The result of a scan.
public struct ScanResult: Sendable {
    /// A summary for each file that contributes to the graph, in the order of the files.
    public var summaries: [FileSummary] = []
    /// The other files that declare something, in the order of the files. A scan leaves their modules open.
    public var outlines: [ProgramModules.OtherFile] = []
    /// The faults of the files, in the order of the files.
    public var diagnostics: [Diagnostic] = []
    /// The number of files that contain a front end's needle, and so were parsed, in this run or in the run that filled
    /// the cache.
    public var parsedFiles = 0

    /// Creates the result of a scan without files.
    public init() {}

    /// Adds the result of a scan of further files.
    public mutating func add(_ others: ScanResult) {
        summaries = (summaries + others.summaries).sorted { $0.path.precedesInBytes($1.path) }
        outlines = (outlines + others.outlines).sorted { $0.path.precedesInBytes($1.path) }
        diagnostics += others.diagnostics
        parsedFiles += others.parsedFiles
    }
}
