import ArborGraph
import ArborModel
import ArborSyntax

extension Configuration {
    /// Builds the graph of a program: resolves its names, lets the front ends link its bindings, and resolves these.
    ///
    /// - Parameters:
    ///   - modules: The modules of the files.
    ///   - excluded: The providers that the validated build doesn't compile.
    func graph(
        of files: [FileSummary], modules: ProgramModules, excluded: [ProviderDeclaration] = []
    ) -> BindingGraph {
        var program = ResolvedProgram(files, modules: modules, dialects: Dialects(frontEnds.map(\.dialect)))
        for frontEnd in frontEnds { frontEnd.link(&program.table) }
        return BindingGraph(program, excluded: excluded)
    }
}
