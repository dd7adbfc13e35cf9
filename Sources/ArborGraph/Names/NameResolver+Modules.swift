import ArborModel

extension NameResolver {
    /// The limit of aliases in a row. A longer sequence is a cycle.
    private static let mostAliases = 8

    /// Returns the path of a type that is looked up in one module.
    ///
    /// - Parameter steps: The number of type aliases that were followed.
    func inModule(_ module: String, _ path: NominalPath, after steps: Int = 0) -> NominalPath {
        let name = path.parts[0].name
        let id = modules.module(named: module)
        if modules.isSingle, id != nil { return path }
        let mayBeOwn = modules.first == "" && !LibraryModules.names.contains(module)
        if id == nil, !modules.isSingle || mayBeOwn || !ownNames.contains(name) {
            // The module isn't read, or it may be any module of the program because no file's module is known. Its names
            // are known by their text alone, as if they were written without a module.
            shown.add(name, meaning: name)
            shown.add(name, writtenAfter: module)
            return path
        }
        guard let id else {
            // The program's only module has a type of this name too, which is known by its text alone.
            shown.add(name, meaning: name)
            return known(module, path)
        }
        if let target = modules.aliases.target(of: name, in: id), steps < Self.mostAliases,
            let found = followed(target, from: id, path, after: steps)
        {
            return found
        }
        if modules.exportsOthers(id), !modules.declares(name, in: id) {
            return shownByModule(module, path)
        }
        return known(module, path)
    }

    /// Returns the path that a type alias at the start of a path leads to; `nil` if the alias doesn't start with a
    /// module of the program.
    private func followed(
        _ target: NominalPath, from alias: ModuleID, _ path: NominalPath, after steps: Int
    ) -> NominalPath? {
        let module = target.parts[0].name
        guard target.parts.count > 1, modules.module(named: module) != nil,
            !modules.declares(module, in: alias)
        else { return nil }
        var found = NominalPath(parts: Array(target.parts.dropFirst()))
        found.parts[found.parts.count - 1].arguments = path.parts[0].arguments
        found.parts += path.parts.dropFirst()
        return inModule(module, found, after: steps + 1)
    }

    private func known(_ module: String, _ path: NominalPath) -> NominalPath {
        let name = path.parts[0].name
        let known = ModuleQualifiedName.make(module: module, name: name)
        shown.add(name, meaning: known)
        return path.renamed(known)
    }

    /// Returns the path of a type that is looked up in a module that exports other modules and doesn't declare the
    /// type.
    private func shownByModule(_ module: String, _ path: NominalPath) -> NominalPath {
        let name = path.parts[0].name
        let visible = modules.visible(from: [module])
        let homes = modules.modules(declaring: name, seenAmong: visible)
        if homes.count == 1 { return known(modules.names[homes[0]], path) }
        let unread = visible.filter { modules.module(named: $0) == nil }
        if !homes.isEmpty || unread.isEmpty { return known(module, path) }
        shown.add(name, meaning: name)
        if dialects.libraryType(named: name) == nil {
            shown.add(name, writtenAfter: module)
        }
        return path
    }
}

extension NominalPath {
    /// Returns the path with another first name.
    func renamed(_ name: String) -> NominalPath {
        var path = self
        path.parts[0].name = name
        return path
    }
}
