import ArborModel

/// Checks that the module of the generated code sees what it calls. Types of one module can stay internal.
struct InternalProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        guard let own = graph.moduleOfCode, !graph.modules.names[own].isEmpty else { return [] }
        return analysis.reached.compactMap { node in
            guard graph.isDeclared(node), let parts = graph.particulars(of: node)?.internalParts,
                !parts.isEmpty,
                !graph.dialects[graph.resolved[graph.declarations[node]].frontEnd].checksOwnGraph
            else { return nil }
            let module = graph.modules.ofFiles[graph.declarations[node].file]
            if module == own || graph.modules.names[module].isEmpty { return nil }
            return diagnostic(of: parts, of: node, in: module, own, graph)
        }
    }

    private func diagnostic(
        of parts: [ProviderDeclaration.InternalPart], of node: NodeID, in module: ModuleID, _ own: ModuleID,
        _ graph: BindingGraph
    ) -> Diagnostic {
        let (type, names) = (graph.nodes[node].type, graph.modules.names)
        let part = parts[0]
        let words = part.title.split(separator: " ")
        let subject =
            words == ["init"]
            ? "the initializer of \(type)"
            : words.contains("func") ? "'\(words.last ?? "")' of \(type)" : String(words.last ?? "")
        let levels = parts.map { "'public \($0.title)'" }.joined(separator: " and ")
        let edits = parts.compactMap(\.keyword).map {
            Diagnostic.FixIt.Edit(range: SourceRange(at: $0), replacement: "public ")
        }
        return Diagnostic(
            .notPublic,
            "\(subject) is internal to \(names[module]), and the generated code is in \(names[own])",
            about: [graph.subject(of: node)], at: location(of: part, of: node, in: graph),
            help: "declare \(levels)",
            fixIts: edits.count == parts.count ? [.init("declare \(levels)", edits: edits)] : [])
    }

    private func location(
        of part: ProviderDeclaration.InternalPart, of node: NodeID, in graph: BindingGraph
    ) -> SourceLocation? {
        graph.declaration(of: node).map { SourceLocation(path: $0.location.path, range: part.range) }
    }
}
