import ArborModel

/// Checks that a root has no forwarded properties, since a root is made by `init()` without arguments. A generated class
/// is made by an initializer with arguments.
///
/// A root's received properties are reported by `UnmetDependencyRule`, since no type is above a root.
struct RootRule: Rule {
    func diagnostics(for analysis: GraphAnalysis) -> [Diagnostic] {
        let graph = analysis.graph
        return graph.roots.filter { graph.implementation(of: $0) == nil }.flatMap { root in
            analysis.forwarded(of: root).map { property in
                let fault = RootFault.forwarded(property.title)
                return Diagnostic(
                    fault.id, fault.message(root: graph.nodes[root].type),
                    about: [graph.subject(of: root), property.label],
                    at: graph.location(of: property, in: root),
                    pathTitles: analysis.path(to: root).appending(property).titles,
                    help: fault.help(in: graph.terms(of: root)))
            }
        }
    }
}
