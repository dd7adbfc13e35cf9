import ArborModel

extension BindingGraph {
    /// Returns the conditions of the `#if` branches around the declarations of types, an array for each declaration. Names
    /// that no source declares are left out. A nested type has the conditions of the one around it.
    ///
    /// - Parameter names: Names with or without a module, such as `Kitchen::Heater.Mode`.
    package func conditions(ofDeclarationsOf names: [String]) -> [String: [[String]]] {
        var found: [String: [[String]]] = [:]
        let tops = names.map { String($0.withoutModule.firstComponent) }
        let filter = NameFilter(tops.map { $0[...] })
        func look(through outline: FileOutline, in module: ModuleID) {
            guard outline.mayHold(filter) else { return }
            for (name, top) in zip(names, tops) {
                let own = ModuleQualifiedName.split(name).map { String($0.module) }
                if let own, modules.module(named: own) != module { continue }
                let conditions = outline.conditions(of: top)
                if !conditions.isEmpty { found[name, default: []] += conditions }
            }
        }
        for file in resolved.indices { look(through: resolved[file].outline, in: modules.ofFiles[file]) }
        for other in others.indices { look(through: others[other].outline, in: modules.ofOthers[other]) }
        return found
    }
}
