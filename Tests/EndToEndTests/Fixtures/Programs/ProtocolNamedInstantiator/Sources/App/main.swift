import Arbor
import Lib

@Instantiable(fulfillingAdditionalTypes: [Lib.Instantiator.self]) public final class Store: Lib.Instantiator, Instantiable {
    public init() {}
}
@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(store: any Lib.Instantiator) { self.store = store }
    @Instantiated(fulfilledByType: "Store") let store: any Lib.Instantiator
}
print(type(of: Root().store))
