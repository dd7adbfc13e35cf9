import ArborModel
import ArborScanner

extension Configuration {
    /// The files that a run of `generate` writes, standard output excepted.
    package var outputs: [String] {
        [output, mockOutput, dotOutput, summaryOutput].compactMap(\.self) + emptyOutputs.map(\.path)
    }

    /// True if the run writes no file. A user who requests only another output wants no Swift code.
    var printsCode: Bool { outputs.isEmpty }

    /// The sources, as text. The current folder is included because relative paths depend on it.
    package var sources: [String] { [currentFolder] + counted(inputs.paths) + counted(inputs.lists) }

    /// Everything except the files' contents that decides the output of a run. The number of jobs doesn't.
    func runInputs(_ mode: Pipeline.Mode) -> [String] {
        [mode.rawValue] + sources
            + [output, mockOutput, dotOutput, summaryOutput, moduleName, projectRoot, baseline].flatMap {
                counted($0.map { [$0] } ?? [])
            }
            + counted(additionalModules) + counted(additionalModuleLists)
            + counted(modules.flatMap { [$0.name, $0.folder] })
            + [
                "\(limits.longestBody)", "\(limits.mostParameters)", "\(limits.mostRepeated)",
                defaultIsolation?.rawValue ?? "",
            ]
            + counted(summaries)
            + counted(emptyOutputs.map(\.path)) + counted(rootFiles ?? [""])
            + counted([mockNames.file] + mockNames.names)
            + counted(mockScopedFiles ?? [""]) + [prefersMockOnly ? "mockOnly" : ""]
            + counted(summaryLists) + counted(policy.text) + counted(build.text)
    }

    /// The words with their count in front, so that two adjacent lists can't be confused with others.
    private func counted(_ words: [String]) -> [String] { ["\(words.count)"] + words }
}

extension Build {
    fileprivate var text: [String] {
        [platform?.rawValue ?? "", flags == nil ? "open" : "closed"] + (flags ?? []).sorted()
    }
}

extension SeverityPolicy {
    fileprivate var text: [String] { levels.map { "\($0.rawValue)=\($1.rawValue)" }.sorted() }
}

extension Outcome.Statistics {
    /// The statistics of a run that wrote nothing.
    var result: [String] { ["\(files)", "\(parsedFiles)", "\(wiredTypes)"] + roots }

    init?(result: [String]) {
        guard result.count >= 3, let files = Int(result[0]), let parsedFiles = Int(result[1]),
            let wiredTypes = Int(result[2])
        else { return nil }
        self.init(files: files, parsedFiles: parsedFiles, wiredTypes: wiredTypes, roots: Array(result[3...]))
    }
}
