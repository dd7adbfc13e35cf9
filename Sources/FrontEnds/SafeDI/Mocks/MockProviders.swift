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
        for index in entries.indices { entries[index].provider.takeOthers(in: self) }
    }

    /// Takes the declarations of production, with their functions for tests that mocks can call.
    private mutating func takeProductionWithFunctions(_ table: BindingTable, _ request: MockRequest) {
        let wanted = Set(request.types.map { TypeExpression(parsing: $0).normal })
        for file in table.files.indices {
            for provider in table.files[file].providers where provider.frontEnd == .safeDI {
                let isGenerated = request.files.contains(file) && provider.asksForMock
                let isNamed =
                    !wanted.isEmpty && wanted.contains(table.shown(provider.type).normal)
                    && !provider.asksForTest
                entries.append(
                    Entry(
                        file: file, provider: provider.callable(from: request, in: file),
                        isTarget: (isGenerated || isNamed) && !provider.isSpecialised))
            }
        }
    }

    /// Gives declarations of production the functions of those that are for tests only. Returns the others of these: they make
    /// other types, or are compiled in some of the builds.
    private mutating func takeMockOnly(_ table: BindingTable, _ request: MockRequest) -> [Entry] {
        let known = Dictionary(grouping: entries.indices) { entries[$0].provider.type.normal }
        var further: [Entry] = []
        for (file, providers) in table.mockOnly.sorted(by: { $0.key < $1.key }) {
            for provider in providers.map({ $0.callable(from: request, in: file) }) {
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
        let wanted = Set(request.types.map { TypeExpression(parsing: $0).normal })
        for file in table.files.indices {
            for var provider in table.files[file].providers where provider.frontEnd == .safeDI {
                let isWanted =
                    request.files.contains(file)
                    || !wanted.isEmpty && wanted.contains(table.shown(provider.type).normal)
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
    fileprivate func areAlike(
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
            for slot in entry.provider.slots { takeSlot(slot) }
            entries.append(entry)
        }
    }

    /// Gives the next entry, which is for tests only, a type that declarations of production stood for.
    ///
    /// Several that are for tests only share it: they are in branches of an `#if`, or the graph of mocks reports them.
    private mutating func takeSlot(_ slot: TypeExpression) {
        let holders = slots[slot] ?? []
        for holder in holders where !entries[holder].isForTests { entries[holder].provider.leave(slot) }
        slots[slot] = holders.filter { entries[$0].isForTests } + [entries.count]
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

extension ProviderDeclaration {
    /// The types that the provider stands for, in normal form.
    fileprivate var slots: [TypeExpression] { [type.normal] + additionalTypes.map(\.type.normal) }

    /// Returns the provider with the functions that the code of mocks can call: those that its module sees, in every build that
    /// has mocks.
    fileprivate func callable(from request: MockRequest, in file: Int) -> ProviderDeclaration {
        guard var mocks = particulars.mocks, !mocks.functions.isEmpty else { return self }
        mocks.functions.removeAll { function in
            function.isInternal && !request.files.contains(file)
                || !function.conditions.allSatisfy { $0 == request.condition }
        }
        var provider = self
        provider.particulars.mocks = mocks
        return provider
    }

    /// True for a generic type with arguments that are not its own parameters. The declaration has the mock.
    fileprivate var isSpecialised: Bool {
        let parameters = particulars.genericParameters.map { TypeExpression.named($0, []) }
        return kind.declaresType && type.argumentsOfAll != parameters
    }

    /// A function of a declaration of the same type that is for tests only counts as the type's own.
    fileprivate mutating func takeFunctions(of other: ProviderDeclaration) {
        var mocks = particulars.mocks ?? MockTraits()
        mocks.functions += other.particulars.mocks?.functions ?? []
        particulars.mocks = mocks
    }

    /// Returns whether a function, written by hand, makes values for a slot.
    fileprivate func hasFunction(making slot: TypeExpression) -> Bool {
        particulars.mocks?.functions.contains {
            $0.returns.normal == type.normal || $0.returns.normal == slot
        } == true
    }

    /// Stops standing for a type. No property asks for a provider with a qualifier.
    fileprivate mutating func leave(_ slot: TypeExpression) {
        additionalTypes.removeAll { $0.type.normal == slot }
        if type.normal == slot { particulars.qualifier = "replaced in mocks" }
    }

    /// Returns the provider of a protocol that a function returns.
    fileprivate func provider(madeBy function: MockFunction) -> ProviderDeclaration {
        var made = self
        made.type = function.returns
        made.kind = .function
        made.additionalTypes = []
        made.particulars.functionOwner = type
        made.particulars.mocks?.functions = [function]
        return made
    }

    /// Becomes a provider of the graph of mocks: with the call for tests, and the parameters that a test may set.
    fileprivate mutating func becomeMock() {
        isRoot = false
        let mocks = particulars.mocks ?? MockTraits()
        let own = particulars.functionOwner == nil ? type.normal : nil
        if let function = mocks.functions.first(where: { own == nil || $0.returns.normal == own }),
            mocks.callsFunction
        {
            particulars.branches = []
            particulars.sent = function.sent
            concurrency.construction = function.isolation
            construction = .function(function.name, function.arguments)
        }
        // Several types of one generic declaration can't have a structure each.
        if type.argumentsOfAll.isEmpty { takeOptions() }
    }

    /// Lets a test set the parameters of the call that have default values.
    fileprivate mutating func takeOptions() {
        guard let mocks = particulars.mocks, particulars.branches.isEmpty else { return }
        switch construction {
        case .initializer(let arguments):
            construction = .initializer(taking(mocks.options, in: arguments))
        case .function(let name, let arguments):
            let forTests = mocks.callsFunction ? mocks.function(name, arguments) : nil
            construction = .function(name, taking(forTests?.options ?? mocks.options, in: arguments))
        case .implementation, .list: break
        }
    }

    /// Adds a dependency for each parameter that a test may set, and returns the arguments with theirs.
    private mutating func taking(_ options: [OptionalParameter], in arguments: [Argument]) -> [Argument] {
        let labels = Set(dependencies.map(\.label))
        let settable = options.filter {
            !$0.value.isEmpty && $0.fieldType != nil && !labels.contains($0.label)
                && !$0.label.isOfConfiguration
        }
        if settable.isEmpty || !kind.declaresType { return arguments }
        var role = particulars.mockRole ?? MockRole()
        var all: [Argument] = []
        for position in 0...arguments.count {
            for option in settable where option.position == position {
                guard let type = option.fieldType else { continue }
                role.settings[option.label] = option.value
                dependencies.append(
                    Dependency(
                        label: option.label, qualifier: "setting \(option.label) of \(self.type)", type: type,
                        source: .forwarded, range: location.range ?? .start))
                all.append(
                    Argument(
                        label: option.label, dependency: option.label, isEscaping: option.type.isEscaping))
            }
            if position < arguments.count { all.append(arguments[position]) }
        }
        particulars.mockRole = role
        return all
    }

    /// Looks for a provider of each property's declared type first, because the named one is for production. A property
    /// that nothing makes is received, so that a test can give its value.
    fileprivate mutating func takeOthers(in providers: MockProviders) {
        for index in dependencies.indices {
            guard case .instantiated(var instantiation) = dependencies[index].source else { continue }
            let type = dependencies[index].type
            if instantiation.product != nil, !instantiation.isWrapped {
                var own = instantiation
                own.product = nil
                if providers.areAlike(own, instantiation, for: type) { instantiation = own }
            }
            if providers.makers(of: instantiation, for: type).isEmpty {
                dependencies[index].source = .received(ifAvailable: false)
            } else {
                dependencies[index].source = .instantiated(instantiation)
            }
        }
    }
}

extension MockTraits {
    /// True if a function, written by hand, makes the type for tests. A generated one of the usual name calls it only by
    /// another name.
    fileprivate var callsFunction: Bool { !isGenerated || functions.contains { $0.name != "mock" } }

    /// The function, written by hand, that a call is of.
    fileprivate func function(_ name: String, _ arguments: [Argument]) -> MockFunction? {
        functions.first { $0.name == name && $0.arguments == arguments }
    }
}

extension String {
    /// True for the names of a configuration's own members. The parameter with such a label is left out.
    fileprivate var isOfConfiguration: Bool { self == "safeDIBuilder" || hasPrefix("_box") }
}

extension OptionalParameter {
    /// The type of a variable that holds the argument; `nil` if no variable can.
    fileprivate var fieldType: TypeExpression? {
        switch type {
        case .attributed(let words, let base):
            let left = words.filter { $0 != "@escaping" }
            let isHeld = left.allSatisfy { $0 == "@Sendable" || $0 == "@MainActor" }
            return isHeld ? (left.isEmpty ? base : .attributed(left, base)) : nil
        case .prefixed("some", _), .unknown: return nil
        default: return type
        }
    }
}

extension TypeExpression {
    /// The generic arguments of the type and of those around it, from the outside in.
    fileprivate var argumentsOfAll: [TypeExpression] {
        if case .member(let parent, _, let arguments) = self { return parent.argumentsOfAll + arguments }
        return arguments
    }
}
