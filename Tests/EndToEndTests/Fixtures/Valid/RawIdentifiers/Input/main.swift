import Arbor

// Names that are none without their backticks.

@Instantiable
public final class Book: Instantiable {
    public init() {}
}

@Instantiable
public final class `my shelf`: Instantiable {
    public init(`my book`: Book, `2nd book`: Book, `default`: Book) {
        self.`my book` = `my book`
        self.`2nd book` = `2nd book`
        self.default = `default`
    }
    @Received let `my book`: Book
    @Received(fulfilledByDependencyNamed: "my book", ofType: Book.self) let `2nd book`: Book
    @Received(fulfilledByDependencyNamed: "`my book`", ofType: Book.self) let `default`: Book
}

@Instantiable
public final class Reader: Instantiable {
    public init(`their name`: String, `my book`: Book, shelf: `my shelf`) {
        self.`their name` = `their name`
        self.`my book` = `my book`
        self.shelf = shelf
    }
    @Forwarded let `their name`: String
    @Instantiated let `my book`: Book
    @Instantiated let shelf: `my shelf`
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(`my book`: Book, shelf: `my shelf`, reader: Instantiator<Reader>) {
        self.`my book` = `my book`
        self.shelf = shelf
        self.reader = reader
    }
    @Instantiated let `my book`: Book
    @Instantiated let shelf: `my shelf`
    @Instantiated let reader: Instantiator<Reader>
}

let root = Root()
print(root.shelf.`2nd book` === root.`my book`, root.shelf.default === root.`my book`)
let reader = root.reader.instantiate("Ada")
print(reader.`their name`, reader.`my book` === root.`my book`, reader.shelf.`my book` === reader.`my book`)
