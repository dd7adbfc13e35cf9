import Arbor

@Instantiable public final class Array<T>: Instantiable {
    public init() {}
}

@Instantiable public struct Optional<T>: Instantiable {
    public init() {}
}

@Instantiable public final class Page: Instantiable {
    public init(array: Array<Int>, optional: Optional<Int>, x: Int?, y: [Int]) {
        self.array = array
        self.optional = optional
        self.x = x
        self.y = y
    }
    @Received let array: Array<Int>
    @Received let optional: Optional<Int>
    @Forwarded let x: Int?
    @Forwarded let y: [Int]
}

@Instantiable(isRoot: true) public final class Root: Instantiable {
    public init(array: Array<Int>, optional: Optional<Int>, page: Instantiator<Page>) {
        self.array = array
        self.optional = optional
        self.page = page
    }
    @Instantiated let array: Array<Int>
    @Instantiated let optional: Optional<Int>
    @Instantiated let page: Instantiator<Page>
}

let root = Root()
print(root.page.instantiate((3, [1])).array === root.array)
