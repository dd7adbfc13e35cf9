import Arbor
import Lib

@Instantiable public final class Page: Instantiable {
    public init(
        load: @escaping () throws(Lib.Failure) -> Void, action: @escaping @Lib.Work () -> Void, leaf: Leaf
    ) {
        self.load = load
        self.action = action
        self.leaf = leaf
    }
    @Forwarded let load: () throws(Lib.Failure) -> Void
    @Forwarded let action: @Lib.Work () -> Void
    @Instantiated let leaf: Leaf
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}

print(type(of: Root().page))
