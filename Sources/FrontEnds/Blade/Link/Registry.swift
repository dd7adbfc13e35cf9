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

    let inclusions: Inclusions
    let included: Set<Place>
    private(set) var registrations: [Registration] = []
    /// The registration of each key.
    private(set) var byKey: [BindingKey: Int] = [:]
    /// Registrations of keys that are registered already: the first one's index, and the further one.
    private(set) var repetitions: [(first: Int, other: Registration)] = []
    /// False if a list can't be read, or holds a type that is no module, so that nothing is known of what it would provide.
    let knowsAllModules: Bool
    private let program: BladeProgram
    /// The conditions of the component.
    private let builds: [String]

    /// The modules, each once, in the order in which they were found.
    var modules: [Place] { inclusions.modules }

    /// All registrations, whether they repeat another one or not.
    var allRegistrations: [Registration] { registrations + repetitions.map(\.other) }

    init(of component: Place, in program: BladeProgram) {
        self.program = program
        builds = program[component].conditions
        inclusions = Inclusions(of: component, in: program)
        included = Set(inclusions.modules)
        knowsAllModules = ([component] + inclusions.modules).allSatisfy { place in
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
        let type = program[module].type.normal
        guard let functions = program.functions[type], inclusions.first(of: type) == module else { return }
        let conditions = inclusions.conditionsOfFunctions(of: module)
        for function in functions where program[function].conditions.mayHold(with: builds) {
            var registration = registration(of: function, listedBy: module, at: program[function].location)
            if let conditions { registration.listings[function] = conditions }
            add(registration)
        }
    }

    private mutating func addEntries(of module: Place) {
        for entry in program[module].dependencies {
            guard let places = program.initializers[entry.type.normal].map(here), let first = places.first
            else {
                addUnprovided(entry, listedBy: module)
                continue
            }
            var registration = registration(
                of: first, listedBy: module, at: program.location(entry.range, in: module))
            registration.providers = [first] + places.dropFirst().filter { !program.mayMeet(first, $0) }
            if let conditions = inclusions.conditions(of: module) {
                for provider in registration.providers { registration.listings[provider] = conditions }
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

    /// Returns the declarations that some build of the component compiles; all of them if none does, for a message.
    private func here(_ places: [Place]) -> [Place] {
        let compiled = places.filter { program[$0].conditions.mayHold(with: builds) }
        return compiled.isEmpty ? places : compiled
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
                    let conditions = conditions + builds
                    return other.conditions(of: theirs, in: program).allSatisfy {
                        !conditions.mayHold(with: $0)
                    }
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

    /// The conditions to add to a provider's own in a component, because no module lists it elsewhere.
    ///
    /// - Parameter builds: The conditions of the component.
    func listingConditions(of provider: Place, in program: BladeProgram, where builds: [String]) -> [String] {
        guard let listings = listings[provider] else { return [] }
        if listings.count == 1 { return listings[0] }
        let around = program[provider].conditions + builds
        var logic = ConditionLogic(listings.joined() + around)
        var isListed = ConditionLogic.Formula.never
        for list in listings { isListed = logic.either(isListed, logic.formula(of: list)) }
        let here = logic.formula(of: around)
        if logic.difference(here, isListed) == .never { return [] }
        return [
            logic.text(of: isListed, where: here)
                ?? listings.map { "(\($0.conjunction))" }.joined(separator: " || ")
        ]
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
