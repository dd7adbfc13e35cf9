import ArborModel
import SafeDILowering

/// The providers of the graph of mocks, by the types that they stand for.
///
/// Each is a copy of a declaration. It is made by the function that is written by hand for tests, if the declaration has
/// one, and a declaration that is for tests only may take the place of another.
struct MockProviders {
    /// One provider, and the index of its file.
    struct Entry {
        var file: Int
        var provider: ProviderDeclaration
        /// True if the provider gets a function that makes it with its tree.
        var isTarget = false
        /// True if the declaration is for tests only.
        var isForTests = false
    }

    private(set) var entries: [Entry] = []
    /// The indices of the entries that stand for a type. There are several only in `#if` branches.
    private(set) var slots: [TypeExpression: [Int]] = [:]

    init(_ table: BindingTable, _ request: MockRequest) {
        switch request.form {
        case .mock: takeForMocks(table, request)
        case .test: takeProduction(table, request)
        }
    }

    private mutating func takeForMocks(_ table: BindingTable, _ request: MockRequest) {
        takeProductionWithFunctions(table, request)
        fillSlots(with: takeMockOnly(table, request), request)
        for index in entries.indices { entries[index].provider.becomeMock() }
        // The entries that are looked at would be copied for each one that changes.
        let known = self
        for index in entries.indices { entries[index].provider.takeOthers(in: known) }
    }

    /// Takes the declarations of production, with their functions for tests that mocks can call.
    private mutating func takeProductionWithFunctions(_ table: BindingTable, _ request: MockRequest) {
        let wanted = ListedTypes(request.types)
        for file in table.files.indices {
            for provider in table.files[file].providers where provider.frontEnd == .safeDI {
                let isGenerated = request.files.contains(file) && provider.asksForMock
                let isNamed =
                    !wanted.isEmpty && wanted.contains(provider.type, ofModule: table.modules[file])
                    && (provider.asksForMock || !provider.asksForTest)
                entries += provider.callable(from: request, in: file).map {
                    Entry(
                        file: file, provider: $0,
                        isTarget: (isGenerated || isNamed) && !provider.isSpecialised)
                }
            }
        }
    }

    /// Gives declarations of production the functions of those that are for tests only. Returns the others of these: they make
    /// other types, or are compiled in some of the builds.
    private mutating func takeMockOnly(_ table: BindingTable, _ request: MockRequest) -> [Entry] {
        let known = Dictionary(grouping: entries.indices) { entries[$0].provider.type.normal }
        var further: [Entry] = []
        for (file, providers) in table.mockOnly.sorted(by: { $0.key < $1.key }) {
            for provider in providers.flatMap({ $0.callable(from: request, in: file) }) {
                if provider.particulars.mocks?.functions.isEmpty == true { continue }
                let own = (known[provider.type.normal] ?? []).filter {
                    provider.conditions.isEmpty || provider.conditions == entries[$0].provider.conditions
                }
                for index in own { entries[index].provider.takeFunctions(of: provider) }
                if own.isEmpty { further.append(Entry(file: file, provider: provider, isForTests: true)) }
            }
        }
        return further
    }

    /// Takes the declarations of production as they are.
    private mutating func takeProduction(_ table: BindingTable, _ request: MockRequest) {
        let wanted = ListedTypes(request.types)
        for file in table.files.indices {
            for var provider in table.files[file].providers where provider.frontEnd == .safeDI {
                let isWanted =
                    request.files.contains(file)
                    || !wanted.isEmpty && wanted.contains(provider.type, ofModule: table.modules[file])
                let isTarget = isWanted && provider.asksForTest && !provider.isSpecialised
                provider.isRoot = false
                provider.particulars.mocks?.functions = []
                for slot in provider.slots { slots[slot, default: []].append(entries.count) }
                entries.append(Entry(file: file, provider: provider, isTarget: isTarget))
            }
        }
    }

    /// The entries that make a dependency's value; none if nothing does.
    func makers(of instantiation: Instantiation, for type: TypeExpression) -> [Int] {
        slots[instantiation.made(for: type).normal] ?? []
    }

    /// The provider of an entry with what a test may set, as the root of its own mock. Only the function of the mock itself has
    /// parameters for the default values of a generic type.
    func root(of entry: Int) -> ProviderDeclaration {
        var provider = entries[entry].provider
        if !provider.type.argumentsOfAll.isEmpty { provider.takeOptions() }
        return provider
    }

    /// Returns whether something makes the value in the first way, and takes the same values from callers as in the second way.
    func areAlike(
        _ one: Instantiation, _ other: Instantiation, for type: TypeExpression
    ) -> Bool {
        let (makers, others) = (makers(of: one, for: type), makers(of: other, for: type))
        func forwarded(_ entry: Int) -> Set<MockKey> {
            let dependencies = entries[entry].provider.dependencies
            // Those with a qualifier are set by tests.
            return Set(
                dependencies.compactMap {
                    guard case .forwarded = $0.source, $0.qualifier == nil else { return nil }
                    return MockKey($0.label, $0.type)
                })
        }
        guard let first = makers.first, let named = others.first else { return !makers.isEmpty }
        // Several specializations of a generic type may make the value, and only the name tells which.
        if makers.count > 1, makers.contains(named) { return false }
        return forwarded(first) == forwarded(named)
    }

    private mutating func fillSlots(with further: [Entry], _ request: MockRequest) {
        splitResults()
        for (index, entry) in entries.enumerated() {
            for slot in entry.provider.slots { slots[slot, default: []].append(index) }
        }
        for entry in further {
            var entry = entry
            entry.provider.additionalTypes.removeAll { reference in
                let holders = slots[reference.type.normal] ?? []
                return holders.contains { index in
                    !entries[index].isForTests && !request.prefersMockOnly
                        && entries[index].provider.hasFunction(making: reference.type.normal)
                }
            }
            for slot in entry.provider.slots { free(slot, where: entry.provider.conditions) }
            for slot in entry.provider.slots { slots[slot, default: []].append(entries.count) }
            entries.append(entry)
        }
    }

    /// Takes a type from the declarations of production that stood for it, because one for tests only does in some builds.
    ///
    /// Several that are for tests only share it: they are in branches of an `#if`, or the graph of mocks reports them.
    private mutating func free(_ slot: TypeExpression, where conditions: [String]) {
        let holders = slots[slot] ?? []
        var left = holders.filter { entries[$0].isForTests }
        for holder in holders where !entries[holder].isForTests {
            if !conditions.mayHold(with: entries[holder].provider.conditions) {
                left.append(holder)
                continue
            }
            if let other = split(holder, where: conditions) { left.append(other) }
            entries[holder].provider.leave(slot)
        }
        slots[slot] = left
    }

    /// Splits an entry into one for the builds with some conditions and one for the others. Returns the second one; `nil` if no
    /// other build has the entry.
    private mutating func split(_ holder: Int, where conditions: [String]) -> Int? {
        let others = "!(\(conditions.conjunction))"
        let own = entries[holder].provider.conditions
        guard !conditions.isEmpty, [others].mayHold(with: own) else { return nil }
        var other = entries[holder]
        other.provider.conditions.append(others)
        entries[holder].provider.conditions += conditions
        for slot in other.provider.slots { slots[slot, default: []].append(entries.count) }
        entries.append(other)
        return entries.count - 1
    }

    /// A function that returns a protocol makes only the values of properties of that protocol.
    private mutating func splitResults() {
        for index in entries.indices {
            let provider = entries[index].provider
            guard let mocks = provider.particulars.mocks, !mocks.functions.isEmpty else { continue }
            for function in mocks.functions where function.returns.normal != provider.type.normal {
                guard provider.additionalTypes.contains(where: { $0.type.normal == function.returns.normal })
                else { continue }
                entries[index].provider.leave(function.returns.normal)
                entries.append(
                    Entry(file: entries[index].file, provider: provider.provider(madeBy: function)))
            }
        }
    }
}
