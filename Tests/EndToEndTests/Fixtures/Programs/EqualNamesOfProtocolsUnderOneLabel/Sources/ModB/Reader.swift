import Arbor

@Instantiable
public final class Reader: Instantiable {
    public init(store: any Store) { self.store = store }
    @Received let store: any Store
}
