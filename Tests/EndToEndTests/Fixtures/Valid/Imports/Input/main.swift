import Arbor
import class Store.Depot

/// Of a type that only this module sees, by an import that says so.
@Arbor.Instantiable
public struct B: Arbor.Instantiable {
    public init(depot: Depot) {
        self.depot = depot
    }

    @Arbor.Received let depot: Depot
}

@Arbor.Instantiable(isRoot: true)
public struct Root: Instantiable {
    public init(a: A, b: B, depot: Depot, plain: any Sendable) {
        self.a = a
        self.b = b
        self.depot = depot
        self.plain = plain
    }

    @Arbor.Instantiated let a: A
    @Instantiated let b: B
    @Arbor.Instantiated let depot: Depot
    @Instantiated(fulfilledByType: "Plain") let plain: any Sendable
}

let root = Root()
print(root.a.identity, root.b.depot === root.depot, root.a.cellar.name, type(of: root.plain))
