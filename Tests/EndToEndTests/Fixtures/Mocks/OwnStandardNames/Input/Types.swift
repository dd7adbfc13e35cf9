import Arbor

// The program's own types hide those of the standard library.

public struct String {}
public struct StaticString {}
public struct Int {}
public struct Bool {}

@Instantiable(generateDouble: true)
public protocol Log { func write() }

@Instantiable(fulfillingAdditionalTypes: [Log.self])
public struct DiskLog: Log, Instantiable {
    public init() {}
    public func write() { print("disk") }
}

@Instantiable(isRoot: true, generateMock: true, generateTest: true)
public struct App: Instantiable {
    public init(log: any Log) { self.log = log }
    @Instantiated let log: any Log
}
