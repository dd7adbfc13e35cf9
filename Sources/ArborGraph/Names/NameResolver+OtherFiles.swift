import ArborModel

extension NameResolver {
    /// Adds the types in other types that files without annotations declare, as far as outlines list them. Other modules may
    /// not see one, so the module has to be that of the outer type, and of all annotated types in it.
    func addNestedNames(ofOthersBeside files: [FileSummary]) {
        var owners: [String: Set<ModuleID>]?
        for other in others.indices where others[other].outline.holdsNestedTypes {
            let module = modules.ofOthers[other]
            let shown = modules.isSingle ? [] : shownNames(in: others[other].outline)
            for entry in others[other].outline.entries {
                guard entry.kind == .inheriting || entry.kind == .isolated else { continue }
                let name = String(entry.name.prefix { $0 != "=" })
                guard name.lastDot != nil else { continue }
                if modules.isSingle {
                    add(nested: name)
                    continue
                }
                let outer = String(name.firstComponent)
                if owners == nil { owners = outerTypes(of: files) }
                guard modules.declares(outer, in: module),
                    owners?[outer]?.subtracting([module]).isEmpty != false
                else { continue }
                let qualified = ModuleQualifiedName.make(module: modules.names[module], name: name)
                add(nested: qualified)
                if !shown.contains(name) { hiddenNested.insert(qualified) }
            }
        }
    }

    /// The nested types that other modules see.
    private func shownNames(in outline: FileOutline) -> Set<String> {
        Set(outline.entries.lazy.filter { $0.kind == .declared && $0.name.lastDot != nil }.map(\.name))
    }

    /// The modules of the annotated types in other types, by the outermost type's name.
    private func outerTypes(of files: [FileSummary]) -> [String: Set<ModuleID>] {
        var owners: [String: Set<ModuleID>] = [:]
        for file in files.indices {
            for provider in files[file].providers where provider.name.lastDot != nil {
                owners[String(provider.name.withoutModule.firstComponent), default: []].insert(
                    modules.ofFiles[file])
            }
        }
        return owners
    }
}
