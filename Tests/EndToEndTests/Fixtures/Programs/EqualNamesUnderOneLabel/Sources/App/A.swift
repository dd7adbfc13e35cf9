import Arbor
import ModA

@Instantiable
public final class Deep: Instantiable {
    public init(store: Store, reader: AReader) {
        self.store = store
        self.reader = reader
    }
    @Received let store: Store
    @Instantiated let reader: AReader
}
