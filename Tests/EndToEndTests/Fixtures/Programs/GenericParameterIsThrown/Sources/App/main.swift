import Arbor

public struct Failure: Error {}

@Instantiable public struct Leaf: Instantiable {
    public init(load: @escaping () throws(Failure) -> Void) { self.load = load }
    @Received let load: () throws(Failure) -> Void
}

@Instantiable public struct Page<E: Error>: Instantiable {
    public init(load: @escaping () throws(E) -> Void, leaf: Leaf) {
        self.load = load
        self.leaf = leaf
    }
    @Forwarded let load: () throws(E) -> Void
    @Instantiated let leaf: Leaf
}

@Instantiable(isRoot: true) public struct Root: Instantiable {
    public init(page: Instantiator<Page<Failure>>) { self.page = page }
    @Instantiated let page: Instantiator<Page<Failure>>
}

// The compiler crashes where a closure of typed throws is given to a generic function.
print(type(of: Root().page))
