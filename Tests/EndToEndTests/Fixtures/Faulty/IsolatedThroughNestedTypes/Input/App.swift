import Arbor

@Instantiable
public final class Menu: Instantiable, Screens.Shown {
    public init() {}
}

@Instantiable
public final class Alert: Instantiable, Screens.Named {
    public init() {}
}

@Instantiable
public final class Catalogue: Instantiable, Listed {
    public init() {}
}

@Instantiable
public final class Product: Screens.Detail, Instantiable {
    public override init() { super.init() }
}

extension Screens {
    @Instantiable
    public final class Cart: Instantiable, Sheet {
        public init() {}
    }

    /// Nothing isolates it.
    @Instantiable
    public final class Counter: Instantiable, Plain {
        public init() {}
    }
}

@Instantiable(isRoot: true)
public actor MenuRoot: Instantiable {
    public init(menu: Menu) {}
    @Instantiated let menu: Menu
}

@Instantiable(isRoot: true)
public actor AlertRoot: Instantiable {
    public init(alert: Alert) {}
    @Instantiated let alert: Alert
}

@Instantiable(isRoot: true)
public actor CatalogueRoot: Instantiable {
    public init(catalogue: Catalogue) {}
    @Instantiated let catalogue: Catalogue
}

@Instantiable(isRoot: true)
public actor ProductRoot: Instantiable {
    public init(product: Product) {}
    @Instantiated let product: Product
}

@Instantiable(isRoot: true)
public actor CartRoot: Instantiable {
    public init(cart: Screens.Cart) {}
    @Instantiated let cart: Screens.Cart
}

@Instantiable(isRoot: true)
public actor CounterRoot: Instantiable {
    public init(counter: Screens.Counter) {}
    @Instantiated let counter: Screens.Counter
}
