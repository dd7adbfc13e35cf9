import Arbor

@Instantiable public final class Owner: Instantiable { public init() {} }

@Instantiable public final class Child: Instantiable {
    public init(owner: Owner?, keeper: Owner?) {
        self.owner = owner
        self.keeper = keeper
    }
    /// Its type has to be optional.
    @Received weak var owner: Owner?
    @Received unowned let keeper: Owner?
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(owner: Owner, keeper: Owner, child: Child) {
        self.owner = owner
        self.keeper = keeper
        self.child = child
    }
    @Instantiated let owner: Owner
    @Instantiated let keeper: Owner
    @Instantiated let child: Child
}
