/// Faults that the tool must find.
extension ProgramGenerator {
    /// Adds one fault that the reference finds. Returns false if no fault is possible.
    mutating func addFault() -> Bool {
        let sound = program
        for _ in 0..<12 {
            program = sound
            if has(.conditions), random.isTrue(50) {
                breakConditions()
            } else if has(.isolation), random.isTrue(60) {
                isolate()
            } else {
                switch random.below(8) {
                case 0...3: receiveAnother()
                case 4...6: makeAnother()
                default: addDuplicate()
                }
            }
            guard let faults = program.faults, !faults.isEmpty, program.fault != nil else { continue }
            // A cycle may be reported at any of its properties.
            if faults.contains(where: { $0.id == "dependency-cycle" }) { continue }
            if let sources = program.sources, program.truth(in: sources) != nil { return true }
        }
        return false
    }

    private mutating func property(where isWanted: (Program.Property) -> Bool) -> (symbol: Int, index: Int)? {
        let locations = providers.flatMap { symbol in
            provider(symbol).properties.indices.filter { isWanted(provider(symbol).properties[$0]) }
                .map { (symbol, $0) }
        }
        return locations.isEmpty ? nil : random.element(of: locations)
    }

    /// Another type for a property, with the same name if there is one.
    private mutating func another(than type: Int, for symbol: Int, among all: [Int]) -> Int? {
        let types = all.filter { $0 != type && isWithinReach($0, of: symbol) }
        let namesakes = types.filter { program.symbols[$0].name == program.symbols[type].name }
        let candidates = namesakes.isEmpty ? types : namesakes
        return candidates.isEmpty ? nil : random.element(of: candidates)
    }

    private mutating func receiveAnother() {
        guard let location = property(where: { $0.source == .received && $0.key.wrapper == nil }) else {
            return
        }
        let type = provider(location.symbol).properties[location.index].key.type
        let types = program.symbols.indices.filter { index in
            switch program.symbols[index].role {
            case .token, .protocol: true
            case .provider: program.symbols[index].condition == nil
            default: false
            }
        }
        guard let other = another(than: type, for: location.symbol, among: types) else { return }
        edit(location.symbol) { $0.properties[location.index].key.type = other }
        program.fault = "receives \(program.name(of: other)) where \(program.name(of: type)) is"
    }

    private mutating func makeAnother() {
        let isPlain = { (property: Program.Property) in
            property.source == .made && property.key.wrapper == nil && property.namedProvider == nil
        }
        guard let location = property(where: isPlain) else { return }
        let type = provider(location.symbol).properties[location.index].key.type
        let types = program.symbols.indices.filter { index in
            switch program.symbols[index].role {
            case .token, .decoy(.structure): program.symbols[index].parent == nil
            default: false
            }
        }
        guard let other = another(than: type, for: location.symbol, among: types) else { return }
        edit(location.symbol) { $0.properties[location.index].key.type = other }
        program.fault = "makes \(program.name(of: other)), which has no provider"
    }

    private mutating func addDuplicate() {
        let taken = providers.flatMap { provider($0).protocols }
        guard !taken.isEmpty else { return }
        let stand = random.element(of: taken)
        var twin = Program.Provider()
        twin.protocols = [stand]
        let other = addType(.provider(twin), in: program.app)
        order.append(other)
        program.fault = "\(program.name(of: other)) stands for \(program.name(of: stand)) too"
    }

    private mutating func breakConditions() {
        let conditional = providers.filter {
            program.symbols[$0].condition != nil && !program.symbols[$0].isInBothBranches
        }
        guard !conditional.isEmpty else { return }
        let symbol = random.element(of: conditional)
        program.symbols[symbol].condition = condition()
        program.fault = "the branches leave out a build, or two meet in one"
    }

    private mutating func isolate() {
        if random.isTrue(40) { captureWhatIsNotSendable() } else { isolateType() }
    }

    /// Makes an Instantiator sendable that no type receives.
    private mutating func captureWhatIsNotSendable() {
        let received = Set(
            providers.flatMap { provider($0).properties }.filter { $0.source == .received }.map(\.key))
        guard
            let location = property(where: {
                $0.source == .made && $0.key.wrapper == .plain && !received.contains($0.key)
            })
        else { return }
        edit(location.symbol) { $0.properties[location.index].key.wrapper = .sendable }
        program.fault = "a SendableInstantiator captures, or makes, what is not Sendable"
    }

    /// Isolates a type to the main actor in a tree that isn't isolated.
    private mutating func isolateType() {
        guard has(.isolation), provider(program.root).isolation == .none,
            !program.modules.contains(where: \.isMainActorByDefault)
        else { return }
        let candidates = providers.filter {
            !provider($0).isRoot && provider($0).extensionFile == nil && !provider($0).isSendable
        }
        guard !candidates.isEmpty else { return }
        let symbol = random.element(of: candidates)
        let isolation: Program.Provider.Isolation = random.isTrue(50) ? .type : .initializer
        edit(symbol) { $0.isolation = isolation }
        program.fault = "\(program.name(of: symbol)) is the main actor's, the root is not"
    }
}
