import ArborModel

/// The root of one mock, while its scope is filled. Dependencies are named by their indices.
struct RootMock {
    private var provider: ProviderDeclaration
    private var provided: Set<MockKey> = []
    /// The values that a test gives, in the order of the parameters: those that a caller gives in production, the options
    /// of the call that makes the type, and what nothing makes.
    private var given: [Int] = []
    private var options: [Int] = []
    private var missing: [Int] = []
    /// What is absent unless a test sets it.
    private var absent: [Int] = []
    private let held: [String: String]
    /// The types of the type's own dependencies, by label. What its tree takes besides may have such a label and another type.
    private let ownTypes: [String: TypeExpression]

    init(_ provider: ProviderDeclaration) {
        self.provider = provider
        held = provider.particulars.mockRole?.settings ?? [:]
        let own = provider.dependencies.lazy.map { ($0.label, $0.type.normal) }
        ownTypes = Dictionary(own) { first, _ in first }
        for (index, dependency) in provider.dependencies.enumerated() {
            switch dependency.source {
            case .received: continue
            case .forwarded:
                if held[dependency.label] == nil { given.append(index) } else { options.append(index) }
            case .instantiated, .alias: break
            }
            provided.insert(MockKey(of: dependency))
        }
    }

    /// Returns whether the scope has the value of a need.
    func provides(_ need: MockNeed) -> Bool {
        provided.contains(MockKey(need.label, need.type))
            || need.isOptional && provided.contains(MockKey(need.label, need.type.bare))
    }

    /// Makes a value that the tree receives.
    mutating func promote(_ need: MockNeed, _ source: Instantiation) {
        _ = set(.instantiated(source), for: need)
    }

    /// Asks a test for a value that nothing makes. What the tree can do without is absent by default.
    mutating func ask(for need: MockNeed) {
        guard need.isOptional else { return missing.append(set(.forwarded, for: need)) }
        let type = need.type.isOptional ? need.type : TypeExpression.optional(need.type)
        absent.append(set(.forwarded, for: MockNeed(label: need.label, type: type, isOptional: true)))
    }

    /// Gives a need its value: the type's own property gets it, or the scope gets another one. Returns its index.
    private mutating func set(_ source: Dependency.Source, for need: MockNeed) -> Int {
        let key = MockKey(need.label, need.type)
        provided.insert(key)
        let own = provider.dependencies.firstIndex { dependency in
            guard case .received = dependency.source else { return false }
            return MockKey(of: dependency) == key
        }
        if let own {
            provider.dependencies[own].source = source
            return own
        }
        provider.dependencies.append(
            Dependency(
                label: need.label, type: need.type, source: source, range: provider.location.range ?? .start))
        return provider.dependencies.count - 1
    }
}

// MARK: The result

extension RootMock {
    /// Returns the root.
    ///
    /// - Parameter defaults: The default values of the call that makes the type, by the label of the dependency.
    mutating func finish(_ form: MockForm, defaults: [String: String], _ providers: MockProviders)
        -> ProviderDeclaration
    {
        receiveRequired()
        let values = (given + options + missing).map { index in
            (index, value(at: index, defaults, providers))
        }
        separateNames(besides: form == .mock ? ["safeDIOverrides"] : [])
        var role = MockRole(
            function: .init(
                form: form, attributes: provider.particulars.mocks?.attributes ?? "",
                parameters: values.map { .init(dependency: label($0), value: $1) }))
        for index in absent { role.settings[label(index)] = "nil" }
        let place = provider.location
        provider.particulars.qualifier = "mock in \(place.path) at \(place.range?.start.offset ?? 0)"
        provider.particulars.mockRole = role
        provider.additionalTypes = []
        provider.isRoot = true
        return provider
    }

    private func label(_ index: Int) -> String { provider.dependencies[index].label }

    /// A property that can do without a value takes the one that the tree can't do without.
    private mutating func receiveRequired() {
        for index in provider.dependencies.indices {
            let dependency = provider.dependencies[index]
            guard case .received(ifAvailable: true) = dependency.source else { continue }
            let type = TypeReference(type: dependency.type.bare, range: dependency.range)
            provider.dependencies[index].source = .alias(
                of: dependency.label, type: type, wrapped: false, ifAvailable: false)
        }
    }

    private func value(at index: Int, _ defaults: [String: String], _ providers: MockProviders) -> String? {
        let dependency = provider.dependencies[index]
        let isOwn = ownTypes[dependency.label] == dependency.type.normal
        let own = isOwn ? held[dependency.label] ?? defaults[dependency.label] : nil
        if let own, !own.isEmpty { return own }
        guard given.contains(index), dependency.type.isNominal else { return nil }
        let makers = providers.makers(of: Instantiation(), for: dependency.type)
        // A protocol or a superclass doesn't have the function of the type that stands for it.
        guard makers.count == 1, case let maker = providers.entries[makers[0]].provider,
            maker.type.normal == dependency.type.normal
        else { return nil }
        return maker.functionWithoutArguments.map { ".\($0)()" }
    }

    /// Values of one name and different types get their types as parts of their names.
    ///
    /// - Parameter reserved: The labels of the function's further parameters.
    private mutating func separateNames(besides reserved: Set<String>) {
        let byLabel = Dictionary(grouping: provider.dependencies.indices) { label($0) }
        var taken = Set(byLabel.keys)
        for (label, indices) in byLabel.sorted(by: { $0.key < $1.key })
        where indices.count > 1 || reserved.contains(label) {
            for index in indices.sorted() {
                var name = "\(label)_\(provider.dependencies[index].type.bare.description.nameLetters)"
                while !taken.insert(name).inserted { name += "_" }
                rename(index, to: name)
            }
        }
    }

    /// The key stays the same.
    private mutating func rename(_ index: Int, to name: String) {
        let old = provider.dependencies[index].label
        let isOwn = provider.dependencies.firstIndex { $0.label == old } == index
        provider.dependencies[index].qualifier = provider.dependencies[index].qualifier ?? old
        provider.dependencies[index].label = name
        guard isOwn else { return }
        func renamed(_ arguments: [Argument]) -> [Argument] {
            arguments.map { argument in
                var argument = argument
                if argument.dependency == old { argument.dependency = name }
                return argument
            }
        }
        switch provider.construction {
        case .initializer(let arguments): provider.construction = .initializer(renamed(arguments))
        case .function(let function, let arguments):
            provider.construction = .function(function, renamed(arguments))
        case .implementation, .list: break
        }
    }
}
