import Arbor
import Lib

/// `Base.Log` is Lib's own, so this one is meant below it.
@Instantiable public final class Log: Instantiable { public init() {} }

public struct Key { public init() {} }

@Instantiable public final class Page: Middle, Instantiable {
    public init(key: Key, log: Log, row: Row) {
        self.key = key
        self.log = log
        self.row = row
        super.init()
    }
    @Forwarded let key: Key
    @Instantiated let log: Log
    @Instantiated let row: Row
}

@Instantiable public struct Row: Instantiable {
    public init(key: Key?, other: Base.Key?) { self.key = key; self.other = other }
    @Received(onlyIfAvailable: true) let key: Key?
    @Received(fulfilledByDependencyNamed: "key", ofType: Base.Key?.self, onlyIfAvailable: true) let other: Base.Key?
}
