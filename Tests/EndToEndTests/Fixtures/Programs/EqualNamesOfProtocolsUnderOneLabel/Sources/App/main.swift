import Arbor
import ModA
import ModB

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: any ModA.Store, reader: Reader) {
        self.store = store
        self.reader = reader
    }
    @Instantiated let store: any ModA.Store
    @Instantiated let reader: Reader
}

print(Root())
