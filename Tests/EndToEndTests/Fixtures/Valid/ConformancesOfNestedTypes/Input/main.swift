import Arbor

protocol Service: AnyObject {}
protocol Named: AnyObject {}

enum Feature {
    protocol Page: AnyObject {}
    class Screen: Page {
        init() {}
    }

    /// It conforms by an extension in another file.
    @Instantiable
    final class Extended: Instantiable {
        init() {}
    }

    /// It conforms by the extension of an alias.
    @Instantiable
    final class Aliased: Instantiable {
        init() {}
    }

    /// It conforms by its superclass.
    @Instantiable(fulfillingAdditionalTypes: [Feature.Page.self])
    final class Detail: Screen, Instantiable {
        override init() {}
    }
}

typealias Alias = Feature.Aliased

extension Feature {
    enum Inner {}
}

extension Feature.Inner {
    /// It conforms to a composition.
    @Instantiable
    final class Both: Service, Named, Instantiable {
        init() {}
    }
}

class Base<Value> {
    init() {}
}

/// A generic type conforms in an extension.
@Instantiable
final class Cache<Value>: Base<Value>, Instantiable {
    override init() {}
}

/// It conforms for one generic argument.
@Instantiable
final class Store<Value>: Instantiable {
    init() {}
}

@Instantiable(isRoot: true)
final class App: Instantiable {
    init(
        extended: any Service, aliased: any Service, page: any Feature.Page, builder: ErasedInstantiator<(), any Named & Service>,
        base: Base<Int>, cache: any Service, store: any Service
    ) {
        self.extended = extended
        self.aliased = aliased
        self.page = page
        self.builder = builder
        self.base = base
        self.cache = cache
        self.store = store
    }

    @Instantiated(fulfilledByType: "Feature.Extended") let extended: any Service
    @Instantiated(fulfilledByType: "Feature.Aliased") let aliased: any Service
    @Instantiated let page: any Feature.Page
    @Instantiated(fulfilledByType: "Feature.Inner.Both") let builder: ErasedInstantiator<(), any Named & Service>
    @Instantiated(fulfilledByType: "Cache<Int>") let base: Base<Int>
    @Instantiated(fulfilledByType: "Cache<String>") let cache: any Service
    @Instantiated(fulfilledByType: "Store<Int>") let store: any Service
}

let app = App()
print(type(of: app.extended), type(of: app.aliased), type(of: app.page), type(of: app.builder.instantiate()))
print(type(of: app.base), type(of: app.cache), type(of: app.store))
