import ArborGraph
import ArborModel
import ArborSyntax
import SafeDIFrontEnd

extension BindingGraph {
    /// Creates the graph of files that SafeDI's front end lowered, as a run of the tool does.
    public convenience init(
        _ files: [FileSummary], modules: ProgramModules = ProgramModules(),
        excluded: [ProviderDeclaration] = []
    ) {
        var program = ResolvedProgram(files, modules: modules, dialects: Dialects([.safeDI]))
        FrontEnd.safeDI.link(&program.table)
        self.init(program, excluded: excluded)
    }
}
