/// Swift's lookup of a written type. The order is: members of the enclosing types, the own module, imports, the
/// standard library, modules.
struct NameLookup {
    let program: Program
    let file: Int
    /// The types whose bodies contain the use, from the innermost to the outermost.
    let context: [Int]
    let imports: Set<Program.Import>

    enum Meaning: Equatable {
        case symbol(Int)
        /// A type that the program doesn't declare.
        case foreign(String)
        case module(Int)
        case ambiguous
        case nothing
    }

    static let arborNames: Set = [
        "Instantiator", "SendableInstantiator", "ErasedInstantiator", "SendableErasedInstantiator",
        "Instantiable",
    ]
    /// The names of Foundation and the standard library that programs give to types of their own.
    static let foundationNames: Set = ["Unit", "Data", "Host", "Bundle"]
    static let standardNames: Set = ["Result", "Error", "Task", "Int", "Character"]

    func meaning(of path: [String]) -> Meaning {
        var meaning = meaning(of: path[0])
        for name in path.dropFirst() {
            switch meaning {
            case .symbol(let outer): meaning = member(name, of: outer)
            case .module(let module): meaning = topLevel(name, of: module)
            default: return .nothing
            }
        }
        return meaning
    }

    /// The meaning of `Module::Name`.
    func selected(_ path: [String], from module: Int) -> Meaning {
        guard module == ownModule || imports.contains(.module(module)) else { return .nothing }
        var meaning = topLevel(path[0], of: module)
        for name in path.dropFirst() {
            guard case .symbol(let outer) = meaning else { return .nothing }
            meaning = member(name, of: outer)
        }
        return meaning
    }

    private var ownModule: Int { program.files[file].module }

    private func meaning(of name: String) -> Meaning {
        for type in context {
            let found = member(name, of: type)
            if found != .nothing { return found }
        }
        let own = topLevel(name, of: ownModule)
        if own != .nothing { return own }
        return imported(name)
    }

    private func imported(_ name: String) -> Meaning {
        var found: [Meaning] = program.modules.indices.filter { imports.contains(.module($0)) }
            .map { topLevel(name, of: $0) }.filter { $0 != .nothing }
        if Self.arborNames.contains(name) { found.append(.foreign("Arbor." + name)) }
        if imports.contains(.foundation), Self.foundationNames.contains(name) {
            found.append(.foreign("Foundation." + name))
        }
        if found.count > 1 { return .ambiguous }
        if let only = found.first { return only }
        if Self.standardNames.contains(name) { return .foreign("Swift." + name) }
        if let module = program.modules.firstIndex(where: { $0.name == name }),
            module == ownModule || imports.contains(.module(module))
        {
            return .module(module)
        }
        return .nothing
    }

    private func topLevel(_ name: String, of module: Int) -> Meaning {
        only(
            program.symbols.indices.filter { number in
                let symbol = program.symbols[number]
                return symbol.parent == nil && symbol.name == name && program.module(of: number) == module
                    && isVisible(number)
            })
    }

    private func member(_ name: String, of type: Int) -> Meaning {
        only(
            program.symbols.indices.filter { number in
                program.symbols[number].parent == type && program.symbols[number].name == name
                    && isVisible(number)
            })
    }

    private func isVisible(_ symbol: Int) -> Bool {
        if program.symbols[symbol].isLeftOut { return false }
        if case .decoy(.privateStructure) = program.symbols[symbol].role {
            return program.symbols[symbol].file == file
        }
        return true
    }

    private func only(_ found: [Int]) -> Meaning {
        switch found.count {
        case 0: .nothing
        case 1: .symbol(found[0])
        default: .ambiguous
        }
    }
}

/// Spelling is the reverse of the lookup.
extension NameLookup {
    /// A text that means the declaration here, in the wanted style if possible, otherwise in another.
    func spelling(of symbol: Int, _ style: Program.Style) -> String? {
        let path = program.path(of: symbol)
        let module = program.module(of: symbol)
        let name = program.modules[module].name
        let plain = path.indices.reversed().map { Array(path[$0...]) }.first { means($0, symbol) }
        let qualified = means([name] + path, symbol) ? [name] + path : nil
        let selected = selected(path, from: module) == .symbol(symbol)
        let selector = selected ? "\(name)::\(path.joined(separator: "."))" : nil
        let texts = [plain?.joined(separator: "."), qualified?.joined(separator: "."), selector]
        let order: [Program.Style] =
            switch style {
            case .plain: [.plain, .qualified]
            case .qualified: [.qualified, .plain]
            case .selector: [.selector, .qualified, .plain]
            }
        return order.lazy.compactMap { texts[$0.rawValue] }.first
    }

    private func means(_ path: [String], _ symbol: Int) -> Bool { meaning(of: path) == .symbol(symbol) }

    /// The spelling of a type of the library.
    func arborType(_ name: String) -> String? {
        if meaning(of: [name]) == .foreign("Arbor." + name) { return name }
        return meaning(of: ["Arbor"]) == .nothing ? "Arbor." + name : nil
    }
}
