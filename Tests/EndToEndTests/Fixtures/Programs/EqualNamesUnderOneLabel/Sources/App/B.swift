import Arbor
import ModB

@Instantiable
public final class Inner: Instantiable {
    public init(store: Store, reader: BReader, a: Deep) {
        self.store = store
        self.reader = reader
        self.a = a
    }
    @Instantiated let store: Store
    @Instantiated let reader: BReader
    @Instantiated let a: Deep
}
