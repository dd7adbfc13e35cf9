import ArborModel

extension NameResolver {
    /// Adds the types in other types that files without annotations declare, as far as outlines list them.
    func addNestedNamesOfOthers() {
        for other in others.indices where others[other].outline.holdsNestedTypes {
            let module = modules.ofOthers[other]
            let shown = modules.isSingle ? [] : shownNames(in: others[other].outline)
            for entry in others[other].outline.entries {
                guard entry.kind == .inheriting || entry.kind == .isolated else { continue }
                let name = String(entry.name.prefix { $0 != "=" })
                guard name.lastDot != nil else { continue }
                if modules.isSingle {
                    add(nested: name)
                } else if let owner = owner(of: String(name.firstComponent), in: module) {
                    let qualified = ModuleQualifiedName.make(module: modules.names[owner], name: name)
                    add(nested: qualified)
                    if !shown.contains(name) { hiddenNested[qualified] = module }
                }
            }
        }
    }

    /// The module of an outer type, which another one may extend.
    private func owner(of outer: String, in module: ModuleID) -> ModuleID? {
        if modules.declares(outer, in: module) { return module }
        let others = modules.modules(declaring: outer)
        return others.count == 1 ? others[0] : nil
    }

    /// The nested types that other modules see.
    private func shownNames(in outline: FileOutline) -> Set<String> {
        Set(outline.entries.lazy.filter { $0.kind == .declared && $0.name.lastDot != nil }.map(\.name))
    }
}
