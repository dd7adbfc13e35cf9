import ArborGraph
import ArborModel
import ArborPlans

extension AliasPlan {
    /// Returns the aliases of all roots, in the order of their names.
    ///
    /// - Parameters:
    ///   - others: Further aliases, by the symbols of their types.
    ///   - used: The modules whose types the code names. No other module is imported.
    static func all(
        of roots: [TreePlanner], besides others: [Symbol: String] = [:], _ code: CodeNames,
        from used: Set<ModuleID>, in graph: BindingGraph
    ) -> [AliasPlan] {
        let all = roots.map(\.names.aliases) + [others]
        let symbols = Set(all.flatMap { $0.map(\.key) })
        let selectedNames = code.selected.filter { name in
            graph.modules.module(named: name.module).map(used.contains) ?? true
        }
        if symbols.isEmpty, selectedNames.isEmpty { return [] }
        let names =
            symbols.map { graph.symbols[$0] }
            + selectedNames.map { ModuleQualifiedName.make(module: $0.module, name: $0.name) }
        let conditions = conditions(ofTypes: Set(names.map { ExactText($0) }), in: graph)
        let hidden = all.flatMap { aliases in
            aliases.map { symbol, name in
                AliasPlan(
                    name: name, type: code.spelling(of: symbol).text,
                    condition: conditions[ExactText(graph.symbols[symbol])] ?? "")
            }
        }
        let selected = selectedNames.map { name in
            let known = ModuleQualifiedName.make(module: name.module, name: name.name)
            return AliasPlan(
                name: name.alias, type: name.name, condition: conditions[ExactText(known)] ?? "",
                selected: known)
        }
        // Roots may need the same alias. Names that only Unicode counts as equal are two.
        let aliases = Dictionary((hidden + selected).map { (ExactText($0.name), $0) }) { first, _ in first }
        return aliases.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Returns the condition under which each type is declared. A type that Arbor doesn't create is assumed to be
    /// declared in every build.
    private static func conditions(
        ofTypes names: Set<ExactText>, in graph: BindingGraph
    ) -> [ExactText: String] {
        var branches: [ExactText: [String]] = [:]
        for node in graph.declarations.indices where graph.kind(of: node)?.declaresType != false {
            let name = ExactText(graph.name(of: node))
            guard names.contains(name) else { continue }
            branches[name, default: []].append(graph.conditions(of: node).conjunction)
        }
        return branches.compactMapValues { conditions in
            if conditions.contains("") { return nil }
            return conditions.count == 1
                ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " || ")
        }
    }
}
