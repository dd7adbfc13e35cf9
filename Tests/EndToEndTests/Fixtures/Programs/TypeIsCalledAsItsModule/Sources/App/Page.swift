import Arbor
import Cache

@Instantiable
public final class Page: Instantiable {
    public init(cache: Cache, reader: Reader) {
        self.cache = cache
        self.reader = reader
    }
    @Instantiated let cache: Cache
    @Instantiated let reader: Reader
}

@Instantiable
public final class Reader: Instantiable {
    public init(cache: Cache) { self.cache = cache }
    @Received let cache: Cache
}
