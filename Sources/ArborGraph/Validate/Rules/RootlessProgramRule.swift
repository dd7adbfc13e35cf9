import ArborModel

/// Checks that the program has a root, and that it is the one that was meant.
///
/// Without a declared root, a front end may infer roots from the graph. A root whose annotation is forgotten makes
/// another type the root, and most of the program isn't wired.
struct RootlessProgramRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        if graph.hasDeclaredRoot { return [] }
        let forgotten = forgotten(in: analysis)
        if !forgotten.isEmpty { return forgotten }
        if graph.asksForMocks { return [] }
        // The root may be a part that can't be read.
        if !graph.linkFaults.isEmpty || graph.leavesRootsOut || KnownFaults(graph).mayHideRoot { return [] }
        // A module without annotations has nothing to wire.
        if graph.declarations.isEmpty { return [] }
        if graph.roots.isEmpty {
            return graph.resolved.askForDoubles(in: graph.modules) ? [] : [noRoot(in: analysis)]
        }
        let outside = analysis.tops.filter { !graph.roots.contains($0) && !analysis.isBelowRoot($0) }
        return outside.isEmpty ? [] : [inferred(besides: outside, in: analysis)]
    }

    /// Faults of the types that have annotated properties, but no annotation of their own.
    private func forgotten(in analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        let known = Set(graph.nodeIDs.map { graph.nodes[$0].type.bare.description })
        return analysis.survey.likeProviders.filter { !known.contains($0.name) }.map { found in
            let terms = graph.dialects.first.terms
            let properties = found.annotations.joined(separator: " and ")
            return Diagnostic(
                .missingAnnotation,
                found.misspelling.isEmpty
                    ? "\(found.name) has \(properties) properties, but is not annotated with \(terms.provider)"
                    : "\(found.name) is annotated with '\(found.misspelling)', which is not an annotation of Arbor",
                about: [found.name], at: found.location,
                help: found.misspelling.isEmpty
                    ? "annotate '\(found.name)' with \(terms.provider), or with '\(terms.provider)(\(terms.root): true)' if it starts the app"
                    : "write '\(terms.provider)'")
        }
    }

    private func noRoot(in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let terms = graph.declarations.indices.first.map { graph.terms(of: $0) } ?? graph.dialects.first.terms
        let tops = analysis.tops.filter { !graph.bindings(of: $0).isEmpty }
        let notes = tops.prefix(3).map {
            Diagnostic.Note("no type makes \(graph.nodes[$0].type)", at: graph.declaration(of: $0)?.location)
        }
        return Diagnostic(
            .noRoot,
            "no type is a root, so nothing is wired",
            about: [], nearMisses: notes,
            help: (terms.root.hasPrefix("@")
                ? "declare a protocol with \(terms.root)"
                : "add '\(terms.root): true' to the \(terms.provider) of the type that starts the app")
                + "; to check a library alone, pass '--ignore no-root'")
    }

    private func inferred(besides outside: [NodeID], in analysis: GraphAnalysis) -> Diagnostic {
        let graph = analysis.graph
        let terms = graph.dialects.first.terms
        let names = graph.roots.map { "\(graph.nodes[$0].type)" }.listed
        let count = analysis.reached.count { graph.isDeclared($0) && !analysis.isBelowRoot($0) }
        return Diagnostic(
            .inferredRoot,
            "no type declares '\(terms.root): true', so \(names) \(graph.roots.count == 1 ? "is the root" : "are the roots"), "
                + "and \(count) annotated type\(count == 1 ? " is" : "s are") not wired",
            about: [], at: graph.declaration(of: graph.roots[0])?.location, severity: .warning,
            nearMisses: outside.prefix(5).map {
                Diagnostic.Note(
                    "no type makes \(graph.nodes[$0].type)", at: graph.declaration(of: $0)?.location)
            }, help: "add '\(terms.root): true' to the \(terms.provider) of the type that starts the app")
    }
}
