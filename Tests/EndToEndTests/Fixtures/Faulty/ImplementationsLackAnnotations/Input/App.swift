import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(log: any Log, store: any Store, cache: any Cache, formatter: Formatter) {
        (self.log, self.store, self.cache, self.formatter) = (log, store, cache, formatter)
    }
    @Instantiated let log: any Log
    @Instantiated let store: any Store
    @Instantiated let cache: any Cache
    @Instantiated let formatter: Formatter
}

public protocol Log {}
public protocol Store {}
public protocol Cache {}
public struct Formatter {}
