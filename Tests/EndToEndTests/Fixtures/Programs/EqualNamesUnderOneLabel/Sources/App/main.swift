import Arbor
import ModA

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: Store, inner: Inner) {
        self.store = store
        self.inner = inner
    }
    @Instantiated let store: Store
    @Instantiated let inner: Inner
}

let root = Root()
print(
    root.inner.a.store === root.store && root.inner.a.reader.store === root.store,
    root.inner.reader.store === root.inner.store)
