import Arbor
import ModA
import ModB

@Instantiable(isRoot: true)
public final class Root: Instantiable {
    public init(store: any Store) { self.store = store }
    @Instantiated let store: any Store
}

print(Root())
