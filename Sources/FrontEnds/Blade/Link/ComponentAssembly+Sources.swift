import ArborModel
import BladeLowering

// The sources of shared values and of lazy ones, and those of entry points.

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
    mutating func storedLazy(_ need: LazyNeed, _ lazy: LazyType) -> Dependency.Source? {
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
    mutating func promisedValue(of value: BindingNumber) -> String {
        let need = LazyNeed(value: value, isSendable: kinds.isStoredSendable(value))
        needs.promised.insert(need)
        let id = id("promised value", of: value)
        let type = type(of: value)
        return add(id, library.value(of: type, in: lazyType(of: need), named: promise(need), id))
    }

    /// Returns the property that stands for an entry point.
    mutating func entryPoint(_ dependency: Dependency, _ request: BindingRequest) -> Dependency {
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
