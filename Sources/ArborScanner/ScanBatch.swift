import ArborModel
import ArborParallel

/// The contributions of files that follow each other, which one task collects.
package struct ScanBatch: Sendable {
    fileprivate let summaries = Pile<FileSummary>()
    fileprivate let outlines = Pile<ProgramModules.OtherFile>(of: SourceScanner.batch)
    fileprivate var diagnostics: [Diagnostic] = []
    fileprivate var parsedFiles = 0

    package init() {}

    /// Adds the contribution of the next file.
    package mutating func add(_ output: ScanWorker.Output) {
        // Most files only declare names. Nothing else of their summaries is touched.
        let isPlain = output.fragment.summary.providers.isEmpty && !output.fragment.summary.hasRareFacts
        let contributes = !isPlain && addSummary(output.fragment.summary, isParsed: output.fragment.isParsed)
        if !contributes { add(output.fragment.summary.outline, of: output.fragment.summary.path) }
        if isPlain, output.fragment.isParsed { parsedFiles += 1 }
        if !output.fragment.diagnostics.isEmpty { diagnostics += output.fragment.diagnostics }
    }

    /// Adds the next file, which contributes nothing but the names in its outline.
    package func add(_ outline: FileOutline, of path: String) {
        if !outline.isEmpty { outlines.append(.init(path: path, outline: outline)) }
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

extension ScanResult {
    /// Creates the result of a scan from its batches, in the order of the files. The batches are empty afterwards.
    package init(joining batches: [ScanBatch]) {
        summaries = Pile.joined(batches.map(\.summaries))
        outlines = Pile.joined(batches.map(\.outlines))
        for index in batches.indices {
            diagnostics += batches[index].diagnostics
            parsedFiles += batches[index].parsedFiles
        }
    }
}
