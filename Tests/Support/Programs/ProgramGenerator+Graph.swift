/// The creators, forwarded values and consumers.
extension ProgramGenerator {
    mutating func addGraph() {
        for provider in providers { addProtocols(to: provider) }
        for provider in order where random.isTrue(30) && provider != order[0] { addForwarded(to: provider) }
        for provider in order.dropFirst() { addOwner(of: provider) }
        for _ in 0..<random.below(4) { addOwner(of: random.element(of: Array(order.dropFirst()))) }
        for _ in 0..<6 + random.below(12) { addReceived(to: random.element(of: order)) }
    }

    func provider(_ symbol: Int) -> Program.Provider { program.symbols[symbol].provider! }

    /// The modules of the files that contain a type's properties.
    private func homes(of symbol: Int) -> [Int] {
        let home = program.module(of: symbol)
        return [home] + (provider(symbol).extensionFile.map { [program.files[$0].module] } ?? [])
    }

    func isWithinReach(_ type: Int, of symbol: Int) -> Bool {
        homes(of: symbol).allSatisfy { program.isWithinReach(type, from: $0) }
    }

    /// Adds protocols. Each has one provider, because two would be a fault.
    private mutating func addProtocols(to symbol: Int) {
        guard provider(symbol).kind == .class, !provider(symbol).isRoot, random.isTrue(50) else { return }
        let free = program.symbols.indices.filter { number in
            guard case .protocol = program.symbols[number].role else { return false }
            return isWithinReach(number, of: symbol)
                && !providers.contains { provider($0).protocols.contains(number) }
        }
        guard !free.isEmpty else { return }
        edit(symbol) { $0.protocols.append(free[0]) }
    }

    func edit(_ symbol: Int, in program: inout Program, _ change: (inout Program.Provider) -> Void) {
        var provider = program.symbols[symbol].provider!
        change(&provider)
        program.symbols[symbol].provider = provider
    }

    mutating func edit(_ symbol: Int, _ change: (inout Program.Provider) -> Void) {
        edit(symbol, in: &program, change)
    }

    /// Adds a property with a new name. An extension's parameters are all received, and a `Sendable` type's
    /// properties are Sendable.
    mutating func add(_ property: Program.Property, to symbol: Int) {
        guard isWithinReach(property.key.type, of: symbol) else { return }
        var property = property
        property.style = style()
        edit(symbol) { provider in
            guard !provider.properties.contains(where: { $0.key.label == property.key.label }) else { return }
            provider.properties.append(property)
        }
        makeSendabilityTrue(of: symbol)
    }

    private mutating func style() -> Program.Style {
        if has(.selectors), random.isTrue(40) { return .selector }
        return has(.qualifiedNames) && random.isTrue(50) ? .qualified : .plain
    }

    private mutating func makeSendabilityTrue(of symbol: Int) {
        let isTrue = provider(symbol).properties.allSatisfy { property in
            if let wrapper = property.key.wrapper { return wrapper == .sendable }
            if case .token = program.symbols[property.key.type].role { return true }
            return program.symbols[property.key.type].provider?.isSendable == true
        }
        guard !isTrue, provider(symbol).isSendable else { return }
        edit(symbol) { $0.isSendable = false }
        for user in providers { makeSendabilityTrue(of: user) }
    }

    private mutating func label() -> String { ["a", "b", "c", "d", "e"][random.below(5)] }

    private mutating func addForwarded(to symbol: Int) {
        let tokens = program.symbols.indices.filter { number in
            guard case .token = program.symbols[number].role else { return false }
            return isWithinReach(number, of: symbol)
        }
        guard !tokens.isEmpty, provider(symbol).extensionFile == nil else { return }
        let key = Program.Key(label: label(), type: random.element(of: tokens))
        add(Program.Property(key: key, source: .forwarded), to: symbol)
    }

    /// Adds a property that creates the type, to a type before it in the order.
    private mutating func addOwner(of symbol: Int) {
        let owners = order.prefix { $0 != symbol }.filter { owner in
            provider(owner).extensionFile == nil
                && (isWithinReach(symbol, of: owner) || has(.farTexts) || has(.texts))
        }
        guard !owners.isEmpty else { return }
        let owner = random.element(of: owners)
        guard let property = made(symbol, by: owner) else { return }
        add(property, to: owner)
    }

    private mutating func made(_ symbol: Int, by owner: Int) -> Program.Property? {
        let isGiven = !provider(symbol).forwarded.isEmpty
        let isLazy = isGiven || random.isTrue(25)
        let protocols = provider(symbol).protocols.filter { isWithinReach($0, of: owner) }
        let isNear = isWithinReach(symbol, of: owner)
        // A name that no import of the file covers is unambiguous only with its module.
        if let stand = protocols.first, isNear ? has(.texts) && random.isTrue(60) : has(.farTexts) {
            let wrapper = isLazy && isErasable(symbol, in: owner) ? Program.Wrapper.erased : nil
            guard !isGiven || wrapper != nil else { return nil }
            let key = Program.Key(label: label(), type: stand, wrapper: wrapper)
            return Program.Property(key: key, source: .made, namedProvider: symbol)
        }
        guard isNear else { return nil }
        if !isLazy, let stand = protocols.first, random.isTrue(60) {
            return Program.Property(key: .init(label: label(), type: stand), source: .made)
        }
        guard !isLazy || conforms(symbol, in: owner) else { return nil }
        let isSendable = has(.isolation) || has(.preconcurrencyImports)
        let wrapper: Program.Wrapper? = isLazy ? (isSendable && random.isTrue(40) ? .sendable : .plain) : nil
        return Program.Property(key: .init(label: label(), type: symbol, wrapper: wrapper), source: .made)
    }

    /// True if the owner's module sees the conformance that an Instantiator requires.
    private func conforms(_ symbol: Int, in owner: Int) -> Bool {
        guard let file = provider(symbol).extensionFile else { return true }
        let module = program.module(of: owner)
        return program.files[file].module == module
            || program.modules[module].imports.contains(program.files[file].module)
    }

    private func isErasable(_ symbol: Int, in owner: Int) -> Bool {
        provider(symbol).forwarded.allSatisfy { isWithinReach($0.key.type, of: owner) }
    }

    private mutating func addReceived(to symbol: Int) {
        guard symbol != order[0] else { return }
        let offers = order.prefix { $0 != symbol }.flatMap { provider($0).properties }.map(\.key)
            .filter { $0.wrapper != .erased && $0.type != symbol }
        guard !offers.isEmpty else { return }
        let key = random.element(of: offers)
        guard key.wrapper == nil || conforms(key.type, in: symbol) else { return }
        // A structure would contain itself.
        let isStruct = program.symbols[key.type].provider?.kind == .struct && key.wrapper == nil
        guard !isStruct || provider(symbol).kind == .class else { return }
        guard key.wrapper == nil, random.isTrue(20), provider(symbol).extensionFile == nil else {
            return add(Program.Property(key: key, source: .received), to: symbol)
        }
        let renamed = Program.Key(label: label(), type: key.type)
        if renamed != key { add(Program.Property(key: renamed, source: .alias(key)), to: symbol) }
    }

    /// Removes the properties that cause faults, one at a time.
    mutating func repair() {
        for _ in 0..<60 {
            guard let faults = program.faults, let fault = faults.min(by: { "\($0)" < "\($1)" }) else {
                return
            }
            guard let property = fault.property else {
                edit(fault.symbol) { $0.protocols = [] }
                continue
            }
            guard provider(fault.symbol).properties.indices.contains(property) else { return }
            edit(fault.symbol) { $0.properties.remove(at: property) }
            dropUnmetErasures()
        }
    }

    /// Removes erased Instantiators whose forwarded types the owner can't name.
    private mutating func dropUnmetErasures() {
        for symbol in providers {
            let properties = provider(symbol).properties.filter { property in
                guard property.key.wrapper == .erased, let namedProvider = property.namedProvider else {
                    return true
                }
                return isErasable(namedProvider, in: symbol)
            }
            edit(symbol) { $0.properties = properties }
        }
    }
}
