import ArborModel

/// The modules that declare each name.
struct DeclaringModules: Sendable {
    /// The first module that declares each symbol; `nil` if no module declares it.
    private var first = Table<Symbol, ModuleID?>()
    /// All modules of each name that more than one module declares, in the order of their ids.
    private var several: [Symbol: [ModuleID]] = [:]

    mutating func add(_ module: ModuleID, declaring symbol: Symbol) {
        first.extend(to: symbol, with: nil)
        guard let known = first[symbol] else {
            first[symbol] = module
            return
        }
        if known != module { several[symbol, default: [known]].insertInOrder(module) }
    }

    /// The modules that declare a symbol, in the order of their ids.
    func modules(declaring symbol: Symbol) -> [ModuleID] {
        guard first.contains(symbol), let known = first[symbol] else { return [] }
        return several[symbol] ?? [known]
    }

    /// Those of some modules that declare a symbol, in the order of their ids. Many may declare one name, and a file sees few.
    func modules(declaring symbol: Symbol, among seen: Set<ModuleID>) -> [ModuleID] {
        let all = modules(declaring: symbol)
        if all.count <= seen.count { return all.filter(seen.contains) }
        return seen.filter { all.holdsInOrder($0) }.sorted()
    }

    func declares(_ symbol: Symbol, in module: ModuleID) -> Bool {
        guard first.contains(symbol), let known = first[symbol] else { return false }
        return known == module || several[symbol]?.holdsInOrder(module) == true
    }

    /// Returns the only module that declares a symbol; `nil` if none does, or several do.
    func soleModule(declaring symbol: Symbol) -> ModuleID? {
        first.contains(symbol) && several[symbol] == nil ? first[symbol] : nil
    }

    /// Returns true if no other module declares the symbol.
    func isDeclared(_ symbol: Symbol, byNoneBut module: ModuleID) -> Bool {
        guard first.contains(symbol), let known = first[symbol] else { return true }
        return known == module && several[symbol] == nil
    }
}

// Arrays in the order of the ids.
extension [ModuleID] {
    fileprivate mutating func insertInOrder(_ module: ModuleID) {
        let index = partitioningIndex { $0 >= module }
        if index == endIndex || self[index] != module { insert(module, at: index) }
    }

    fileprivate func holdsInOrder(_ module: ModuleID) -> Bool {
        let index = partitioningIndex { $0 >= module }
        return index < endIndex && self[index] == module
    }
}
