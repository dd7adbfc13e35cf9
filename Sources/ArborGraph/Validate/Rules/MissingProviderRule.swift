import ArborModel

/// Checks that each type that a reached type instantiates has a provider.
struct MissingProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let missing = analysis.madeProperties { target, _ in !graph.isDeclared(target) }
        if missing.isEmpty { return [] }
        var names = NameIndex<ProviderDeclaration>()
        let declarations = graph.declarations.indices.compactMap { graph.declaration(of: $0) }
        for declaration in declarations.sorted(by: { $0.location < $1.location }) {
            if let name = declaration.type.lastName { names.add(declaration, named: name) }
        }
        return analysis.countingPaths(
            of: missing.map { node, property in
                (node, diagnostic(for: property, of: node, names: &names, in: analysis))
            })
    }

    private func diagnostic(
        for id: PropertyID, of node: NodeID, names: inout NameIndex<ProviderDeclaration>,
        in analysis: GraphAnalysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let property = graph.nodes[node].properties[id]
        let type = property.product.map { graph.nodes[$0].type } ?? property.type
        let path = analysis.path(to: node).appending(property)
        let excluded = excluded(for: type, in: graph)
        let near = names.values(near: type.lastName ?? type.description).prefix(3).map(\.value)
        return Diagnostic(
            .missingProvider,
            "\(graph.nodes[node].type) instantiates '\(property.title)', but no "
                + "\(graph.terms(of: node).provider) type makes '\(type)'",
            about: graph.subject(id, of: node), at: graph.location(of: property, in: node),
            pathTitles: path.titles, path: path.notes,
            nearMisses: excluded.isEmpty
                ? near.map { Diagnostic.Note("did you mean '\($0.type)'?", at: $0.location) } : excluded,
            help: excluded.isEmpty
                ? help(for: type, near: near, graph.terms(of: node), in: graph)
                : "let one of them stand in an '#if' that holds in this build, or declare another",
            fixIts: excluded.isEmpty
                ? fixIts(
                    of: graph.nodes[node].declaration?.dependencies[id.index], near: near,
                    graph.terms(of: node))
                : [])
    }

    /// The providers of the type that are only compiled in other builds than the validated one.
    private func excluded(for type: TypeExpression, in graph: BindingGraph) -> [Diagnostic.Note] {
        let providers = graph.excluded.filter { provider in
            ([provider.type] + provider.additionalTypes.map(\.type)).contains { $0.normal == type.normal }
        }
        return providers.prefix(3).map { provider in
            Diagnostic.Note(
                "'\(provider.type)' is not compiled in this build, but where "
                    + "'\(provider.conditions.conjunction.onOneLine)'", at: provider.location)
        }
    }

    private func help(
        for type: TypeExpression, near: [ProviderDeclaration], _ terms: Terms, in graph: BindingGraph
    ) -> String {
        if let modules = graph.modules(declaringEach: type) {
            return "'\(type)' is ambiguous, since \(modules.joined(separator: " and ")) declare it: write "
                + modules.map { "'\($0).\(type)'" }.joined(separator: " or ")
        }
        let generic = near.first { $0.type.lastName == type.lastName && !$0.type.arguments.isEmpty }
        if let generic, generic.type.arguments.count != type.arguments.count {
            let count = generic.type.arguments.count
            return
                "'\(generic.name)' takes \(count) generic argument\(count == 1 ? "" : "s"): write all of them"
        }
        return "annotate the declaration of '\(type)' (or an extension of it) with \(terms.provider), or add "
            + "'\(type).self' to the \(terms.additionalTypes) of the type that stands for it"
    }

    /// A product that is named in a string is named only there, so the fix-it replaces the string.
    private func fixIts(
        of dependency: Dependency?, near: [ProviderDeclaration], _ terms: Terms
    ) -> [Diagnostic.FixIt] {
        guard near.count == 1, case .instantiated(let instantiation) = dependency?.source,
            let by = instantiation.product
        else { return [] }
        return [
            Diagnostic.FixIt(
                "write '\(near[0].type)'",
                edits: [.init(range: by.range, replacement: terms.productText("\(near[0].type)"))])
        ]
    }
}

extension BindingGraph {
    /// The sorted names of the modules that declare an unqualified type name.
    ///
    /// Such a name is ambiguous. The result is `nil` if the name isn't one of these.
    fileprivate func modules(declaringEach type: TypeExpression) -> [String]? {
        guard case .named(let name, _) = type else { return nil }
        return shown.declaringModules[name]?.sorted()
    }
}
