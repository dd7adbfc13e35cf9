import ArborModel

/// The modules that a type's file imports and of which Arbor read neither the sources nor the summary.
///
/// One of them may declare what seems to be missing.
struct UnreadModules {
    private(set) var names: [String]
    /// The target of the type's own module; `nil` if no build system named it.
    private let target: String?

    /// Creates the modules of a type's file, or returns `nil` if there are none, or if modules are unknown.
    init?(above node: NodeID, in analysis: GraphAnalysis) {
        let graph = analysis.graph
        if analysis.survey.modules.isEmpty { return nil }
        let known = analysis.survey.modules.union(LibraryModules.names)
        names = Set(graph.file(of: node).imports.map { String($0.module) }).subtracting(known).sorted()
        if names.isEmpty { return nil }
        let modules = graph.modules
        let own = graph.isDeclared(node) ? modules.ofFiles[graph.declarations[node].file] : nil
        target = own.flatMap { analysis.survey.targets[modules.names[$0]] }
    }

    /// The one of the modules that the program writes in front of a name; `nil` if it writes none of them.
    func written(before name: String, in graph: BindingGraph) -> UnreadModules? {
        guard let module = graph.shown.writtenModules[name], names.contains(module) else { return nil }
        var one = self
        one.names = [module]
        return one
    }

    /// Says that the modules weren't read.
    var note: Diagnostic.Note { LibraryModules.note(onUnread: names) }

    /// The advice for the case that one of the modules declares a type.
    func remedy(declaring type: TypeExpression) -> String {
        let module = names.count == 1 ? "its" : "that module's"
        return "if \(names.joined(separator: " or ")) declares '\(type)', "
            + (target.map { "list \(module) target in the dependencies of \($0)" }
                ?? "give Arbor \(module) sources or summary")
    }
}
