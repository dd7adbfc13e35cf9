/// Which modules declare which names.
struct DeclaringModules: Sendable {
    /// By symbol, the first module; -1 where there is none.
    private var first: [ModuleID] = []
    /// All modules of the names that several declare.
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
