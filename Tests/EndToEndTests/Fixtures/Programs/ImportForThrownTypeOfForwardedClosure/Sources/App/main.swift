import Arbor
import Core

@Instantiable public struct Page: Instantiable {
    public init(load: @escaping () throws(Failure) -> Void, leaf: Leaf) {
        self.load = load
        self.leaf = leaf
    }
    @Forwarded let load: () throws(Failure) -> Void
    @Instantiated let leaf: Leaf
}

@Instantiable public struct Leaf: Instantiable {
    public init(load: @escaping () throws(Failure) -> Void) { self.load = load }
    @Received let load: () throws(Failure) -> Void
}

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}

// The compiler crashes where a closure of typed throws is given to a generic function.
print(type(of: Root().page))
