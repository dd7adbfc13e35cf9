import ArborModel

/// The modules that declare each name.
struct DeclaringModules: Sendable {
    /// The first module that declares each symbol, or -1 if no module does.
    private var first: [ModuleID] = []
    /// All modules of each name that several modules declare.
    private var several: [Symbol: [ModuleID]] = [:]

    mutating func add(_ module: ModuleID, declaring symbol: Symbol) {
        while first.count <= Int(symbol) { first.append(-1) }
        let known = first[Int(symbol)]
        if known < 0 {
            first[Int(symbol)] = module
        } else if known != module, several[symbol]?.contains(module) != true {
            several[symbol, default: [known]].append(module)
        }
    }

    func modules(declaring symbol: Symbol) -> [ModuleID] {
        guard Int(symbol) < first.count, first[Int(symbol)] >= 0 else { return [] }
        return several[symbol]?.sorted() ?? [first[Int(symbol)]]
    }
}
