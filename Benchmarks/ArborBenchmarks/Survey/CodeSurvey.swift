import ArborModel
import ArborScanner
import ArborSyntax
import SafeDIFrontEnd

/// The figures of the Swift files below some folders, as a table: of all files, and of the files that an annotation
/// might stand in, whose classes, structs or actors have an initializer with parameters.
struct CodeSurvey {
    private let all: [FileFigures]
    private var injectable: [FileFigures] { all.filter { !$0.parameters.isEmpty } }

    /// Files with faults are left out.
    init(below folders: [String]) async throws {
        guard !folders.isEmpty else { throw Arguments.Wrong(description: "give a folder") }
        let paths = await SourceFinder.find(SourceInputs(paths: folders)).files
        var reader = SourceReader(.safeDI)
        var figures: [FileFigures] = []
        for path in paths {
            try readFile(path).withUnsafeBufferPointer { bytes in
                let file = reader.read(bytes)
                if file.faults.isEmpty { figures.append(FileFigures(of: bytes, file)) }
            }
        }
        all = figures
    }

    func report() -> String {
        var table = MarkdownTable(columns: "figure", "all files", "files with an initializer's parameters")
        for row in rows { table.add([row.title, row.text(all), row.text(injectable)]) }
        return table.text
    }
}
