import Arbor

@Instantiable public final class Log: Screen, Instantiable { public init() {} }
@Instantiable public final class Job: Instantiable {
    public init(log: Log) { self.log = log }
    @Received let log: Log
}
