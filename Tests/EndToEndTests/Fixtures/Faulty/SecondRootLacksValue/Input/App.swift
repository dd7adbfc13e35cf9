import Arbor

@Instantiable(isRoot: true)
public struct App: Instantiable {
    public init(log: Log, home: Home) { self.log = log; self.home = home }
    @Instantiated let log: Log
    @Instantiated let home: Home
}
@Instantiable(isRoot: true)
public struct PreviewApp: Instantiable {           // forgot to instantiate 'log'
    public init(home: Home) { self.home = home }
    @Instantiated let home: Home
}
@Instantiable
public struct Home: Instantiable {
    public init(header: Header) { self.header = header }
    @Instantiated let header: Header               // made here only
}
@Instantiable
public struct Header: Instantiable {
    public init(log: Log) { self.log = log }
    @Received let log: Log
}
@Instantiable
public struct Log: Instantiable { public init() {} }
