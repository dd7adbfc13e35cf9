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
    package mutating func add(_ output: consuming ScanWorker.Output) {
        // Most files only declare names. Nothing else of their summaries is touched.
        let isPlain = output.fragment.summary.providers.isEmpty && !output.fragment.summary.hasRareFacts
        let hasOnlyConfigurations = !isPlain && output.fragment.summary.hasOnlyConfigurations
        if output.fragment.isParsed, !hasOnlyConfigurations { parsedFiles += 1 }
        if !output.fragment.diagnostics.isEmpty { diagnostics += output.fragment.diagnostics }
        if !isPlain, hasOnlyConfigurations || output.fragment.summary.mayDeclareProviders {
            summaries.append((consume output).fragment.summary)
        } else {
            add(output.fragment.summary.outline, of: output.fragment.summary.path)
        }
    }

    /// Adds the next file, which contributes nothing but the names in its outline.
    package func add(_ outline: consuming FileOutline, of path: String) {
        if !outline.isEmpty { outlines.append(.init(path: path, outline: outline)) }
    }
}

extension FileSummary {
    fileprivate var hasOnlyConfigurations: Bool {
        providers.isEmpty && !configurations.isEmpty && doubles.isEmpty
    }

    /// True if the file declares something for the graph. One that can't be read may.
    fileprivate var mayDeclareProviders: Bool {
        !providers.isEmpty || !doubles.isEmpty || lostNames?.isEmpty == false
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
