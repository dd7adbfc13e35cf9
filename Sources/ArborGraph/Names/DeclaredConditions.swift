import ArborModel

extension BindingGraph {
    /// Returns the conditions of the `#if` branches around the declarations of types, an array for each declaration. Names
    /// that no source declares are left out. A nested type has the conditions of the one around it.
    ///
    /// - Parameter names: Names with or without a module, such as `Kitchen::Heater.Mode`.
    package func conditions(ofDeclarationsOf names: [String]) -> [String: [[String]]] {
        // A large program has many of both, so each outline is read once, and not for each name.
        let wanted = Dictionary(grouping: names) { String($0.withoutModule.firstComponent) }
        let filter = NameFilter(wanted.keys.map { $0[...] })
        var found: [String: [[String]]] = [:]
        func look(through outline: FileOutline, in module: ModuleID) {
            guard outline.mayHold(filter) else { return }
            var declared: Set<String> = []
            outline.visitEntries { kind, bytes in
                guard [.declared, .packaged, .hidden].contains(kind), filter.mayContain(bytes) else { return }
                let name = String(decoding: bytes, as: UTF8.self)
                if wanted[name] != nil { declared.insert(name) }
            }
            if declared.isEmpty { return }
            for entry in outline.entries where declared.contains(entry.name) {
                guard [.declared, .packaged, .hidden].contains(entry.kind) else { continue }
                for name in wanted[entry.name] ?? [] where isOf(module, name) {
                    found[name, default: []].append(entry.conditions)
                }
            }
        }
        for file in resolved.indices { look(through: resolved[file].outline, in: modules.ofFiles[file]) }
        for other in others.indices { look(through: others[other].outline, in: modules.ofOthers[other]) }
        return found
    }

    /// Returns false if a name has another module in front.
    private func isOf(_ module: ModuleID, _ name: String) -> Bool {
        ModuleQualifiedName.split(name).map { modules.module(named: String($0.module)) == module } ?? true
    }
}
