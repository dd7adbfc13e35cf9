import ArborModel

/// A value that a scope asks for: its name and its type, without the `?` of a value that may be absent.
struct MockKey: Hashable {
    var qualifier: String
    var type: TypeExpression

    init(_ qualifier: String, _ type: TypeExpression) {
        self.qualifier = qualifier
        self.type = type.normal
    }

    init(of dependency: Dependency) { self.init(dependency.qualifier ?? dependency.label, dependency.type) }
}

/// A value that a tree takes from outside.
struct MockNeed {
    /// The name of the value in code.
    var label: String
    /// The type, as a property spells it.
    var type: TypeExpression
    /// True if every user of the value can do without it.
    var isOptional: Bool
}

/// The values that the trees of providers take from outside.
///
///     needs(T) = ( received(T) ∪ sources of T's aliases ∪ ⋃ { needs(C) : T makes C } ) − provided(T)
struct MockNeeds {
    private let providers: MockProviders
    private var needs: [Int: [MockKey: MockNeed]] = [:]
    /// The providers whose trees are known.
    private var solved: Set<Int> = []
    /// What some type of the program makes, is given or passes on.
    private let offered: Set<MockKey>

    init(_ providers: MockProviders) {
        self.providers = providers
        var offered: Set<MockKey> = []
        for dependency in providers.entries.lazy.flatMap(\.provider.dependencies) {
            if case .received = dependency.source { continue }
            offered.insert(MockKey(of: dependency))
        }
        self.offered = offered
    }

    /// Returns what the tree of a provider takes from outside.
    mutating func needs(of entry: Int) -> [MockKey: MockNeed] {
        if !solved.contains(entry) { solve(entry) }
        return needs[entry] ?? [:]
    }

    /// Solves a tree from its leaves. Where types make themselves through others, a round may leave something out that the
    /// next one finds.
    private mutating func solve(_ root: Int) {
        let order = leavesFirst(below: root)
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for entry in order {
                let found = taken(by: entry)
                if found.count == needs[entry]?.count { continue }
                needs[entry] = found
                hasGrown = true
            }
        }
        solved.formUnion(order)
    }

    private func leavesFirst(below root: Int) -> [Int] {
        var order: [Int] = []
        var seen: Set<Int> = [root]
        var open: [(entry: Int, next: [Int])] = [(root, made(by: root))]
        while let (entry, left) = open.popLast() {
            var next = left
            guard let target = next.popLast() else {
                order.append(entry)
                continue
            }
            open.append((entry, next))
            if !solved.contains(target), seen.insert(target).inserted {
                open.append((target, made(by: target)))
            }
        }
        return order
    }

    private func made(by entry: Int) -> [Int] {
        providers.entries[entry].provider.dependencies.flatMap { dependency -> [Int] in
            guard case .instantiated(let instantiation) = dependency.source else { return [] }
            return providers.makers(of: instantiation, for: dependency.type)
        }
    }

    private func taken(by entry: Int) -> [MockKey: MockNeed] {
        let dependencies = providers.entries[entry].provider.dependencies
        var provided: Set<MockKey> = []
        for dependency in dependencies {
            if case .received = dependency.source { continue }
            provided.insert(MockKey(of: dependency))
        }
        var found: [MockKey: MockNeed] = [:]
        for dependency in dependencies {
            switch dependency.source {
            case .forwarded: break
            // A parameter with a default value is left out if no type of the program offers the value.
            case .received where dependency.hasDefault && !offered.contains(MockKey(of: dependency)): break
            case .received(let ifAvailable):
                let need = MockNeed(
                    label: dependency.qualifier ?? dependency.label, type: dependency.type,
                    isOptional: ifAvailable)
                found.add(need, besides: [])
            case .alias(let label, let type, _, let ifAvailable):
                found.add(MockNeed(label: label, type: type.type, isOptional: ifAvailable), besides: provided)
            case .instantiated(let instantiation):
                for target in providers.makers(of: instantiation, for: dependency.type) {
                    for need in (needs[target] ?? [:]).values { found.add(need, besides: provided) }
                }
            }
        }
        return found
    }
}

extension [MockKey: MockNeed] {
    /// Adds a need, unless one of the values meets it. A value that someone can't do without is required.
    mutating func add(_ need: MockNeed, besides provided: Set<MockKey>) {
        let key = MockKey(need.label, need.type)
        if provided.contains(key) { return }
        guard need.isOptional else {
            self[key] = need
            return
        }
        let unwrapped = MockKey(need.label, need.type.bare)
        if provided.contains(unwrapped) || self[key]?.isOptional == false { return }
        self[key] = need
    }
}
