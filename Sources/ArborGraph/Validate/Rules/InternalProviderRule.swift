import ArborModel

/// Checks that the module of the generated code sees what it calls. Types of one module can stay internal.
struct InternalProviderRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        guard let own = graph.moduleOfCode else { return [] }
        return analysis.internalProviders.map { node, parts in
            let module = graph.modules.ofFiles[graph.declarations[node].file]
            let hidden = analysis.hiddenTypes(exposedBy: parts, in: module)
            return diagnostic(of: parts, of: node, exposing: hidden, in: module, own, graph)
        }
    }

    /// - Parameter hidden: The names of types that the parts expose, and that are internal themselves.
    private func diagnostic(
        of parts: [ProviderDeclaration.InternalPart], of node: NodeID, exposing hidden: [String],
        in module: ModuleID, _ own: ModuleID, _ graph: BindingGraph
    ) -> Diagnostic {
        let (type, names) = (graph.nodes[node].type, graph.modules.names)
        let part = parts[0]
        let words = part.title.split(separator: " ")
        let subject =
            words == ["init"]
            ? "the initializer of \(type)"
            : words.contains("func") ? "'\(words.last ?? "")' of \(type)" : String(words.last ?? "")
        // What only the package sees can't be in a public declaration.
        let isOfPackage = parts.flatMap(\.exposedNames).contains { graph.modules.isPackaged($0, in: module) }
        let level = isOfPackage ? "package" : "public"
        let levels = parts.map { "'\(level) \($0.title)'" }.joined(separator: " and ")
        let more = hidden.isEmpty ? "" : ", and declare \(hidden.joined(separator: " and ")) \(level) too"
        let edits = parts.compactMap(\.keyword).map {
            Diagnostic.FixIt.Edit(range: SourceRange(at: $0), replacement: "\(level) ")
        }
        let isWhole = edits.count == parts.count && hidden.isEmpty
        return Diagnostic(
            .notPublic,
            "\(subject) is internal to \(names[module]), and the generated code is in \(names[own])",
            about: [graph.subject(of: node)], at: location(of: part, of: node, in: graph),
            help: "declare \(levels)\(more)",
            fixIts: isWhole
                ? [
                    .init(
                        "declare \(levels)", edits: edits,
                        isCertain: !graph.mayRequireMore(parts, of: node, in: module),
                        assuming: graph.assumptions(onMembersOf: node, parts))
                ] : [])
    }

    private func location(
        of part: ProviderDeclaration.InternalPart, of node: NodeID, in graph: BindingGraph
    ) -> SourceLocation? {
        graph.declaration(of: node).map { SourceLocation(path: $0.location.path, range: part.range) }
    }
}

extension BindingGraph {
    /// Returns whether a type that becomes public may need other declarations to be public too: members that implement a
    /// public protocol or override others, and constraints of generic parameters.
    fileprivate func mayRequireMore(
        _ parts: [ProviderDeclaration.InternalPart], of node: NodeID, in module: ModuleID
    ) -> Bool {
        // Whoever made the initializer public probably made other members public too. The fix-it assumes that of functions.
        guard parts.contains(where: \.isType), parts.contains(where: { !$0.isType }) else { return false }
        let declaration = resolved[declarations[node]]
        if !types[nodeTypes[node]].arguments.isEmpty { return true }
        return declaration.supertypes.contains { written in
            guard let name = TypeExpression(parsing: written).bare.lastName else { return true }
            return !Self.withoutRequirements.contains(name) && !modules.isHidden(name, in: module)
        }
    }

    /// The facts about a type's members on which it depends that it can become public alone.
    fileprivate func assumptions(
        onMembersOf node: NodeID, _ parts: [ProviderDeclaration.InternalPart]
    ) -> [Diagnostic.FixIt.Assumption] {
        guard parts.contains(where: \.isType), let declaration = declaration(of: node) else { return [] }
        return [.hasNoInternalFunctions(type: declaration.name, path: declaration.location.path)]
    }

    private static let withoutRequirements: Set<String> = ["Instantiable", "Sendable", "AnyObject"]
}

extension GraphAnalysis {
    /// The types of other modules that the generated code can't call, with what hides them.
    fileprivate var internalProviders: [(node: NodeID, parts: [ProviderDeclaration.InternalPart])] {
        guard let own = graph.moduleOfCode, !graph.modules.names[own].isEmpty else { return [] }
        return reached.compactMap { node in
            guard graph.isDeclared(node), let parts = graph.particulars(of: node)?.internalParts,
                !parts.isEmpty,
                !graph.dialects[graph.resolved[graph.declarations[node]].frontEnd].checksOwnGraph
            else { return nil }
            let module = graph.modules.ofFiles[graph.declarations[node].file]
            return module == own || graph.modules.names[module].isEmpty ? nil : (node, parts)
        }
    }

    /// The types that would have to be public for the parts to be so. An internal protocol of a class need not be.
    fileprivate func hiddenTypes(
        exposedBy parts: [ProviderDeclaration.InternalPart], in module: ModuleID
    ) -> [String] {
        var hidden: [String] = []
        for part in parts {
            for name in part.hidden where !hidden.contains(name) { hidden.append(name) }
            let isType = part.title.hasPrefix("class ")
            for name in part.exposedNames where graph.modules.isHidden(name, in: module) {
                let isClass = survey.declared[name]?.contains { $0.keyword == "class" } == true
                if (!isType || isClass) && !hidden.contains(name) { hidden.append(name) }
            }
        }
        return hidden
    }

    /// The names of the types that internal declarations would expose if they were public.
    var exposedNames: Set<String> { Set(internalProviders.flatMap(\.parts).flatMap(\.exposedNames)) }
}

extension ProviderDeclaration.InternalPart {
    fileprivate var isType: Bool { title != "init" && !title.split(separator: " ").contains("func") }

    fileprivate var exposedNames: [String] {
        var names: [String] = []
        for type in exposed { TypeExpression(parsing: type).forEachName { names.append($0) } }
        return names
    }
}
