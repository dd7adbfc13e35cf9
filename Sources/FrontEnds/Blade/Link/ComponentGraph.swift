import ArborModel

/// The number of a registration in its component.
struct BindingNumber: DenseID { let rawValue: Int32 }

/// The values that one component makes, and what each of them takes.
struct ComponentGraph {
    /// A parameter of a provider, and the value that it takes.
    struct Edge {
        /// The provider, and the index of its parameter.
        let provider: Place
        let parameter: Int
        let target: BindingNumber
        let isLazy: Bool
    }

    /// A parameter or an entry point for whose key nothing is registered.
    struct Gap {
        let request: BindingRequest
        /// The provider or the component, and the index of the dependency in it.
        let consumer: Place
        let dependency: Int
        /// The value that the provider makes; `nil` for an entry point.
        let owner: BindingNumber?
    }

    /// The way by which the search came to a value: from another value's parameter, or from an entry point.
    struct Step {
        let from: BindingNumber?
        let consumer: Place
        let dependency: Int
    }

    let component: Place
    let registry: Registry
    let program: BladeProgram
    /// The values that entry points need, in the order of the search.
    private(set) var reached: [BindingNumber] = []
    /// The edges of each reached value.
    private(set) var edges: [BindingNumber: [Edge]] = [:]
    private(set) var gaps: [Gap] = []
    /// For each reached value, the last step of a shortest path to it.
    private(set) var steps: [BindingNumber: Step] = [:]

    init(of component: Place, in program: BladeProgram) {
        self.component = component
        self.program = program
        registry = Registry(of: component, in: program)
        for (index, dependency) in program[component].dependencies.enumerated() {
            guard case .received = dependency.source else { continue }
            let request = BindingRequest(entryPoint: dependency)
            _ = follow(request, Step(from: nil, consumer: component, dependency: index))
        }
        search()
    }

    private mutating func search() {
        var next = 0
        while next < reached.count {
            let value = reached[next]
            next += 1
            var found: [Edge] = []
            for provider in registration(value).providers { found += edges(of: provider, making: value) }
            edges[value] = found
        }
    }

    private mutating func edges(of provider: Place, making value: BindingNumber) -> [Edge] {
        program[provider].dependencies.enumerated().compactMap { index, dependency in
            let request = BindingRequest(dependency)
            // A default value stands for what other builds provide.
            if dependency.hasDefault, let target = number(of: request.key),
                case .noBuild = coverage(of: target, for: provider, making: value)
            {
                return nil
            }
            let step = Step(from: value, consumer: provider, dependency: index)
            guard let target = follow(request, step, isOptional: dependency.hasDefault) else { return nil }
            return Edge(provider: provider, parameter: index, target: target, isLazy: request.lazy != nil)
        }
    }

    private mutating func follow(
        _ request: BindingRequest, _ step: Step, isOptional: Bool = false
    ) -> BindingNumber? {
        guard let target = number(of: request.key) else {
            if !isOptional {
                gaps.append(
                    Gap(
                        request: request, consumer: step.consumer, dependency: step.dependency,
                        owner: step.from))
            }
            return nil
        }
        if steps[target] == nil {
            steps[target] = step
            reached.append(target)
        }
        return target
    }
}

extension ComponentGraph {
    /// Returns the value that is registered for a key; `nil` if no value is.
    func number(of key: BindingKey) -> BindingNumber? { registry.byKey[key].map { BindingNumber($0) } }

    func registration(_ value: BindingNumber) -> Registry.Registration { registry.registrations[value.index] }

    /// The entry points, with the indices of their dependencies.
    var entryPoints: [(index: Int, request: BindingRequest)] {
        program[component].dependencies.enumerated().compactMap { index, dependency in
            guard case .received = dependency.source else { return nil }
            return (index, BindingRequest(entryPoint: dependency))
        }
    }

    /// True if each value that is needed can be made.
    var isComplete: Bool {
        gaps.isEmpty
            && reached.allSatisfy { !registration($0).providers.isEmpty || registration($0).instance != nil }
    }

    /// Returns the graph of the reached values, with the edges that fulfil a condition.
    func adjacency(where isMeant: (Edge) -> Bool = { _ in true }) -> Adjacency<BindingNumber, BindingNumber> {
        let pairs = reached.flatMap { value in
            (edges[value] ?? []).filter(isMeant).map { (from: value, to: $0.target) }
        }
        return Adjacency(count: registry.registrations.count, edges: pairs)
    }

    /// The values that are made with the component: those that an entry point needs without a `Lazy` between.
    var eager: Set<BindingNumber> {
        var open = entryPoints.filter { $0.request.lazy == nil }.compactMap { number(of: $0.request.key) }
        var found = Set(open)
        while let value = open.popLast() {
            for edge in edges[value] ?? [] where !edge.isLazy && found.insert(edge.target).inserted {
                open.append(edge.target)
            }
        }
        return found
    }
}
