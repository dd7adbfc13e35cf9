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
        let summary = output.fragment.summary
        let hasOnlyConfigurations =
            summary.providers.isEmpty && !summary.configurations.isEmpty && summary.doubles.isEmpty
        if output.fragment.isParsed, !hasOnlyConfigurations { parsedFiles += 1 }
        // A file that can't be read may declare providers.
        if !summary.providers.isEmpty || !summary.doubles.isEmpty || hasOnlyConfigurations
            || summary.lostNames?.isEmpty == false
        {
            summaries.append(summary)
        } else if !summary.outline.isEmpty {
            outlines.append(.init(path: summary.path, outline: summary.outline))
        }
        diagnostics += output.fragment.diagnostics
    }
}
