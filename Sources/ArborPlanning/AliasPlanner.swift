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
        let users = Users(of: roots, in: graph)
        let conditions = conditions(ofTypes: Set(names.map { ExactText($0) }), usedBy: users, in: graph)
        let hidden = all.flatMap { aliases in
            aliases.compactMap { symbol, name -> AliasPlan? in
                let type = code.spelling(of: symbol).text
                // A module selector has given the type an alias of this name.
                if name == type { return nil }
                return AliasPlan(
                    name: name, type: type, condition: conditions[ExactText(graph.symbols[symbol])] ?? "",
                    availability: users.availability(of: symbol))
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

    /// Returns the condition under which each type is declared. One that no source declares is there where it is used.
    private static func conditions(
        ofTypes names: Set<ExactText>, usedBy users: Users, in graph: BindingGraph
    ) -> [ExactText: String] {
        var branches: [ExactText: [String]] = [:]
        for node in graph.declarations.indices where graph.kind(of: node)?.declaresType != false {
            let name = ExactText(graph.name(of: node))
            guard names.contains(name) else { continue }
            branches[name, default: []].append(graph.conditions(of: node).conjunction)
        }
        let others = names.filter { branches[$0] == nil }.map(\.string)
        if !others.isEmpty {
            let declared = graph.conditions(ofDeclarationsOf: others)
            for name in others {
                branches[ExactText(name)] =
                    declared[name].map { $0.map(\.conjunction) } ?? users.conditions(of: name)
            }
        }
        return branches.compactMapValues { all in
            if all.isEmpty || all.contains("") { return nil }
            // A type may be declared in several branches, and a mock's type in the graph more than once.
            var known: Set<String> = []
            let conditions = all.filter { known.insert($0).inserted }
            return conditions.count == 1
                ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " || ")
        }
    }
}

/// The code that names types by aliases, by the symbol of the type.
private struct Users {
    private let graph: BindingGraph
    private var planners: [Symbol: [TreePlanner]] = [:]

    init(of planners: [TreePlanner], in graph: BindingGraph) {
        self.graph = graph
        for planner in planners where !planner.names.aliases.isEmpty {
            for symbol in planner.names.aliases.keys { self.planners[symbol, default: []].append(planner) }
        }
    }

    /// The conditions around the code, each once.
    func conditions(of name: String) -> [String] {
        let users = graph.symbols.find(name).flatMap { planners[$0] } ?? []
        return Set(users.map(\.condition)).sorted()
    }

    /// The `@available` attributes of the code, if all of it has the same; otherwise, those of the type.
    func availability(of symbol: Symbol) -> [String] {
        guard let users = planners[symbol], let first = users.first?.availability else { return [] }
        if users.allSatisfy({ $0.availability == first }) { return first }
        let name = graph.symbols[symbol]
        let node = graph.declarations.indices.first { graph.name(of: $0) == name }
        return node.flatMap { graph.particulars(of: $0)?.availability } ?? []
    }
}
