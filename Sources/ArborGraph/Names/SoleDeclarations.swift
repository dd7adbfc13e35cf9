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
    /// The names that were asked for. An interner finds a name in less time than a dictionary.
    private var names = StringInterner()
    private var known = Table<Symbol, SoleDeclaration?>()
    /// By name, true if some file has used it.
    private var areUsed = Table<Symbol, Bool>()

    /// Returns the only declaration of a name; `nil` if there are several, or if the name may lead elsewhere.
    mutating func find(_ name: String, in modules: ModuleTable) -> (symbol: Symbol, found: SoleDeclaration)? {
        let symbol = names.intern(name)
        if symbol == known.endIndex {
            known.append(
                modules.soleModule(declaring: name).map { module in
                    let qualified = ModuleQualifiedName.make(module: modules.names[module], name: name)
                    return SoleDeclaration(
                        module: module, type: .named(qualified, []), qualifiedName: qualified)
                })
            areUsed.append(false)
        }
        return known[symbol].map { (symbol, $0) }
    }

    /// Notes that a file uses a name. Returns false if one already did.
    mutating func use(_ symbol: Symbol) -> Bool {
        if areUsed[symbol] { return false }
        areUsed[symbol] = true
        return true
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
