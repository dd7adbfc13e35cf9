import Arbor
import Core

@Instantiable(isRoot: true)
struct App: Instantiable {
    init(cache: Cache, reader: Reader, log: Log) { (self.cache, self.reader, self.log) = (cache, reader, log) }

    @Instantiated let cache: Cache
    @Instantiated let reader: Reader
    @Instantiated let log: Log
}
