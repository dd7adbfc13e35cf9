import ArborModel

/// The values that the modules of one component provide, and the instances that are bound to it.
struct Registry {
    /// One contribution to a component's graph.
    struct Registration {
        let key: BindingKey
        /// The providers of the value. There are several if each is in an `#if` branch of its own. Empty for an instance.
        var providers: [Place]
        /// For providers that only some builds list, the conditions of the listing modules. One of them holds in such a build.
        var listings: [Place: [[String]]] = [:]
        /// The index of the bound instance among the component's dependencies.
        let instance: Int?
        /// The module that lists the provider, or that declares its function; the component for an instance.
        let source: Place
        /// The location of the function, of the entry in `provides`, or of the parameter.
        let location: SourceLocation
        let isShared: Bool
    }

    /// The modules, each once, in the order in which they were found.
    let modules: [Place]
    let included: Set<Place>
    private(set) var registrations: [Registration] = []
    /// The registration of each key.
    private(set) var byKey: [BindingKey: Int] = [:]
    /// Registrations of keys that are registered already: the first one's index, and the further one.
    private(set) var repetitions: [(first: Int, other: Registration)] = []
    /// False if a list can't be read, or holds a type that is no module, so that nothing is known of what it would provide.
    let knowsAllModules: Bool
    private let program: BladeProgram

    /// All registrations, whether they repeat another one or not.
    var allRegistrations: [Registration] { registrations + repetitions.map(\.other) }

    init(of component: Place, in program: BladeProgram) {
        self.program = program
        modules = program.modules(includedBy: component)
        included = Set(modules)
        knowsAllModules = ([component] + modules).allSatisfy { place in
            !program.isFaulty(place)
                && program[place].particulars.includes.allSatisfy { program.modules[$0.type.normal] != nil }
        }
        for (index, dependency) in program[component].dependencies.enumerated() {
            guard case .forwarded = dependency.source else { continue }
            add(
                Registration(
                    key: BindingRequest(dependency).key, providers: [], instance: index, source: component,
                    location: program.location(dependency.range, in: component), isShared: false))
        }
        for module in modules {
            addFunctions(of: module)
            addEntries(of: module)
        }
    }

    private mutating func addFunctions(of module: Place) {
        for function in program.functions(of: module) {
            add(function, listedBy: module, at: program[function].location)
        }
    }

    private mutating func addEntries(of module: Place) {
        for entry in program[module].dependencies {
            guard let places = program.initializers[entry.type.normal], let first = places.first else {
                addUnprovided(entry, listedBy: module)
                continue
            }
            var registration = registration(
                of: first, listedBy: module, at: program.location(entry.range, in: module))
            registration.providers = [first] + places.dropFirst().filter { !program.mayMeet(first, $0) }
            let conditions = program[module].conditions
            if !conditions.isEmpty {
                for provider in registration.providers { registration.listings[provider] = [conditions] }
            }
            add(registration)
        }
    }

    /// Registers a type that a module lists and can't provide. That is reported once, and not for each consumer.
    private mutating func addUnprovided(_ entry: Dependency, listedBy module: Place) {
        add(
            Registration(
                key: BindingRequest(entry).key, providers: [], instance: nil, source: module,
                location: program.location(entry.range, in: module), isShared: false))
    }

    private mutating func add(_ provider: Place, listedBy module: Place, at location: SourceLocation) {
        add(registration(of: provider, listedBy: module, at: location))
    }

    private func registration(
        of provider: Place, listedBy module: Place, at location: SourceLocation
    ) -> Registration {
        Registration(
            key: BindingKey(of: program[provider]), providers: [provider], instance: nil, source: module,
            location: location, isShared: program[provider].particulars.isShared)
    }

    private mutating func add(_ registration: Registration) {
        guard let first = byKey[registration.key] else {
            byKey[registration.key] = registrations.count
            registrations.append(registration)
            return
        }
        if areApart(registrations[first], registration) {
            registrations[first].add(registration)
        } else {
            repetitions.append((first, registration))
        }
    }

    /// Returns whether no build has providers of both.
    private func areApart(_ one: Registration, _ other: Registration) -> Bool {
        // A type that can't be provided is reported as such.
        if one.providers.isEmpty && other.providers.isEmpty && one.instance == nil && other.instance == nil {
            return !program.mayMeet(one.source, other.source)
        }
        if one.providers.isEmpty || other.providers.isEmpty { return false }
        return one.providers.allSatisfy { mine in
            other.providers.allSatisfy { theirs in
                one.conditions(of: mine, in: program).allSatisfy { conditions in
                    other.conditions(of: theirs, in: program).allSatisfy { !conditions.mayHold(with: $0) }
                }
            }
        }
    }
}

extension Registry.Registration {
    /// The conditions of the builds in which a provider counts, one list for each module that lists it.
    fileprivate func conditions(of provider: Place, in program: BladeProgram) -> [[String]] {
        (listings[provider] ?? [[]]).map { $0 + program[provider].conditions }
    }

    /// Adds the providers of other builds.
    fileprivate mutating func add(_ other: Self) {
        for provider in other.providers {
            if !providers.contains(provider) {
                providers.append(provider)
                listings[provider] = other.listings[provider]
            } else if let more = other.listings[provider] {
                listings[provider]? += more
            }
        }
    }

    /// The conditions to add to a provider's own, because other providers count where no module lists it.
    func listingConditions(of provider: Place) -> [String] {
        guard providers.count > 1, let listings = listings[provider] else { return [] }
        if listings.count == 1 { return listings[0] }
        return [listings.map { "(\($0.conjunction))" }.joined(separator: " || ")]
    }
}

extension BladeProgram {
    /// Returns the modules that a component includes, and those that they include, each once. A module that is reached by
    /// two paths is one module.
    func modules(includedBy declaration: Place) -> [Place] {
        var found: [Place] = []
        var seen: Set<Place> = []
        var open = included(by: declaration)
        var next = 0
        while next < open.count {
            let module = open[next]
            next += 1
            guard seen.insert(module).inserted else { continue }
            found.append(module)
            open += included(by: module)
        }
        return found
    }

    func included(by declaration: Place) -> [Place] {
        self[declaration].particulars.includes.flatMap { modules[$0.type.normal] ?? [] }
    }
}
