import ArborModel

extension NameResolver {
    /// Notes a name that is declared outside the program. If the program declares the same name, code must state the
    /// module.
    func note(unknown name: String, in file: Int) {
        shown.add(name, meaning: name)
        let scope = scope(ofFile: file)
        let isDeclaredByLibrary = dialects.libraryType(named: name) != nil
        let module =
            isDeclaredByLibrary
            ? dialects.module(declaring: name, among: scope.visible) : scope.unreadModule(in: modules)
        if let module {
            shown.add(name, likelyOf: module)
        }
    }

    /// Returns the module whose declaration a name means in a file; `nil` if it isn't known.
    func module(declaring name: String, seenBy file: Int) -> ModuleID? {
        if modules.isSingle { return modules.ofFiles[file] }
        let scope = scope(ofFile: file)
        if case .declared(let module) = scope.meaning(of: name, isText: false, in: modules) { return module }
        return nil
    }

    /// Returns the meaning of a name at the top level of a file.
    func meaning(of name: String, in file: Int) -> FileScope.Meaning {
        if modules.isSingle, !scopes.mayMeanModule(name, inFile: file) { return .unknown }
        let written = WrittenName(scope: scopes.scope(ofFile: file), name: name, isText: isText)
        defer { unsettled.use(name, in: written.scope) }
        if let known = meanings[written] { return known }
        let scope = scopes[written.scope]
        // With one module, no table lookup is needed. The only question is whether the name means a module.
        let found: FileScope.Meaning =
            modules.isSingle
            ? scope.visible.contains(name) && !isOwnType(name) ? .module : .unknown
            : scope.meaning(of: name, isText: isText, in: modules)
        meanings[written] = found
        if !modules.isSingle { noteIfUnsettled(name, in: written.scope) }
        return found
    }

    /// True for a type of a program of one module. It hides a module of its name, also its own one.
    private func isOwnType(_ name: String) -> Bool { isEnclosing(name) || ownNames.contains(name) }

    func isEnclosing(_ name: String) -> Bool { growing.isEnclosing(name) || nested.isEnclosing(name) }

    func scope(ofFile file: Int) -> FileScope {
        let id = scopes.scope(ofFile: file)
        return scopes[id]
    }

    func noteIfUnsettled(_ name: String, in id: FileScopeID) {
        let scope = scopes[id]
        guard scope.mayBeUnsettled(name, in: modules) else { return }
        let own = conditionalNames[scope.module]?[name] ?? []
        guard let meanings = scope.unsettledMeanings(of: name, own: own, in: modules) else { return }
        unsettled.add(.init(text: name, meanings: meanings), in: id)
    }
}
