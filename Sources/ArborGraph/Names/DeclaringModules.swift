import ArborModel

/// The modules that declare each name.
struct DeclaringModules: Sendable {
    /// The first module that declares each symbol; `nil` if no module declares it.
    private var first = Table<Symbol, ModuleID?>()
    /// All modules of each name that more than one module declares.
    private var several: [Symbol: [ModuleID]] = [:]

    mutating func add(_ module: ModuleID, declaring symbol: Symbol) {
        first.extend(to: symbol, with: nil)
        guard let known = first[symbol] else {
            first[symbol] = module
            return
        }
        if known != module, several[symbol]?.contains(module) != true {
            several[symbol, default: [known]].append(module)
        }
    }

    func modules(declaring symbol: Symbol) -> [ModuleID] {
        guard first.contains(symbol), let known = first[symbol] else { return [] }
        return several[symbol]?.sorted() ?? [known]
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
