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

    /// Creates the result of one scan from those of its parts, in the order of the files.
    package init(joining parts: [ScanResult]) {
        if parts.count == 1 {
            self = parts[0]
            return
        }
        summaries.reserveCapacity(parts.reduce(0) { $0 + $1.summaries.count })
        outlines.reserveCapacity(parts.reduce(0) { $0 + $1.outlines.count })
        for index in parts.indices {
            summaries += parts[index].summaries
            outlines += parts[index].outlines
            diagnostics += parts[index].diagnostics
            parsedFiles += parts[index].parsedFiles
        }
    }

    /// Adds the result of a scan of further files.
    public mutating func add(_ others: ScanResult) {
        summaries = (summaries + others.summaries).sorted { $0.path.precedesInBytes($1.path) }
        outlines = (outlines + others.outlines).sorted { $0.path.precedesInBytes($1.path) }
        diagnostics += others.diagnostics
        parsedFiles += others.parsedFiles
    }

    /// Adds the contribution of the next file.
    package mutating func add(_ output: ScanWorker.Output) {
        // Most files only declare names. Nothing else of their summaries is touched.
        let isPlain = output.fragment.summary.providers.isEmpty && !output.fragment.summary.hasRareFacts
        let contributes = !isPlain && addSummary(output.fragment.summary, isParsed: output.fragment.isParsed)
        if !contributes, !output.fragment.summary.outline.isEmpty {
            outlines.append(
                .init(path: output.fragment.summary.path, outline: output.fragment.summary.outline))
        }
        if isPlain, output.fragment.isParsed { parsedFiles += 1 }
        if !output.fragment.diagnostics.isEmpty { diagnostics += output.fragment.diagnostics }
    }

    /// Adds the summary of a file that may contribute to the graph. Returns false if it doesn't.
    @inline(never)
    private mutating func addSummary(_ summary: FileSummary, isParsed: Bool) -> Bool {
        let hasOnlyConfigurations =
            summary.providers.isEmpty && !summary.configurations.isEmpty && summary.doubles.isEmpty
        if isParsed, !hasOnlyConfigurations { parsedFiles += 1 }
        // A file that can't be read may declare providers.
        let contributes =
            !summary.providers.isEmpty || !summary.doubles.isEmpty || hasOnlyConfigurations
            || summary.lostNames?.isEmpty == false
        if contributes { summaries.append(summary) }
        return contributes
    }
}
