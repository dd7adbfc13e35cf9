import ArborGraph
import ArborModel
import ArborSyntax
import BladeFrontEnd
import SafeDIFrontEnd

extension BindingGraph {
    /// Creates the graph of files that the front ends lowered, as a run of the tool does.
    convenience init(_ files: [FileSummary]) {
        var program = ResolvedProgram(files, dialects: Dialects([.safeDI, .blade]))
        FrontEnd.safeDI.link(&program.table)
        FrontEnd.blade.link(&program.table)
        self.init(program)
    }
}
