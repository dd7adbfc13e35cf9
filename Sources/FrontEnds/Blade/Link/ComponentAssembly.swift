import ArborModel

/// Turns the values of one component into bindings of the graph: a root, and a copy of each provider that is reached.
///
/// The copies' parameters state how they get their values in this component. An unscoped value is made with its
/// consumer. A shared value is made with the component, or at the first request if only lazy parameters lead to it; its
/// consumers receive it. So one provider may have different copies in two components, and each copy has a qualifier that
/// only this component's consumers name.
struct ComponentAssembly {
    /// Where a value is made. It matters in loops that hold shared values only: see `ValueLoops`.
    enum Context: String {
        /// Anywhere else: everything is there that the value needs.
        case plain
        /// In the construction of a shared value of the same loop. Lazy parameters must not own what they lead to.
        case kept
        /// By a lazy value that such a construction received. Shared values of the loop are found through promises.
        case late
    }

    let graph: ComponentGraph
    let loops: ValueLoops
    let kinds: LazyKinds
    let eager: Set<BindingNumber>
    let library: LibraryProviders
    /// The copies that are still to be made, and all that were requested.
    private var open: [(value: BindingNumber, context: Context)] = []
    private var requested: Set<String> = []
    /// The providers of the library's values, by their qualifiers.
    private var libraryProviders: [String: ProviderDeclaration] = [:]
    private(set) var needs = LazyNeeds()

    /// The lazy values that the component has to store.
    struct LazyNeeds {
        /// Shared values and instances that are received as lazy ones, and whether as `SendableLazy`.
        var stored: Set<LazyNeed> = []
        /// Shared values that are received as promises.
        var promised: Set<LazyNeed> = []
        var needsKeeper = false
    }

    struct LazyNeed: Hashable {
        var value: BindingNumber
        var isSendable: Bool
    }

    init(_ graph: ComponentGraph) {
        self.graph = graph
        loops = ValueLoops(graph)
        kinds = LazyKinds(graph)
        eager = graph.eager
        library = LibraryProviders(component: graph.program[graph.component])
    }

    /// Adds the component's root and the providers below it.
    mutating func assemble(into output: inout LinkedProviders) {
        var entryPoints: [Dependency] = []
        for (index, request) in graph.entryPoints {
            entryPoints.append(entryPoint(graph.program[graph.component].dependencies[index], request))
        }
        for value in graph.reached where graph.registration(value).isShared {
            request(value, startContext(value))
        }
        while let (value, context) = open.popLast() {
            for place in graph.registration(value).providers {
                output.add(copy(of: place, making: value, in: context), besides: place)
            }
        }
        let root = RootAssembly(self).root(entryPoints: entryPoints, &self)
        output.add(root, besides: graph.component)
        for (_, provider) in libraryProviders.sorted(by: { $0.key < $1.key }) {
            output.add(provider, besides: graph.component)
        }
    }
}

// MARK: Copies

extension ComponentAssembly {
    /// The context in which a shared value itself is made.
    func startContext(_ value: BindingNumber) -> Context { loops.isLooping(value) ? .kept : .plain }

    /// Returns the qualifier of a copy, and notes that it is needed.
    @discardableResult
    mutating func request(_ value: BindingNumber, _ context: Context) -> String {
        let id = self.id(context.rawValue, of: value)
        if requested.insert(id).inserted { open.append((value, context)) }
        return id
    }

    /// Distinguishes the component from all others. In `#if` branches several may have one name.
    var componentID: String {
        ([library.component.name] + library.component.conditions).joined(separator: " && ")
    }

    /// A qualifier that no other value of the program has.
    func id(_ word: String, of value: BindingNumber, isSendable: Bool = false) -> String {
        "\(componentID) \(value.index) \(word)\(isSendable ? " sendable" : "")"
    }

    /// Notes a provider of a value of the library, and returns its qualifier.
    mutating func add(_ id: String, _ provider: ProviderDeclaration) -> String {
        if libraryProviders[id] == nil { libraryProviders[id] = provider }
        return id
    }

    private mutating func copy(
        of place: Place, making value: BindingNumber, in context: Context
    ) -> ProviderDeclaration {
        var provider = graph.program[place]
        var targets: [Int: BindingNumber] = [:]
        for edge in graph.edges[value] ?? [] where edge.provider == place {
            targets[edge.parameter] = edge.target
        }
        let parameters = provider.dependencies
        provider.dependencies = parameters.indices.compactMap { index in
            targets[index].map { dependency(parameters[index], on: $0, of: value, in: context) }
        }
        // A parameter with a default value is left out if nothing provides it.
        let kept = Set(targets.keys.map { parameters[$0].label })
        provider.construction = provider.construction.keeping(kept)
        provider.particulars.qualifier = id(context.rawValue, of: value)
        // The copy is called by this component's code only.
        provider.conditions += library.component.conditions.filter { !provider.conditions.contains($0) }
        return provider
    }

    /// Returns the parameter of a copy, with the way in which it gets its value.
    private mutating func dependency(
        _ parameter: Dependency, on target: BindingNumber, of owner: BindingNumber, in context: Context
    ) -> Dependency {
        var dependency = parameter
        let isLooping = loops.areLooping(owner, target)
        if let lazy = LazyType(parameter.type) {
            let (qualifier, source) = lazySource(
                lazy, of: target, in: isLooping ? context : .plain, isLooping)
            dependency.qualifier = qualifier ?? parameter.qualifier
            dependency.source = source
        } else {
            dependency.source = source(of: target, in: isLooping ? context : .plain)
        }
        return dependency
    }

    /// Returns the source of a value that is needed at once.
    private mutating func source(of target: BindingNumber, in context: Context) -> Dependency.Source {
        let registration = graph.registration(target)
        if registration.instance != nil { return .received(ifAvailable: false) }
        guard registration.isShared else { return made(target, by: request(target, context)) }
        if context == .late { return made(target, by: promisedValue(of: target)) }
        return eager.contains(target)
            ? .received(ifAvailable: false) : made(target, by: heldValue(of: target))
    }

    /// Returns the source of a value that is needed later, and the qualifier of its key if it isn't the parameter's.
    private mutating func lazySource(
        _ lazy: LazyType, of target: BindingNumber, in context: Context, _ isLooping: Bool
    ) -> (qualifier: String?, source: Dependency.Source) {
        let registration = graph.registration(target)
        let need = LazyNeed(value: target, isSendable: lazy.isSendable)
        if registration.isShared || registration.instance != nil {
            if isLooping {
                needs.promised.insert(need)
                return (promise(need), .received(ifAvailable: false))
            }
            return (nil, storedLazy(need, lazy) ?? .received(ifAvailable: false))
        }
        guard isLooping, context == .kept else {
            return (nil, made(target, by: request(target, context), later: lazy))
        }
        needs.needsKeeper = true
        let made = instantiation(of: target, by: request(target, .late), later: lazy)
        let id = id("kept lazy", of: target, isSendable: lazy.isSendable)
        let kept = library.kept(lazy.type, making: made, by: kinds.keeper, id)
        let qualifier = add(id, kept)
        let product = reference(lazy.type)
        return (nil, .instantiated(Instantiation(product: product, qualifier: qualifier)))
    }
}

// MARK: Sources

extension ComponentAssembly {
    /// The type of a value, as its provider or its parameter spells it.
    func type(of value: BindingNumber) -> TypeExpression {
        let registration = graph.registration(value)
        if let instance = registration.instance {
            return graph.program[graph.component].dependencies[instance].type
        }
        return graph.program[registration.providers[0]].type
    }

    func name(of value: BindingNumber) -> String { graph.registration(value).key.name }

    func lazyType(of need: LazyNeed) -> TypeExpression {
        kinds.type(of: type(of: need.value), isSendable: need.isSendable)
    }

    /// The qualifier of a promise's key.
    func promise(_ need: LazyNeed) -> String { id("promise", of: need.value, isSendable: need.isSendable) }

    func reference(_ type: TypeExpression) -> TypeReference {
        TypeReference(type: type, range: library.component.location.range ?? .start)
    }

    func instantiation(of value: BindingNumber, by qualifier: String, later lazy: LazyType? = nil)
        -> Instantiation
    {
        Instantiation(product: reference(type(of: value)), qualifier: qualifier, deferral: lazy?.deferral)
    }

    func made(_ value: BindingNumber, by qualifier: String, later lazy: LazyType? = nil) -> Dependency.Source
    {
        .instantiated(instantiation(of: value, by: qualifier, later: lazy))
    }

    /// Notes that a lazy value of a shared one is needed. The component stores one of its two types; of the other type
    /// each consumer makes one, and the result is its source.
    private mutating func storedLazy(_ need: LazyNeed, _ lazy: LazyType) -> Dependency.Source? {
        if need.isSendable == kinds.isStoredSendable(need.value) {
            needs.stored.insert(need)
            return nil
        }
        return isMade(need.value)
            ? .instantiated(madeLazy(need)) : made(need.value, by: heldValue(of: need.value), later: lazy)
    }

    /// True if the value is there as soon as the component is.
    func isMade(_ value: BindingNumber) -> Bool {
        graph.registration(value).instance != nil || eager.contains(value)
    }

    /// Returns a lazy value of one that is made already.
    mutating func madeLazy(_ need: LazyNeed) -> Instantiation {
        let (lazy, type) = (lazyType(of: need), type(of: need.value))
        let id = id("made lazy", of: need.value, isSendable: need.isSendable)
        let qualifier = add(id, library.made(lazy, of: type, named: name(of: need.value), id))
        return Instantiation(product: reference(lazy), qualifier: qualifier)
    }

    /// Returns the provider that takes a shared value out of the lazy one that the component stores.
    mutating func heldValue(of value: BindingNumber) -> String {
        let need = LazyNeed(value: value, isSendable: kinds.isStoredSendable(value))
        needs.stored.insert(need)
        let id = id("held value", of: value)
        let type = type(of: value)
        return add(id, library.value(of: type, in: lazyType(of: need), named: name(of: value), id))
    }

    /// Returns the provider that takes a shared value out of a promise.
    private mutating func promisedValue(of value: BindingNumber) -> String {
        let need = LazyNeed(value: value, isSendable: kinds.isStoredSendable(value))
        needs.promised.insert(need)
        let id = id("promised value", of: value)
        let type = type(of: value)
        return add(id, library.value(of: type, in: lazyType(of: need), named: promise(need), id))
    }

    /// Returns the property that stands for an entry point.
    private mutating func entryPoint(_ dependency: Dependency, _ request: BindingRequest) -> Dependency {
        var entryPoint = dependency
        guard let target = graph.number(of: request.key) else { return dependency }
        let registration = graph.registration(target)
        let isShared = registration.isShared || registration.instance != nil
        switch request.lazy {
        case let lazy? where isShared:
            let need = LazyNeed(value: target, isSendable: lazy.isSendable)
            entryPoint.source = storedLazy(need, lazy) ?? alias(of: lazy.type, named: request.key.name)
        case let lazy?: entryPoint.source = made(target, by: self.request(target, .plain), later: lazy)
        case nil where !isShared:
            var made = instantiation(of: target, by: self.request(target, .plain))
            // Each call makes another one.
            made.deferral = Deferral(product: 0, isSendable: false)
            entryPoint.source = .instantiated(made)
        // An entry point makes its value reachable without a lazy parameter, so it is never held.
        case nil: entryPoint.source = alias(of: type(of: target), named: request.key.name)
        }
        return entryPoint
    }

    private func alias(of type: TypeExpression, named name: String) -> Dependency.Source {
        .alias(of: name, type: reference(type), wrapped: false, ifAvailable: false)
    }
}

extension ProviderDeclaration.Construction {
    /// Returns the call with the arguments for these dependencies only.
    fileprivate func keeping(_ labels: Set<String>) -> ProviderDeclaration.Construction {
        switch self {
        case .initializer(let arguments): .initializer(arguments.filter { labels.contains($0.dependency) })
        case .function(let name, let arguments):
            .function(name, arguments.filter { labels.contains($0.dependency) })
        case .implementation, .list: self
        }
    }
}
