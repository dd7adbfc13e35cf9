import ArborModel
import ArborScanner

extension Configuration {
    /// The files that a run of `generate` writes, standard output excepted.
    package var outputs: [String] { [output, dotOutput, summaryOutput].compactMap(\.self) }

    /// True where no file is to be written at all: whoever asks for another output alone wants no Swift besides.
    var printsCode: Bool { outputs.isEmpty }

    /// Which sources are meant, as text. Relative paths mean something in a folder only.
    package var sources: [String] { [currentFolder] + counted(inputs.paths) + counted(inputs.lists) }

    /// All that decides, besides the files themselves, what a run says and writes. The number of jobs does not.
    func runInputs(_ mode: Pipeline.Mode) -> [String] {
        [mode.rawValue] + sources
            + [output, dotOutput, summaryOutput, moduleName, projectRoot, baseline].flatMap {
                counted($0.map { [$0] } ?? [])
            }
            + counted(additionalModules) + counted(additionalModuleLists)
            + counted(modules.flatMap { [$0.name, $0.folder] })
            + ["\(longestBody)", defaultIsolation?.rawValue ?? ""] + counted(summaries)
            + counted(summaryLists) + counted(policy.text) + counted(build.text)
    }

    /// With their number in front, so that no two lists in a row can be taken for others.
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
