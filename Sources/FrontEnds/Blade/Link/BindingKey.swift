import ArborModel
import BladeLowering

/// A type in normal form, and a name that distinguishes values of it. Empty for no name.
struct BindingKey: Hashable {
    var type: TypeExpression
    var name: String

    init(_ type: TypeExpression, named name: String) {
        self.type = type.normal
        self.name = name
    }

    /// The key of the value that a provider makes.
    init(of provider: ProviderDeclaration) {
        self.init(provider.type, named: provider.particulars.qualifier)
    }

    /// The name of the type without its module and without generic arguments; "" for other types.
    var plainName: String {
        if case .named(let name, _) = type { ModuleFreeName.of(name) } else { "" }
    }
}

/// What a parameter or an entry point asks for: the value of a key, at once or later.
struct BindingRequest {
    let key: BindingKey
    /// The type by which the value is asked for later; `nil` if it is asked for at once.
    let lazy: LazyType?

    init(_ dependency: Dependency, named name: String? = nil) {
        let lazy = LazyType(dependency.type)
        self.lazy = lazy
        key = BindingKey(lazy?.product ?? dependency.type, named: name ?? dependency.qualifier ?? "")
    }

    /// The request of a component's entry point, which has no name.
    init(entryPoint: Dependency) { self.init(entryPoint, named: "") }
}
