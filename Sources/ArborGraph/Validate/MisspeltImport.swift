import ArborModel

/// An import of a module that nobody knows, with a name nearly like that of a module which its file doesn't import.
struct MisspeltImport {
    private let path: String
    private let written: String
    private let meant: String

    /// Looks for such an import in the file that declares a node. `nil` if the file has none.
    init?(in node: NodeID, of graph: BindingGraph) {
        guard graph.isDeclared(node) else { return nil }
        let imports = Set(graph.file(of: node).imports.map { String($0.module) })
        let known = Set(graph.modules.names).union(graph.dialects.libraryModules)
        let unknown = imports.subtracting(known).subtracting(UnreadModules.system).sorted()
        let missing = known.subtracting(imports).sorted()
        for written in unknown {
            guard let meant = missing.first(where: { isSlip(written, of: $0) }) else { continue }
            (path, self.written, self.meant) = (graph.path(of: node), written, meant)
            return
        }
        return nil
    }

    /// Returns whether the import was meant to make a module's types known.
    func mayMean(_ module: String) -> Bool { module == meant }

    /// Advice for a name that the file doesn't know.
    func advice(_ note: Diagnostic.Note) -> Advice {
        var advice = Advice(
            notes: [note], help: "write 'import \(meant)' instead of 'import \(written)'",
            dependsOnPath: false)
        advice.cause = .missingImport(of: meant, in: path)
        return advice
    }
}
