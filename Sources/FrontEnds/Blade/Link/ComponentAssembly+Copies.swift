import ArborModel
import BladeLowering

// The copies of providers, and how each parameter gets its value.

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

    /// Returns the copies of a provider, each for other builds. There is one, unless only some builds provide what a parameter
    /// with a default value takes.
    mutating func copies(
        of place: Place, making value: BindingNumber, in context: Context
    ) -> [ProviderDeclaration] {
        graph.partsOfBuilds(of: place, making: value).map { part in
            var copy = copy(of: place, making: value, part.targets, in: context)
            copy.conditions += part.conditions.filter { !copy.conditions.contains($0) }
            return copy
        }
    }

    private mutating func copy(
        of place: Place, making value: BindingNumber, _ targets: [Int: BindingNumber], in context: Context
    ) -> ProviderDeclaration {
        var provider = graph.program[place]
        let parameters = provider.dependencies
        provider.dependencies = parameters.indices.compactMap { index in
            targets[index].map { dependency(parameters[index], on: $0, of: value, in: context) }
        }
        // A parameter with a default value is left out if nothing provides it.
        let kept = Set(targets.keys.map { parameters[$0].label })
        provider.construction = provider.construction.keeping(kept)
        provider.particulars.addition = .copy(named: name(of: value))
        provider.particulars.qualifier = id(context.rawValue, of: value)
        // The copy is called by this component's code only.
        let around = graph.conditions(of: place, making: value)
        provider.conditions += around.filter { !provider.conditions.contains($0) }
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
