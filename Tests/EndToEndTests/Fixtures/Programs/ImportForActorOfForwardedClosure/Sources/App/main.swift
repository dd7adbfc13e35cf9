import Arbor
import Core

@Instantiable public final class Leaf: Instantiable {
    public init(action: @escaping @Work () -> Void) { self.action = action }
    @Received let action: @Work () -> Void
}

@Instantiable public final class Page: Instantiable {
    public init(action: @escaping @Work () -> Void, leaf: Leaf) {
        self.action = action
        self.leaf = leaf
    }
    @Forwarded let action: @Work () -> Void
    @Instantiated let leaf: Leaf
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}

await Root().page.instantiate({ print("done") }).leaf.action()
