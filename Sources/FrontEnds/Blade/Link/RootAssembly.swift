import ArborModel
import BladeLowering

/// Assembles the root of one component: the bound instances, the values that the component stores, and its entry points.
struct RootAssembly {
    private let component: ProviderDeclaration
    private var labels: ValueLabels
    private var implementation = Implementation(name: "")
    private var dependencies: [Dependency] = []

    init(_ assembly: ComponentAssembly) {
        component = assembly.graph.program[assembly.graph.component]
        if case .implementation(let found) = component.construction { implementation = found }
        labels = ValueLabels(entryPoints: implementation.entryPoints)
    }

    /// Returns the component as a root. The copies of all values were requested before, so what they need is known.
    func root(entryPoints: [Dependency], _ assembly: inout ComponentAssembly) -> ProviderDeclaration {
        var root = self
        root.addInstances()
        if assembly.needs.needsKeeper { root.addKeeper(&assembly) }
        for value in assembly.graph.reached { root.addStored(value, &assembly) }
        var provider = component
        provider.dependencies = root.dependencies + entryPoints
        provider.construction = .implementation(root.implementation)
        provider.particulars.includes = []
        return provider
    }

    private mutating func addInstances() {
        for dependency in component.dependencies {
            guard case .forwarded = dependency.source else { continue }
            var instance = dependency
            instance.label = labels.label(dependency.label)
            for index in implementation.parameters.indices
            where implementation.parameters[index].dependency == dependency.label {
                implementation.parameters[index].dependency = instance.label
            }
            for index in implementation.implicitlyUnwrapped.indices
            where implementation.implicitlyUnwrapped[index] == dependency.label {
                implementation.implicitlyUnwrapped[index] = instance.label
            }
            dependencies.append(instance)
        }
    }

    private mutating func addKeeper(_ assembly: inout ComponentAssembly) {
        let type = assembly.kinds.keeper
        let id = assembly.componentID + " keeper"
        let library = assembly.library
        let qualifier = assembly.add(id, library.keeper(type, id))
        add("lazyKeeper", type, "", Instantiation(product: assembly.reference(type), qualifier: qualifier))
    }

    /// Adds a shared value, and the lazy ones that refer to it. Only these for a bound instance.
    private mutating func addStored(_ value: BindingNumber, _ assembly: inout ComponentAssembly) {
        let registration = assembly.graph.registration(value)
        guard registration.isShared || registration.instance != nil else { return }
        let type = assembly.type(of: value)
        let wish = ValueLabels.wish(for: type, named: registration.key.name, or: "value")
        let isMade = assembly.isMade(value)
        if registration.instance == nil, isMade {
            let copy = assembly.request(value, assembly.startContext(value))
            add(wish, type, registration.key.name, assembly.instantiation(of: value, by: copy))
        }
        let primary = assembly.kinds.isStoredSendable(value)
        for isSendable in [primary, !primary] {
            let need = ComponentAssembly.LazyNeed(value: value, isSendable: isSendable)
            let isHeld = !isMade && isSendable == primary
            guard isHeld || assembly.needs.stored.contains(need) || assembly.needs.promised.contains(need)
            else { continue }
            let source =
                isMade
                ? assembly.madeLazy(need)
                : isHeld ? first(need, &assembly) : further(need, &assembly)
            addLazy(need, source, wish, &assembly)
        }
    }

    /// The lazy value that makes the shared one.
    private func first(
        _ need: ComponentAssembly.LazyNeed, _ assembly: inout ComponentAssembly
    ) -> Instantiation {
        let copy = assembly.request(need.value, assembly.startContext(need.value))
        return assembly.instantiation(of: need.value, by: copy, later: LazyType(assembly.lazyType(of: need)))
    }

    /// A lazy value of the other kind, which takes its value from the first.
    private func further(
        _ need: ComponentAssembly.LazyNeed, _ assembly: inout ComponentAssembly
    ) -> Instantiation {
        let value = assembly.heldValue(of: need.value)
        return assembly.instantiation(of: need.value, by: value, later: LazyType(assembly.lazyType(of: need)))
    }

    private mutating func addLazy(
        _ need: ComponentAssembly.LazyNeed, _ source: Instantiation, _ wish: String,
        _ assembly: inout ComponentAssembly
    ) {
        let (lazy, library) = (assembly.lazyType(of: need), assembly.library)
        let label =
            (need.isSendable ? "sendableLazy" : "lazy") + wish.prefix(1).uppercased() + wish.dropFirst()
        var source = source
        if assembly.needs.promised.contains(need) {
            let promise = assembly.promise(need)
            let made = assembly.add(promise, library.promise(lazy, promise))
            add(
                wish + "Promise", lazy, promise,
                Instantiation(product: assembly.reference(lazy), qualifier: made))
            let id = assembly.id("fulfilled lazy", of: need.value, isSendable: need.isSendable)
            let fulfilled = assembly.add(id, library.fulfilled(lazy, promisedAs: promise, by: source, id))
            source = Instantiation(product: assembly.reference(lazy), qualifier: fulfilled)
        }
        add(label, lazy, assembly.name(of: need.value), source)
    }

    private mutating func add(
        _ wish: String, _ type: TypeExpression, _ qualifier: String, _ instantiation: Instantiation
    ) {
        dependencies.append(
            Dependency(
                label: labels.label(wish), qualifier: qualifier, type: type,
                source: .instantiated(instantiation), range: component.location.range ?? .start))
    }
}
