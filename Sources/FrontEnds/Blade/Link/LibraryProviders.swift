import ArborModel
import BladeLowering

/// Providers of values of the library `Blade`, which a component's tree needs besides its own.
///
/// Each calls one of the functions that the library has for generated code.
struct LibraryProviders {
    /// The component, where the providers stand.
    let component: ProviderDeclaration

    /// A value that is made already, as a lazy one: `Lazy<T>._of(value)`.
    func made(_ lazy: TypeExpression, of product: TypeExpression, named name: String, _ id: String)
        -> ProviderDeclaration
    {
        provider(
            of: lazy, id, calling: "_of",
            [Argument(label: nil, dependency: "value")],
            [received("value", product, name)])
    }

    /// The value of a lazy one: `Lazy<T>._get(lazy)`.
    func value(of product: TypeExpression, in lazy: TypeExpression, named name: String, _ id: String)
        -> ProviderDeclaration
    {
        let wish = ValueLabels.wish(for: product, named: name, or: "value")
        let label = "lazy" + wish.prefix(1).uppercased() + wish.dropFirst()
        var found = provider(
            of: product, id, calling: "_get", [Argument(label: nil, dependency: label)],
            [received(label, lazy, name)])
        found.particulars.functionOwner = lazy
        return found
    }

    /// A lazy value that doesn't own what it refers to: `Lazy<T>._promise()`.
    func promise(_ lazy: TypeExpression, _ id: String) -> ProviderDeclaration {
        provider(of: lazy, id, calling: "_promise", [], [])
    }

    /// A lazy value to which a promise refers from now on: `Lazy<T>._fulfilled(promise, by: lazy)`.
    func fulfilled(
        _ lazy: TypeExpression, promisedAs promise: String, by instantiation: Instantiation, _ id: String
    ) -> ProviderDeclaration {
        provider(
            of: lazy, id, calling: "_fulfilled",
            [Argument(label: nil, dependency: "promise"), Argument(label: "by", dependency: "lazy")],
            [
                received("promise", lazy, promise),
                dependency("lazy", lazy, qualifier: id, .instantiated(instantiation)),
            ])
    }

    /// A lazy value that the component owns, and its consumer doesn't: `Lazy<T>._kept(lazy, by: keeper)`.
    func kept(
        _ lazy: TypeExpression, making instantiation: Instantiation, by keeper: TypeExpression, _ id: String
    ) -> ProviderDeclaration {
        provider(
            of: lazy, id, calling: "_kept",
            [Argument(label: nil, dependency: "lazy"), Argument(label: "by", dependency: "keeper")],
            [
                dependency("lazy", lazy, qualifier: id, .instantiated(instantiation)),
                received("keeper", keeper, ""),
            ])
    }

    /// The owner of such values: `_LazyKeeper()`.
    func keeper(_ type: TypeExpression, _ id: String) -> ProviderDeclaration {
        var provider = provider(of: type, id, calling: "", [], [])
        provider.kind = .class
        provider.construction = .initializer([])
        // The library's class is.
        provider.concurrency.mayBeSendable = true
        provider.particulars.functionOwner = nil
        return provider
    }

    private func provider(
        of type: TypeExpression, _ id: String, calling function: String, _ arguments: [Argument],
        _ dependencies: [Dependency]
    ) -> ProviderDeclaration {
        ProviderDeclaration(
            type: type, name: component.name, depth: component.depth, kind: .function,
            dependencies: dependencies, construction: .function(function, arguments),
            conditions: component.conditions, location: component.location, frontEnd: .blade,
            particulars: .init(qualifier: id, functionOwner: type, addition: .helper))
    }

    private func received(_ label: String, _ type: TypeExpression, _ qualifier: String) -> Dependency {
        dependency(label, type, qualifier: qualifier, .received(ifAvailable: false))
    }

    private func dependency(
        _ label: String, _ type: TypeExpression, qualifier: String, _ source: Dependency.Source
    ) -> Dependency {
        Dependency(
            label: label, qualifier: qualifier, type: type, source: source,
            range: component.location.range ?? .start)
    }
}
