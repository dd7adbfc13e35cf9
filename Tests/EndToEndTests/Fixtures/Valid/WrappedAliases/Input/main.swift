import Arbor
import Identity

public protocol Store: AnyObject {
    var identity: Identity { get }
}

/// A concrete existential: no class conforms to it, it wraps them.
public struct AnyStore {
    public init(_ store: any Store) { self.store = store }
    let store: any Store
}

@Instantiable(fulfillingAdditionalTypes: [Store.self])
public final class FileStore: Store, Instantiable {
    public init() {}
    public let identity = Identity("FileStore")
}

@Instantiable
public final class Below: Instantiable {
    public init(anyStore: AnyStore, name: String) {
        self.anyStore = anyStore
        self.name = name
    }

    @Received let anyStore: AnyStore
    @Received let name: String
}

@Instantiable
public final class Middle: Instantiable {
    public init(anyStore: AnyStore, maybe: AnyStore?, never: AnyStore?, below: Below, title: String, name: String) {
        self.anyStore = anyStore
        self.maybe = maybe
        self.never = never
        self.below = below
        self.title = title
        self.name = name
    }

    @Received(fulfilledByDependencyNamed: "store", ofType: Store.self, erasedToConcreteExistential: true)
    let anyStore: AnyStore
    @Received(
        fulfilledByDependencyNamed: "fileStore", ofType: FileStore.self, erasedToConcreteExistential: true,
        onlyIfAvailable: true)
    let maybe: AnyStore?
    @Received(
        fulfilledByDependencyNamed: "nowhere", ofType: FileStore.self, erasedToConcreteExistential: true,
        onlyIfAvailable: true)
    let never: AnyStore?
    @Instantiated let below: Below
    @Forwarded let title: String
    /// Another name of what this very type is given.
    @Received(fulfilledByDependencyNamed: "title", ofType: String.self) let name: String
}

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: Store, fileStore: FileStore, middles: Instantiator<Middle>) {
        self.store = store
        self.fileStore = fileStore
        self.middles = middles
    }

    @Instantiated let store: Store
    @Instantiated let fileStore: FileStore
    @Instantiated let middles: Instantiator<Middle>
}

let root = Root()
let middle = root.middles.instantiate("title")
print(middle.anyStore.store === root.store, middle.below.anyStore.store === root.store)
print(middle.maybe?.store === root.fileStore, middle.never == nil ? "never" : "there", middle.name, middle.below.name)

extension AnyStore: Equatable {
    public static func == (left: AnyStore, right: AnyStore) -> Bool { left.store === right.store }
}
