import ArborGraph
import ArborModel
import ArborSyntax
import SafeDIFrontEnd

extension BindingGraph {
    /// Creates the graph of files that SafeDI's front end lowered, as a run of the tool does.
    convenience init(_ files: [FileSummary]) {
        var program = ResolvedProgram(files, dialects: Dialects([.safeDI]))
        FrontEnd.safeDI.link(&program.table)
        self.init(program)
    }
}
