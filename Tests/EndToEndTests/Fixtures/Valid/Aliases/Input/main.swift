import Arbor
import Identity

public protocol Reading: AnyObject { var identity: Identity { get } }
public protocol Writing: Reading {}

@Instantiable
public final class Store: Writing, Instantiable {
    public init() {}
    public let identity = Identity("Store")
}

/// An alias of an alias of what a sibling is, each seen below under its own name.
@Instantiable
public final class Library: Instantiable {
    public init(reader: any Reading, writer: any Writing, desk: Desk, backup: any Writing) {
        self.reader = reader
        self.writer = writer
        self.desk = desk
        self.backup = backup
    }

    @Received(fulfilledByDependencyNamed: "writer", ofType: (any Writing).self) let reader: any Reading
    @Received(fulfilledByDependencyNamed: "store", ofType: Store.self) let writer: any Writing
    @Instantiated let desk: Desk
    /// Of what is taken from above under the very same key.
    @Received let backup: any Writing
}

@Instantiable
public final class Desk: Instantiable {
    public init(reader: any Reading, clerk: Clerk, backup: any Reading) {
        self.reader = reader
        self.clerk = clerk
        self.backup = backup
    }

    @Received let reader: any Reading
    @Instantiated let clerk: Clerk
    /// The label that it has above, with another type.
    @Received(fulfilledByDependencyNamed: "backup", ofType: (any Writing).self) let backup: any Reading
}

@Instantiable
public final class Clerk: Instantiable {
    public init(reader: any Reading, writer: any Writing, backup: any Reading, shelf: Reading) {
        self.reader = reader
        self.writer = writer
        self.backup = backup
        self.shelf = shelf
    }

    @Received let reader: any Reading
    @Received let writer: any Writing
    @Received let backup: any Reading
    /// The nearest of that name.
    @Received(fulfilledByDependencyNamed: "backup", ofType: Reading.self) let shelf: Reading
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(library: Library, store: Store, backup: any Writing) {
        self.library = library
        self.store = store
        self.backup = backup
    }

    @Instantiated let library: Library
    @Instantiated let store: Store
    @Instantiated(fulfilledByType: "Store") let backup: any Writing
}

let root = Root()
let clerk = root.library.desk.clerk
print(root.library.reader === root.store, root.library.writer === root.store)
print(clerk.reader === root.store, clerk.writer === root.store, clerk.shelf === clerk.backup)
print(root.library.backup === root.backup, root.library.desk.backup === root.backup, clerk.backup === root.backup)
