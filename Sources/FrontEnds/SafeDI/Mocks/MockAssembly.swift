import ArborModel
import SafeDILowering

extension BindingTable {
    /// Returns the bindings of the trees that make types for tests; `nil` if no type asks for a mock.
    ///
    /// The table has a copy of each provider, and a root for each type with a mock. The root makes the values that the
    /// type's tree receives, too. What nothing makes are its parameters.
    func mocks(_ request: MockRequest) -> BindingTable? {
        var table = self
        table.restrict(toBuildsMeeting: request.condition)
        let providers = MockProviders(table, request)
        let targets = providers.entries.indices.filter { providers.entries[$0].isTarget }
        if targets.isEmpty { return nil }
        var assembly = MockAssembly(providers, request.form)
        table.diagnostics = []
        for file in table.files.indices { table.files[file].providers = [] }
        for entry in providers.entries { table.files[entry.file].providers.append(entry.provider) }
        for target in targets {
            table.files[providers.entries[target].file].providers += assembly.roots(of: target)
        }
        return table
    }
}

extension BindingTable {
    /// Keeps the providers of the builds that have code for tests: all of it is in an `#if` with one condition. What the condition
    /// decides is taken from their own ones.
    private mutating func restrict(toBuildsMeeting condition: String) {
        let build = Build(meeting: condition)
        func restricted(_ providers: [ProviderDeclaration]) -> [ProviderDeclaration] {
            providers.compactMap { provider in
                var view = build.view(of: provider)
                view?.conditions.removeAll { $0 == condition }
                return view
            }
        }
        for file in files.indices
        where files[file].providers.contains(where: { !$0.conditions.isEmpty }) {
            files[file].providers = restricted(files[file].providers)
        }
        mockOnly = mockOnly.mapValues(restricted)
    }
}

/// Declares the root of each mock: the type itself, with everything that its tree receives.
struct MockAssembly {
    private let providers: MockProviders
    private var needs: MockNeeds
    /// How the types are made that wrap another one, by the wrapping type.
    private let wrappers: [TypeExpression: Instantiation]
    /// How production makes the values, as far as all makers of one agree.
    private let production: [MockKey: Instantiation?]
    private let form: MockForm
    /// True if some builds lack a provider.
    private let hasConditions: Bool

    init(_ providers: MockProviders, _ form: MockForm) {
        self.providers = providers
        self.form = form
        hasConditions = providers.entries.contains { !$0.provider.conditions.isEmpty }
        production = form == .test ? providers.instantiations : [:]
        needs = MockNeeds(providers)
        var wrappers: [TypeExpression: Instantiation] = [:]
        for dependency in providers.entries.lazy.flatMap(\.provider.dependencies) {
            guard case .instantiated(let instantiation) = dependency.source, instantiation.product != nil
            else { continue }
            let type = dependency.type.normal
            if wrappers[type] == nil { wrappers[type] = instantiation }
        }
        self.wrappers = wrappers
    }

    /// The greatest number of roots of one type.
    private static let most = 4

    /// Returns the roots of a type, each for other builds: where only some builds make what its tree receives, the tree of
    /// the others has no type that asks for it.
    mutating func roots(of target: Int) -> [ProviderDeclaration] {
        let provider =
            form == .mock ? providers.root(of: target) : providers.entries[target].provider
        if !hasConditions { return [root(of: target, as: provider)] }
        var open = [provider.conditions]
        var found: [[String]] = []
        while let conditions = open.popLast() {
            if found.count + open.count < Self.most - 1,
                let part = conditionOfPart(of: target, where: conditions)
            {
                open += [conditions + ["!(\(part))"], conditions + [part]]
            } else {
                found.append(conditions)
            }
        }
        return found.map { conditions in
            var provider = provider
            provider.conditions = conditions
            return root(of: target, as: provider)
        }
    }

    /// The condition of a value that a tree receives, and that some builds of the root don't make.
    private mutating func conditionOfPart(of target: Int, where conditions: [String]) -> String? {
        var open = needs.needs(of: target).inOrder
        var known = Set(open.map { MockKey($0.label, $0.type) })
            .union(
                providers.entries[target].provider.dependencies.filter(\.isProvided).map(MockKey.init(of:)))
        while let need = open.popLast() {
            guard !need.isOptional, let source = source(of: need) else { continue }
            let makers = providers.makers(of: source, for: need.type)
            for further in makers.flatMap({ needs.needs(of: $0).inOrder })
            where known.insert(MockKey(further.label, further.type)).inserted { open.append(further) }
            guard makers.count == 1 else { continue }
            let own = providers.entries[makers[0]].provider.conditions
            if own.isEmpty || !own.mayHold(with: conditions) { continue }
            let part = own.conjunction
            if ["!(\(part))"].mayHold(with: conditions) { return part }
        }
        return nil
    }

    private mutating func root(of target: Int, as provider: ProviderDeclaration) -> ProviderDeclaration {
        var root = RootMock(provider)
        var all = needs.needs(of: target)
        if !provider.conditions.isEmpty {
            all = all.filter { !isOfOtherBuilds($0.value, than: provider.conditions) }
        }
        // Of the type itself, a test gives even what could be left out.
        for dependency in provider.dependencies where dependency.hasDefault {
            guard case .received = dependency.source else { continue }
            let need = MockNeed(
                label: dependency.qualifier ?? dependency.label, type: dependency.type, isOptional: false)
            all[MockKey(need.label, need.type)] = need
        }
        var open = all.inOrder
        var known = Set(all.keys)
        var next = 0
        while next < open.count {
            let need = open[next]
            next += 1
            guard !need.isOptional, let source = source(of: need) else { continue }
            root.promote(need, source)
            for maker in providers.makers(of: source, for: need.type) {
                for further in needs.needs(of: maker).inOrder {
                    let key = MockKey(further.label, further.type)
                    if !root.provides(further), !isOfOtherBuilds(further, than: provider.conditions),
                        known.insert(key).inserted
                    {
                        open.append(further)
                    }
                }
            }
        }
        for need in open where !root.provides(need) { root.ask(for: need) }
        return root.finish(form, defaults: provider.mockDefaults, providers)
    }

    /// True if only builds without the root make a value. Then a type in another branch of an `#if` asks for it.
    private func isOfOtherBuilds(_ need: MockNeed, than conditions: [String]) -> Bool {
        guard !conditions.isEmpty, let source = source(of: need) else { return false }
        return providers.makers(of: source, for: need.type).allSatisfy {
            !providers.entries[$0].provider.conditions.mayHold(with: conditions)
        }
    }

    /// Returns how a value is made that a tree receives; `nil` if a test has to give it.
    private func source(of need: MockNeed) -> Instantiation? {
        let own = Instantiation(deferral: Deferral(linked: need.type))
        let made = production[MockKey(need.label, need.type)] ?? nil
        let candidates = [made, own, wrappers[need.type.normal]].compactMap(\.self)
        return candidates.first { instantiation in
            let makers = providers.makers(of: instantiation, for: need.type)
            guard !makers.isEmpty, let deferral = instantiation.deferral else {
                return !makers.isEmpty && makers.allSatisfy { !providers.entries[$0].provider.isGivenValues }
            }
            // What only tests make may take other values than production passes.
            guard let given = deferral.given(of: need.type.bare) else { return true }
            return makers.allSatisfy { providers.entries[$0].provider.takes(given) }
        }
    }
}

extension Dependency {
    /// True if the type that declares it makes the value, or is given it.
    fileprivate var isProvided: Bool { if case .received = source { false } else { true } }
}

extension MockProviders {
    /// How each value is made, `nil` if it is in several ways.
    fileprivate var instantiations: [MockKey: Instantiation?] {
        var found: [MockKey: Instantiation?] = [:]
        for dependency in entries.lazy.flatMap(\.provider.dependencies) {
            guard case .instantiated(let instantiation) = dependency.source else { continue }
            let key = MockKey(of: dependency)
            if let known = found[key] {
                if known != instantiation { found[key] = .some(nil) }
            } else {
                found[key] = instantiation
            }
        }
        return found
    }
}

extension [MockKey: MockNeed] {
    /// The needs in the order of their names.
    fileprivate var inOrder: [MockNeed] {
        values.sorted { one, other in
            one.label == other.label
                ? "\(one.type)".utf8.lexicographicallyPrecedes("\(other.type)".utf8)
                : one.label.utf8.lexicographicallyPrecedes(other.label.utf8)
        }
    }
}

extension ProviderDeclaration {
    /// True if only a caller can give some of the values.
    fileprivate var isGivenValues: Bool {
        let settings = particulars.mockRole?.settings ?? [:]
        return dependencies.contains { dependency in
            guard case .forwarded = dependency.source else { return false }
            return settings[dependency.label] == nil
        }
    }

    /// Returns whether the values of a type are those that a caller gives.
    fileprivate func takes(_ given: TypeExpression) -> Bool {
        let settings = particulars.mockRole?.settings ?? [:]
        let taken = dependencies.filter { dependency in
            guard case .forwarded = dependency.source else { return false }
            return settings[dependency.label] == nil
        }
        guard case .tuple(let elements) = given else {
            return taken.isEmpty
                ? given.normal == .named("Void", []) : taken.map(\.type.normal) == [given.normal]
        }
        return elements.map(\.type.normal) == taken.map(\.type.normal)
    }

    /// The default values of the parameters that dependencies are passed to, by label.
    fileprivate var mockDefaults: [String: String] {
        guard let mocks = particulars.mocks else { return [:] }
        if case .function(let name, _) = construction,
            let function = mocks.functions.first(where: { $0.name == name })
        {
            return function.defaults
        }
        return mocks.defaults
    }

    /// The function, written by hand, that makes the type for tests without a value; `nil` if there is none.
    var functionWithoutArguments: String? {
        particulars.mocks?.functions.first { function in
            function.returns.normal == type.normal
                && function.arguments.allSatisfy { function.defaults[$0.dependency]?.isEmpty == false }
        }?.name
    }
}
