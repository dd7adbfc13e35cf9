import ArborModel

/// The declarations of a program with resolved names: the input of the front ends' link step, and then of the graph.
public struct ResolvedProgram {
    /// The bindings of all files. The front ends complete them before a graph is built.
    public var table: BindingTable
    let names: NameResolver

    /// Resolves the names in all files.
    ///
    /// - Parameters:
    ///   - modules: The modules of the files. By default all files are of one module without a name.
    ///   - dialects: The front ends whose declarations the files may hold.
    public init(_ files: [FileSummary], modules: ProgramModules = ProgramModules(), dialects: Dialects) {
        names = NameResolver(files, modules, dialects)
        let resolved = names.withActors(names.resolved(files))
        let isSingle = names.modules.isSingle
        let modules = isSingle ? [] : names.modules.ofFiles.map { [table = names.modules] in table.names[$0] }
        table = BindingTable(resolved, modules: modules, shown: { [shown = names.shown] in shown.shown($0) })
    }

    /// Replaces generic declarations by one for each specialised type that some property makes. A declaration that asks for
    /// a mock stays, because a test chooses its arguments.
    public mutating func specialiseGenerics() {
        table.files = GenericExpansion.expanding(table.files, names.dialects, keepsMocks: true).files
    }
}
