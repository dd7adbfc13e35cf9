import ArborModel

/// An import of a module that nobody knows, with a name nearly like that of a module which its file doesn't import.
struct MisspeltImport {
    fileprivate let path: String
    fileprivate let written: String
    fileprivate let meant: String

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

/// The search for misspelt imports. It knows the modules of the program, so that many faults don't each collect them.
struct MisspeltImports {
    private let graph: BindingGraph
    private let known: Set<String>
    private let sorted: [String]

    init(_ graph: BindingGraph) {
        self.graph = graph
        known = Set(graph.modules.names).union(graph.dialects.libraryModules)
        sorted = known.sorted()
    }

    /// Returns such an import of the file that declares a node; `nil` if the file has none.
    func slip(in node: NodeID) -> MisspeltImport? {
        guard graph.isDeclared(node) else { return nil }
        let imports = Set(graph.file(of: node).imports.map { String($0.module) })
        for written in imports.subtracting(known).subtracting(LibraryModules.names).sorted() {
            let meant = sorted.first { !imports.contains($0) && isSlip(written, of: $0) }
            if let meant { return MisspeltImport(path: graph.path(of: node), written: written, meant: meant) }
        }
        return nil
    }
}
