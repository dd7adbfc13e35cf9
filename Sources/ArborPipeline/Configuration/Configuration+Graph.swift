import ArborGraph
import ArborModel
import ArborScanner
import ArborSyntax

extension Configuration {
    /// Resolves the names of a program, and lets the front ends link its bindings.
    ///
    /// - Parameter modules: The modules of the files.
    func program(of files: [FileSummary], modules: ProgramModules) -> ResolvedProgram {
        var program = ResolvedProgram(files, modules: modules, dialects: Dialects(frontEnds.map(\.dialect)))
        for frontEnd in frontEnds { frontEnd.link(&program.table) }
        return program
    }

    /// Builds the graph of a program.
    ///
    /// - Parameters:
    ///   - modules: The modules of the files.
    ///   - excluded: The providers that the validated build doesn't compile.
    func graph(
        of files: [FileSummary], modules: ProgramModules, excluded: [ProviderDeclaration] = []
    ) -> BindingGraph {
        BindingGraph(program(of: files, modules: modules), excluded: excluded)
    }

    /// The files whose types are to get mocks, and that are none of the sources. Without a word, there would be no mocks.
    func missingMockFiles(among sources: [String]) -> [Diagnostic] {
        guard let mockScopedFiles else { return [] }
        let known = Set(sources.map(\.normalisedPath))
        return mockScopedFiles.filter { !known.contains($0.normalisedPath) }.map { path in
            Diagnostic(
                .noSuchPath, "'\(path)', whose types are to get mocks, is none of the sources",
                about: [path.normalisedPath], at: nil,
                help: "check the path for a typo; if the file is elsewhere, give Arbor its folder too")
        }
    }
}
