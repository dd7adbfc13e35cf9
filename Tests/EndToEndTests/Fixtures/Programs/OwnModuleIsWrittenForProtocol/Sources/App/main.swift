import Arbor

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: any App.Store, reader: App.Reader) {
        self.store = store
        self.reader = reader
    }
    @Instantiated let store: any App.Store
    @Instantiated let reader: App.Reader
}

let root = Root()
print(root.store.name, root.store === root.reader.store)
