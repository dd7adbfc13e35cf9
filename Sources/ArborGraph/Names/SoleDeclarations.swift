import ArborModel

/// A declaration at the top level of a module, whose name no other module of the program declares.
struct SoleDeclaration {
    var module: ModuleID
    /// `Module::Name`
    var type: TypeExpression
    /// `Module::Name`
    var qualifiedName: String
}

/// The declarations that a plain name means in every file that sees their module. Nearly all names in a program of several
/// modules are of this kind, and need no look at the file's other imports.
struct SoleDeclarations {
    private var known: [String: SoleDeclaration?] = [:]

    /// Returns the only declaration of a name; `nil` if there are several, or if the name may lead elsewhere.
    mutating func find(_ name: String, in modules: ModuleTable) -> SoleDeclaration? {
        if let known = known[name] { return known }
        let found = modules.soleModule(declaring: name).map { module in
            let qualified = ModuleQualifiedName.make(module: modules.names[module], name: name)
            return SoleDeclaration(
                module: module, type: .named(qualified, []), qualifiedName: qualified)
        }
        known[name] = .some(found)
        return found
    }
}

extension ModuleTable {
    /// Returns the module that alone declares a name, unless the name is an alias of another module's type.
    fileprivate func soleModule(declaring name: String) -> ModuleID? {
        guard let symbol = symbols.find(name), let module = shown.soleModule(declaring: symbol),
            hidden.isDeclared(symbol, byNoneBut: module),
            aliases.target(of: name, in: module) == nil, !names[module].isEmpty
        else { return nil }
        return module
    }
}
