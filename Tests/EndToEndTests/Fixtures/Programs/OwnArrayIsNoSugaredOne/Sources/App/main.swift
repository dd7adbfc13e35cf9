import Arbor

@Instantiable public final class Array<T>: Instantiable {
    public init() {}
}

@Instantiable public final class Page: Instantiable {
    public init(array: [Int], leaf: Leaf) {
        self.array = array
        self.leaf = leaf
    }
    @Forwarded let array: [Int]
    @Instantiated let leaf: Leaf
}

@Instantiable public final class Leaf: Instantiable {
    public init(array: Array<Int>) { self.array = array }
    @Received let array: Array<Int>
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(array: Array<Int>, page: Instantiator<Page>) {
        self.array = array
        self.page = page
    }
    @Instantiated let array: Array<Int>
    @Instantiated let page: Instantiator<Page>
}

let root = Root()
print(root.page.instantiate([1]).leaf.array === root.array)
