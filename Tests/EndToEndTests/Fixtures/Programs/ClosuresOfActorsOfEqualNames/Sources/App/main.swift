import Arbor
import LibB

@Instantiable public final class Middle: Instantiable {
    public init(leaf: Leaf) { self.leaf = leaf }
    @Instantiated let leaf: Leaf
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(page: Instantiator<Page>) { self.page = page }
    @Instantiated let page: Instantiator<Page>
}
