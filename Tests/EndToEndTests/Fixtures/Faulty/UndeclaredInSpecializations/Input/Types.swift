import Arbor

public struct User {}
public struct Item {}

@Instantiable(isRoot: true)
public final class App: Instantiable {
    public init(users: Repo<User>, items: Repo<Item>) { (self.users, self.items) = (users, items) }

    @Instantiated let users: Repo<User>
    @Instantiated let items: Repo<Item>
}

// One property, which each specialization has.
@Instantiable
public final class Repo<Value>: Instantiable {
    public init(store: Store<Value>) { self.store = store }

    @Instantiated let store: Store<Value>
}
