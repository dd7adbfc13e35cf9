import ArborGraph
import ArborModel

/// A type's other name, known in the generated file only.
struct AliasPlan: Hashable {
    var name: String
    var type: String
    /// Of the `#if` around it, "" where the type is always there.
    var condition: String
}

extension AliasPlan {
    /// The aliases of all roots, in the order of their names.
    static func all(of roots: [TreePlanner], in graph: BindingGraph) -> [AliasPlan] {
        let symbols = Set(roots.flatMap { $0.names.aliases.map(\.key) })
        if symbols.isEmpty { return [] }
        let conditions = conditions(ofTypes: Set(symbols.map { graph.symbols[$0] }), in: graph)
        let aliases = roots.flatMap { root in
            root.names.aliases.map { symbol, name in
                let type = graph.symbols[symbol]
                return AliasPlan(name: name, type: type, condition: conditions[type] ?? "")
            }
        }
        return Set(aliases).sorted { $0.name < $1.name }
    }

    /// By name, under which condition a type is declared. A type that Arbor doesn't make is taken to be always there.
    private static func conditions(ofTypes names: Set<String>, in graph: BindingGraph) -> [String: String] {
        var branches: [String: [String]] = [:]
        for node in graph.declarations.indices where graph.kind(of: node) != .extension {
            guard let name = graph.nodes[node].declaration?.name, names.contains(name) else { continue }
            branches[name, default: []].append(graph.conditions(of: node).conjunction)
        }
        return branches.compactMapValues { conditions in
            if conditions.contains("") { return nil }
            return conditions.count == 1
                ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " || ")
        }
    }
}
