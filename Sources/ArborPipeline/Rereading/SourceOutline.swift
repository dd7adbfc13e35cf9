import ArborModel
import ArborStorage

/// The outline of one file of a program, and the path at which the file can be read.
struct SourceOutline: Sendable {
    /// `nil` if a summary stands for the file.
    var path: String?
    var module: String?
    var outline: FileOutline

    /// The outlines of all files: those that the graph is built from, and the others.
    ///
    /// - Parameter own: The paths of the graph's files that can be read.
    static func all(
        _ files: [ModuleSummary.File], _ others: [ProgramModules.OtherFile], own: Set<String>
    ) -> [SourceOutline] {
        files.map { file in
            let path = file.summary.path
            return SourceOutline(
                path: own.contains(path) ? path : nil, module: file.module, outline: file.summary.outline)
        }
            + others.map {
                SourceOutline(path: $0.path.isEmpty ? nil : $0.path, module: $0.module, outline: $0.outline)
            }
    }
}
