/// Declarations that hide names, and declarations in branches.
extension ProgramGenerator {
    mutating func addDecoys() {
        if has(.decoys) { for _ in 0..<1 + random.below(4) { addTopLevelDecoy() } }
        if has(.shadowedInstantiator) {
            addDecoy("Instantiator", .structure, in: random.below(program.modules.count))
        }
        if has(.moduleNamedTypes) {
            let module = random.below(program.modules.count)
            addDecoy(program.modules[module].name, .structure, in: module)
        }
        if has(.rootMembers) { for _ in 0..<1 + random.below(3) { addRootMember() } }
    }

    /// A name of another module's type.
    private mutating func nameOfAnother() -> String {
        var names = program.symbols.map(\.name).filter { $0 != "Root" }
        if has(.systemNames) { names += ["Unit", "Data", "Result"] }
        return random.element(of: names)
    }

    private mutating func addTopLevelDecoy() {
        let kind: Program.Decoy =
            [.structure, .structure, .typealiasOfInt, .protocolType, .privateStructure][random.below(5)]
        addDecoy(nameOfAnother(), kind, in: random.below(program.modules.count))
    }

    private mutating func addDecoy(_ name: String, _ kind: Program.Decoy, in module: Int) {
        let isPlain = random.isTrue(70)
        let isTaken = program.symbols.contains {
            $0.parent == nil && $0.name == name && program.files[$0.file].module == module
        }
        guard !isTaken else { return }
        var symbol = Program.Symbol(name: name, file: file(of: module, isPlain: isPlain), role: .decoy(kind))
        if kind == .structure { symbol.conformances = conformances(in: module) }
        program.symbols.append(symbol)
    }

    /// The protocols that a structure of the module may conform to.
    private func conformances(in module: Int) -> [Int] {
        program.symbols.indices.filter { number in
            guard case .protocol = program.symbols[number].role else { return false }
            return program.isWithinReach(number, from: module)
        }
    }

    private mutating func addRootMember() {
        let root = program.root
        var kinds: [Program.Decoy] = [.structure, .structure, .typealiasOfInt]
        for kind in [Program.Decoy.typealiasOfRootsProtocol, .associatedTypeOfRoot, .memberOfRootsSuperclass]
        where !program.symbols.contains(where: { if case .decoy(kind) = $0.role { true } else { false } }) {
            kinds.append(kind)
        }
        let kind = random.element(of: kinds)
        let name = random.isTrue(15) ? "Instantiator" : nameOfAnother()
        // A declaration in the type around the root also hides names.
        let isNested = kind == .structure || kind == .typealiasOfInt
        let around = isNested && random.isTrue(40) ? program.symbols[root].parent : nil
        let parent = around ?? root
        guard !program.symbols.contains(where: { $0.parent == parent && $0.name == name }) else { return }
        let isPlain = random.isTrue(60)
        var symbol = Program.Symbol(
            name: name, file: file(of: program.app, isPlain: isPlain), parent: parent, role: .decoy(kind))
        if kind == .structure { symbol.conformances = conformances(in: program.app) }
        program.symbols.append(symbol)
    }

    /// Adds imports that make names ambiguous.
    mutating func addSpareImports() {
        for file in program.files.indices {
            for module in program.modules[program.files[file].module].imports where random.isTrue(40) {
                program.files[file].spareImports.append(.module(module))
            }
            if has(.systemNames), random.isTrue(50) { program.files[file].spareImports.append(.foundation) }
        }
    }
}

/// Conditions.
extension ProgramGenerator {
    mutating func addConditions() {
        if random.isTrue(70) { addAlternatives() }
        for symbol in providers where random.isTrue(25) && !provider(symbol).isRoot && isPlainType(symbol) {
            program.symbols[symbol].condition = condition()
            program.symbols[symbol].isInBothBranches = true
        }
    }

    /// True if the type contains no other, and has no condition and no extension.
    private func isPlainType(_ symbol: Int) -> Bool {
        program.symbols[symbol].condition == nil && provider(symbol).extensionFile == nil
            && !program.symbols.contains { $0.parent == symbol }
    }

    /// Adds several providers of one protocol, one for each build.
    private mutating func addAlternatives() {
        let first = providers.filter {
            !provider($0).protocols.isEmpty && isPlainType($0) && isMadeByProtocol($0)
        }
        guard !first.isEmpty else { return }
        let symbol = random.element(of: first)
        let stand = provider(symbol).protocols[0]
        let branches = partition()
        program.symbols[symbol].condition = branches[0]
        let module = program.module(of: symbol)
        for branch in branches.dropFirst() {
            var provider = Program.Provider()
            provider.protocols = [stand]
            let other = addType(.provider(provider), in: module)
            if random.isTrue(60) { program.symbols[other].file = program.symbols[symbol].file }
            program.symbols[other].parent = nil
            program.symbols[other].name += "Of\(other)"
            program.symbols[other].condition = branch
            order.append(other)
            addReceivedLike(symbol, to: other)
        }
    }

    /// True if properties request it by its protocol only.
    private func isMadeByProtocol(_ symbol: Int) -> Bool {
        let properties = providers.flatMap { provider($0).properties }
        return properties.allSatisfy { $0.key.type != symbol && $0.namedProvider != symbol }
            && properties.contains { provider(symbol).protocols.contains($0.key.type) }
    }

    private mutating func addReceivedLike(_ symbol: Int, to other: Int) {
        for property in provider(symbol).properties where property.source == .received && random.isTrue(50) {
            add(property, to: other)
        }
    }

    mutating func condition() -> Program.Condition { partition()[0] }

    /// Conditions of which exactly one holds in each build.
    private mutating func partition() -> [Program.Condition] {
        let (a, b, c) = (
            Program.Condition.flag("A"), Program.Condition.flag("B"), Program.Condition.flag("C")
        )
        let linux = Program.Condition.os("Linux")
        let mac = Program.Condition.os("macOS")
        let all: [[Program.Condition]] = [
            [a, .not(a)], [.and(a, b), .not(.and(a, b))], [.or(a, b), .and(.not(a), .not(b))],
            [a, .and(.not(a), b), .and(.not(a), .not(b))], [linux, .not(linux)],
            [.or(linux, a), .and(.not(linux), .not(a))], [.or(.and(a, b), c), .not(.or(.and(a, b), c))],
            [.or(mac, linux), .and(.not(mac), .not(linux))], [linux, mac, .not(.or(linux, mac))],
            [.and(a, .or(b, c)), .or(.not(a), .and(.not(b), .not(c)))],
        ]
        return random.element(of: all)
    }
}
